from . import services, yards, company, people_close, leaders, covers, gallery, training  # noqa: F401
