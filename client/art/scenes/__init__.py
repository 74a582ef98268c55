from . import services, yards  # noqa: F401
