# The API alone; its database is a Neo4j server named by NEO4J_URI (docker-compose.yml brings one).

FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY tsconfig.json tsconfig.build.json ./
COPY src ./src
RUN npx tsc -p tsconfig.build.json --noEmitOnError
RUN npm prune --omit=dev

# The embedding model, out of the Maven artifacts that hold it, so that the image needs no network when it runs.
FROM maven:3-eclipse-temurin-21 AS model-jars
WORKDIR /jars
COPY scripts/setup/model-pom.xml pom.xml
RUN mvn -B -q org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies -DoutputDirectory=/jars/lib

FROM node:20-slim AS model
WORKDIR /app
COPY scripts/setup ./scripts/setup
COPY --from=model-jars /jars/lib /jars
RUN node --input-type=module -e "import { makeFolder } from './scripts/setup/atomic-folder.mjs'; import { unpackModel } from './scripts/setup/model.mjs'; await makeFolder('/model', (partial) => unpackModel('/jars', partial));"

FROM node:20-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 MNEME_HOME=/data
WORKDIR /app
RUN mkdir -p /data && chown node:node /data
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=model /model /models/Xenova/all-MiniLM-L6-v2
COPY package.json schema.graphql LICENSE ./
COPY assets ./assets
COPY cypher ./cypher
COPY web ./web
ENV EMBEDDING_MODEL_PATH=/models/Xenova/all-MiniLM-L6-v2
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/main.js"]
