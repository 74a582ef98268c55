# Debian's Postgres 15, which has its security releases, and Debian's PgBouncer in session mode in front of it.
FROM debian:bookworm-slim
# A machine's own build of this image may lack the security releases, which are what is tested.
RUN { grep -rqs bookworm-security /etc/apt/sources.list /etc/apt/sources.list.d \
    || echo 'deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/debian-security bookworm-security main' \
      >/etc/apt/sources.list.d/security.list; } \
  && apt-get update -qq \
  && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql-15 pgbouncer >/dev/null \
  && rm -rf /var/lib/apt/lists/*
USER postgres
ENV PATH=/usr/lib/postgresql/15/bin:/usr/sbin:$PATH
WORKDIR /var/lib/postgresql
RUN initdb --pgdata data --auth trust --username guardhouse --encoding UTF8 --locale C.UTF-8 >/dev/null \
  && echo 'host all all all trust' >>data/pg_hba.conf \
  && echo "listen_addresses = '*'" >>data/postgresql.conf \
  && printf '%s\n' '[databases]' '* = host=127.0.0.1 user=guardhouse' \
    '[pgbouncer]' 'listen_addr = 0.0.0.0' 'listen_port = 6432' 'auth_type = any' 'pool_mode = session' \
    'default_pool_size = 50' 'unix_socket_dir =' >pgbouncer.ini
ENV PGUSER=guardhouse PGDATABASE=postgres
CMD ["sh", "-c", "pg_ctl --pgdata data --wait --log log start && createdb guardhouse && exec pgbouncer pgbouncer.ini"]
