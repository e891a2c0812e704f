"""The one integer type of the rules: a machine word when compiled, a plain int otherwise."""

from mypy_extensions import i64 as Int  # noqa: N812

__all__ = ["Int"]
