# What the image stands on: anything with Node 24 and a user `node`; to build, npm too.
ARG BASE=node:24.21.0-slim
ARG BUILD_BASE=${BASE}

# The browser app is built with the tools; what runs has none of them.
FROM ${BUILD_BASE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build && npm run -s sbom > sbom.cdx.json

# The optional package is a Node, which the base has. Nothing reads source maps and types at run time.
FROM ${BUILD_BASE} AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --no-audit --no-fund \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
COPY contract contract
COPY lib lib
COPY server server
COPY public public
COPY --from=packages /app/node_modules node_modules
# What is in it, for who looks for a package with a hole (CycloneDX).
COPY --from=build /app/sbom.cdx.json sbom.cdx.json
COPY --from=build /app/dist dist
RUN install -d -o node /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--disable-warning=ExperimentalWarning", "--no-sparkplug", "server/app/main.ts"]
