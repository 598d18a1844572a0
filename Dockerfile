# Spaceline in a container: docker build -t spaceline . && docker run -p 4173:4173 -v spaceline:/data spaceline
FROM node:20-bookworm-slim AS build
WORKDIR /spaceline
COPY . .
RUN npm ci --include=dev --no-audit --no-fund \
  && node scripts/build.mjs \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 SPACELINE_DATA=/data
WORKDIR /spaceline
COPY --from=build /spaceline/package.json ./
COPY --from=build /spaceline/node_modules ./node_modules
COPY --from=build /spaceline/packages ./packages
COPY --from=build /spaceline/dist ./dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4173/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# Not npm start: signals must reach the server itself.
CMD ["node", "--enable-source-maps", "dist/server/main.js"]
