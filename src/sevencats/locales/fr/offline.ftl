### Quand une nouvelle version attend, en français.

web-newer = Une nouvelle version de la maison est prête.
web-newer-take = L’adopter
