### When a new version waits, in English.

web-newer = A new version of the house is ready.
web-newer-take = Take it
