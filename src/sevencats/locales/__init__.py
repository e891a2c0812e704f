"""Words in six languages, read from the Fluent files beside this one, which the browser reads too.

`docs/languages.md` says how messages are found and filled, exactly enough to do the same elsewhere."""

from sevencats.locales.words import COMPLETE, LANGUAGES, Words, bundle

__all__ = ["COMPLETE", "LANGUAGES", "Words", "bundle"]
