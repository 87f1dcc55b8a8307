# The digests are those that docker-library/repo-info recorded in August 2026 for these tags. Dependabot renews them
# (.github/dependabot.yml); docs/deploy.md explains how to do it by hand.
FROM node:24-slim@sha256:cd84903a12dbd26b46f1f3b8144a2568c41c5d37ddd0c7a80a34c7a19786b35f AS node

FROM node AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json vite.config.ts ./
COPY scripts scripts
COPY shared shared
COPY server server
COPY client client
# The image has no git: docker build --build-arg BUILD_COMMIT=$(git rev-parse --short=12 HEAD)
ARG BUILD_COMMIT=unknown
RUN npm run build
RUN node scripts/lib/smaller-fonts.mjs

FROM node AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# dist/server contains the packages' code. Only packages with a native library, and those that they require, are loaded from
# here; of the others the licenses stay. Source maps, types, C sources, and LMDB for other systems are not used.
RUN find node_modules -type f ! -iname 'licen[cs]e*' ! -iname 'notice*' ! -name package.json \( \
    ! -regex 'node_modules/\(@harperfast\|@lmdb\|@msgpackr-extract\|@node-rs\|@resvg\|detect-libc\|lmdb\|msgpackr\|msgpackr-extract\|node-addon-api\|node-gyp-build-optional-packages\|ordered-binary\|weak-lru-cache\)/.*' \
    -o -name '*.map' -o -name '*.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.[ch]' -o -name '*.cpp' \
    -o -path '*/lmdb/dependencies/*' -o -path '*/.claude/*' -o -iname 'readme*' -o -iname 'changelog*' -o -iname 'history*' -o -name '*.abi*.node' -o -name '*.musl.node' \) -delete

# Debian, because LMDB's prebuilt library needs glibc. Only Node is copied: the image has neither npm nor yarn.
FROM debian:bookworm-slim@sha256:abd67ffcfa541b485a3dff59865ab629aa048a6c613e639d36e7456b0b229241
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --no-create-home --shell /usr/sbin/nologin node
WORKDIR /app
COPY --from=node /usr/local/bin/node /usr/local/bin/node
COPY package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=build /app/dist dist
# The only folder that the server writes to.
RUN mkdir .data && chown node:node .data
USER node
ENV NODE_ENV=production PORT=3000 DATA_DIR=/app/.data
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between, so that SIGTERM reaches the server and it shuts down cleanly.
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
