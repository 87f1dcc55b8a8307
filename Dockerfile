# Debian, because LMDB's prebuilt library needs glibc.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --no-audit --no-fund
COPY tsconfig.base.json vite.config.ts ./
COPY scripts scripts
COPY shared shared
COPY server server
COPY client client
RUN npm run build

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force
COPY --from=build /app/dist dist
# The only folder that the server writes to.
RUN mkdir .data && chown node:node .data
USER node
ENV PORT=3000 DATA_DIR=/app/.data
VOLUME /app/.data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# No shell in between, so that SIGTERM reaches the server and it shuts down cleanly.
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
