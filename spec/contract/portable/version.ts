import { isObject, type JsonObject } from '../../source/json.js';
import type { PortableRule } from './rules.js';
import { listed, mapSchemas, without } from './schemas.js';

/** What OpenAPI 3.0 says otherwise than 3.1, or cannot say. */
export const olderRules: readonly PortableRule[] = [
  {
    name: '3.0-document',
    why: 'OpenAPI 3.0 has its own dialect of JSON Schema, no summary in `info`, and an address of the license instead of its short name.',
    apply: withOlderInfo,
  },
  {
    name: '3.0-references',
    why: 'OpenAPI 3.0 ignores what stands beside a reference: it is left out.',
    apply: (document) =>
      mapSchemas(document, (schema) =>
        typeof schema['$ref'] === 'string' ? { $ref: schema['$ref'] } : schema,
      ),
  },
  {
    name: '3.0-null',
    why: 'A type or null is `nullable` in OpenAPI 3.0.',
    apply: (document) => mapSchemas(document, withNullable),
  },
  {
    name: '3.0-examples',
    why: 'Schemas of OpenAPI 3.0 have one example: the first.',
    apply: (document) => mapSchemas(document, withOneExample),
  },
];

function withOlderInfo({ jsonSchemaDialect: _, ...document }: JsonObject): JsonObject {
  const { info } = document;
  if (!isObject(info)) return document;
  const { summary: __, license, ...said } = info;
  const { identifier, ...known } = isObject(license) ? license : {};
  const url = `https://spdx.org/licenses/${identifier}.html`;
  const named = identifier === undefined ? {} : { license: { ...known, url } };
  return { ...document, openapi: '3.0.3', info: { ...said, ...named } };
}

function withNullable(schema: JsonObject): JsonObject {
  const types = listed(schema, 'type');
  if (types === undefined) return schema;
  const others = types.filter((type) => type !== 'null');
  const [type = null] = others;
  const said = { ...schema, type: others.length === 1 ? type : others };
  return others.length === types.length ? said : { ...said, nullable: true };
}

function withOneExample(schema: JsonObject): JsonObject {
  const [example] = listed(schema, 'examples') ?? [];
  return example === undefined ? schema : { ...without(schema, ['examples']), example };
}
