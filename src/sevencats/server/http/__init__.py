"""The HTTP API: middleware, rate limit, authentication, and the endpoints in `routes`."""
