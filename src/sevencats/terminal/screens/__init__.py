"""Whole screens and the dialogs above them, a file each."""
