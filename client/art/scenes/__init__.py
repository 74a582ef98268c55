from . import services, yards, company, leaders, covers, gallery, training  # noqa: F401
