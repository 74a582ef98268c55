from . import services, yards, company, people_close, leaders, covers, pages, gallery, training  # noqa: F401
