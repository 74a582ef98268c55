# Built on what Docker calls node:24-bookworm-slim; nothing of the first two stages but what is copied is kept.
FROM node:24-bookworm-slim AS client
WORKDIR /app
# A registry of one's own, for whoever builds without the public one.
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
# The tests' browsers and databases come by install scripts; the build needs none of them.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node client/build/build.ts && node server/pages/build.ts

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
# Node reads neither source maps nor declarations of types.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json ./
COPY migrations ./migrations
COPY src ./src
COPY server ./server
COPY --from=client /app/dist ./dist
# A volume that is made for it takes over who may write there.
RUN install --directory --owner=node --group=node --mode=0700 /data
# By number, so that Kubernetes can see that it is not root.
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=4s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Without npm in between: a signal reaches the server itself.
CMD ["node", "server/start.js"]
