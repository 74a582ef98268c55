# Debian's Postgres 15, which has its security releases.
FROM debian:bookworm-slim
RUN apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql-15 >/dev/null \
  && rm -rf /var/lib/apt/lists/*
USER postgres
ENV PATH=/usr/lib/postgresql/15/bin:$PATH
WORKDIR /var/lib/postgresql
RUN initdb --pgdata data --auth trust --username guardhouse --encoding UTF8 --locale C.UTF-8 >/dev/null \
  && echo 'host all all all trust' >>data/pg_hba.conf \
  && echo "listen_addresses = '*'" >>data/postgresql.conf
ENV PGUSER=guardhouse PGDATABASE=postgres
CMD ["sh", "-c", "pg_ctl --pgdata data --wait --log log start && createdb guardhouse && exec tail -f log"]
