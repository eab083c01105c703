# Heddle with its own PostgreSQL: a Debian slim with glibc, Node and what Heddle needs to run. docs/self-hosting.md says how to run it.
ARG BASE_IMAGE=docker.io/library/debian:trixie-slim

FROM ${BASE_IMAGE} AS build
RUN apt-get update \
  && apt-get install -y --no-install-recommends npm ca-certificates \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /heddle
COPY package.json package-lock.json ./
# The secret is for networks whose proxy has a certificate authority of its own.
RUN --mount=type=secret,id=ca,target=/run/ca.crt NODE_EXTRA_CA_CERTS=/run/ca.crt npm ci --no-audit --no-fund
COPY . .
# What is in dist/ now, and tools that libraries name as optional, are of no use to the server.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/lucide-react node_modules/@fontsource* node_modules/vite node_modules/vitest node_modules/.cache \
  && find contract domain intake server scripts -name '*.test.ts' -delete

FROM ${BASE_IMAGE}
# Speech models are unpacked by tar and bzip2.
RUN apt-get update \
  && apt-get install -y --no-install-recommends bzip2 \
  && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 1000 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin heddle \
  && mkdir /data && chown heddle:heddle /data
WORKDIR /heddle
COPY --from=build /heddle/package.json /heddle/CHANGELOG.md ./
COPY --from=build /heddle/node_modules node_modules
COPY --from=build /heddle/dist dist
COPY --from=build /heddle/contract contract
COPY --from=build /heddle/domain domain
COPY --from=build /heddle/intake intake
COPY --from=build /heddle/messages messages
COPY --from=build /heddle/server server
COPY --from=build /heddle/scripts scripts
ENV PATH=/heddle/node_modules/.bin:$PATH \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  NODE_COMPILE_CACHE=/tmp/node-compile-cache
USER heddle
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=16", "server/main.ts"]
