# Safelight's server with the built client. One image, three roles: WORKER=inline (all), off (HTTP), only (jobs).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# What only the client imports is in its bundle, so these packages are devDependencies, and not in the image.
ENV ONNXRUNTIME_NODE_INSTALL=skip
RUN npm ci --no-audit --no-fund && node tools/build.ts && npm prune --omit=dev --ignore-scripts

# No fonts of the system: letters of drawings come from packages (apps/api/src/container/drawing-fonts.ts).
FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=20s \
  CMD node -e "fetch('http://127.0.0.1:'+process.env.PORT+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"
CMD ["node", "--enable-source-maps", "dist/apps/api/main.js"]
