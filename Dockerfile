# syntax=docker/dockerfile:1
# The mock and the kit: docker build -t pdk . && docker run --rm -p 4010:4010 pdk
FROM node:20.20-bookworm-slim AS build
WORKDIR /source
COPY . .
RUN npm ci && npm pack --pack-destination /packed

FROM node:20.20-bookworm-slim
COPY --from=build /packed/*.tgz /tmp/
# With the driver for mocks that share a PostgreSQL database.
RUN npm install --global --omit=optional /tmp/people-data-kit-*.tgz pg@8 && rm /tmp/*.tgz
# Nothing in it needs to be root; reports, journals and recordings are written to a folder that is mounted here.
RUN mkdir /work && chown node:node /work
USER node
WORKDIR /work
EXPOSE 4010
ENTRYPOINT ["pdk"]
CMD ["mock", "--host", "0.0.0.0"]
