"""Evaluation functions and rollout policies, a file a game; learned weights in the TOML files beside them."""
