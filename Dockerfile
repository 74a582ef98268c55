# Three stages on node:24-bookworm-slim. The final image contains only what is copied from the first two.
FROM node:24-bookworm-slim AS client
WORKDIR /app
# An npm registry to use instead of the public one.
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
# Install scripts only download the tests' browsers and databases, which the build does not need.
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node client/build/build.ts && node server/pages/build.ts

FROM node:24-bookworm-slim AS dependencies
WORKDIR /app
ARG NPM_CONFIG_REGISTRY
COPY package.json package-lock.json ./
# Source maps, TypeScript (which Node runs in no node_modules) and manuals are not used at run time.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.md' \) -delete \
  # pdfkit ships its package manager, and both it and its libraries ship builds for browsers.
  && rm -rf node_modules/pdfkit/.yarn node_modules/pdfkit/js/pdfkit.browser* node_modules/pdfkit/js/pdfkit.standalone* \
    node_modules/pdfkit/js/*.old.js node_modules/fontkit/dist/browser* node_modules/fontkit/dist/main.cjs node_modules/fontkit/src \
    node_modules/brotli/build node_modules/brotli/compress.js node_modules/brotli/enc

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
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
CMD ["node", "server/start.js"]
