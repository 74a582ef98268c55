# By digest, because a tag can be moved. Another build of the same image can be named with --build-arg.
ARG NODE_IMAGE=node:24-bookworm-slim@sha256:6f7b03f7c2c8e2e784dcf9295400527b9b1270fd37b7e9a7285cf83b6951452d

# Three stages. The final image contains only what is copied from the first two.
FROM ${NODE_IMAGE} AS client
WORKDIR /app
# An npm registry to use instead of the public one.
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
# Install scripts only download the tests' browsers and databases, which the build does not need.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node client/build/build.ts && node server/pages/build.ts

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${NODE_IMAGE}
WORKDIR /app
# With one pool of memory for each two threads, the C library returns more of what is freed.
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json ./
COPY migrations ./migrations
COPY src ./src
COPY server ./server
COPY --from=client /app/dist ./dist
# A new volume mounted here inherits this owner and mode.
RUN install --directory --owner=node --group=node --mode=0700 /data
# A numeric user, because Kubernetes' runAsNonRoot cannot check a name.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not through npm, so that the server receives signals itself.
CMD ["node", "--max-semi-space-size=8", "server/start.js"]
