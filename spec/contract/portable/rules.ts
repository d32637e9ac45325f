import { isArray, isObject, type Json, type JsonObject, resolved } from '../../source/json.js';
import { valueAt } from '../../source/tree.js';
import { listed, mapOperations, mapSchemas, without } from './schemas.js';

/** A transformation of a whole OpenAPI document that leaves every place where it is. */
export interface PortableRule {
  readonly name: string;
  /** What other tools cannot read, and what is said instead. */
  readonly why: string;
  readonly apply: (document: JsonObject) => JsonObject;
}

/** What generators cannot say, in the order in which it is taken out. */
export const portableRules: readonly PortableRule[] = [
  {
    name: 'conditions',
    why: 'No generated type depends on the value of another member: what holds only under a condition is left out.',
    apply: (document) => mapSchemas(document, (schema) => without(schema, ['if', 'then', 'else'])),
  },
  {
    name: 'absent-members',
    why: 'Members that must be left out are schemas that admit nothing, at which generators stop: such a member is left out.',
    apply: (document) => mapSchemas(document, withoutAbsent),
  },
  {
    name: 'required-alternatives',
    why: 'Alternatives that only say which members are required are unions of one type with itself: each member is optional.',
    apply: (document) => mapSchemas(document, withoutBareAlternatives),
  },
  {
    name: 'anything-else',
    why: 'A type or anything else is anything at all: only the type is said, which is what a client should send.',
    apply: (document) => mapSchemas(document, withoutAnything),
  },
  {
    name: 'one-list',
    why: 'Alternatives that are lists of strings cannot be told apart: they are one list.',
    apply: (document) => mapSchemas(document, (schema) => withOneList(document, schema)),
  },
  {
    name: 'several-types',
    why: 'Several types in one `type` stop generators or give no type: they are alternatives, each with what holds for it.',
    apply: (document) => mapSchemas(document, withTypesApart),
  },
  {
    name: 'twin-members',
    why: 'Members whose names differ only by case or `_` become one name in other languages: only the first is described.',
    apply: (document) => mapSchemas(document, withoutTwins),
  },
  {
    name: 'defaults',
    why: 'Members with a `default` are required by some generated types, and always sent by some clients: it is under `x-default`.',
    apply: (document) => mapSchemas(document, withQuietDefault),
  },
  {
    name: 'default-response',
    why: 'Without a `default` response clients have no type for errors: every operation has one, with the body of a refusal.',
    apply: withRefusals,
  },
  {
    name: 'one-body',
    why: 'Of a body in several forms, generators import types that they do not make: only the first content type is described.',
    apply: withFirstContentOnly,
  },
  {
    name: 'webhooks',
    why: 'Generators make calls of webhooks, some instead of the operations of the same tag: they are under `x-webhooks`.',
    apply: ({ webhooks, ...document }) => ({
      ...document,
      ...(webhooks === undefined ? {} : { 'x-webhooks': webhooks }),
    }),
  },
  {
    name: 'unused',
    why: 'Schemas to which nothing refers any more are left out.',
    apply: withoutUnused,
  },
];

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

/** Whether a schema admits nothing. */
const isNothing = (schema: Json | undefined): boolean =>
  schema === false || (isObject(schema) && isAnything(schema['not']));

/** Whether a schema admits everything: it has no keywords but descriptions of it. */
const isAnything = (schema: Json | undefined): boolean =>
  schema === true || (isObject(schema) && Object.keys(schema).every(isNote));
const isNote = (key: string): boolean =>
  key.startsWith('x-') || ['title', 'description', 'example', 'examples', 'deprecated'].includes(key);

function withoutAbsent(schema: JsonObject): JsonObject {
  const { properties } = schema;
  // One that is a member goes with its name.
  const kept = isNothing(schema) ? schema : without(schema, ['not']);
  if (!isObject(properties)) return kept;
  const absent = Object.keys(properties).filter((name) => isNothing(properties[name]));
  return { ...kept, properties: without(properties, absent) };
}

function withoutBareAlternatives(schema: JsonObject): JsonObject {
  const isBare = (branch: Json): boolean =>
    isObject(branch) &&
    Object.keys(branch).every((key) => isNote(key) || ['required', 'properties'].includes(key));
  const bare = ['anyOf', 'oneOf'].filter((key) => listed(schema, key)?.every(isBare));
  const left = without(schema, bare);
  // What is said only of the alternatives goes with them.
  return bare.length > 0 && Object.keys(left).every((key) => key.startsWith('x-')) ? {} : left;
}

function withoutAnything(schema: JsonObject): JsonObject {
  const branches = listed(schema, 'anyOf');
  const [only, ...others] = branches?.filter((branch) => !isAnything(branch)) ?? [];
  if (only === undefined || others.length > 0 || branches?.length === 1 || !isObject(only)) return schema;
  return { ...without(schema, ['anyOf']), ...only };
}

function withOneList(document: JsonObject, schema: JsonObject): JsonObject {
  const lists = listed(schema, 'oneOf')?.map((branch) => {
    const meant = resolved(document, branch);
    return isObject(meant) && meant['type'] === 'string' ? listed(meant, 'enum') : undefined;
  });
  const values = lists?.flatMap((list) => list ?? []);
  if (values === undefined || lists?.includes(undefined)) return schema;
  return { ...without(schema, ['oneOf']), type: 'string', enum: [...new Set(values)] };
}

/** Keywords that hold for values of one type only, and that type. */
const ofType: Readonly<Record<string, readonly string[]>> = {
  minimum: ['integer', 'number'],
  maximum: ['integer', 'number'],
  multipleOf: ['integer', 'number'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  format: ['string'],
  items: ['array'],
  properties: ['object'],
};

/** One type and null stay together: that is a nullable type, which every generator has. */
function withTypesApart(schema: JsonObject): JsonObject {
  const types = listed(schema, 'type')?.filter((type) => typeof type === 'string') ?? [];
  if (types.filter((type) => type !== 'null').length < 2 || schema['oneOf'] !== undefined) return schema;
  const split = Object.keys(ofType).filter((key) => Object.hasOwn(schema, key));
  const oneOf = types.map((type) => {
    const own = split.filter((key) => ofType[key]?.includes(type));
    return Object.fromEntries([['type', type], ...own.map((key) => [key, schema[key] ?? null])]);
  });
  return { ...without(schema, ['type', ...split]), oneOf };
}

function withoutTwins(schema: JsonObject): JsonObject {
  const { properties, required } = schema;
  if (!isObject(properties)) return schema;
  const seen = new Set<string>();
  const twins = Object.keys(properties).filter((name) => {
    const plain = name.replaceAll(/[^a-z0-9]/gi, '').toLowerCase();
    return seen.size === seen.add(plain).size;
  });
  if (twins.length === 0) return schema;
  const needed = isArray(required) ? required.filter((name) => !twins.includes(`${name}`)) : [];
  const kept = { ...without(schema, ['required']), properties: without(properties, twins) };
  return needed.length === 0 ? kept : { ...kept, required: needed };
}

/** Only schemas have a type: the `default` of a variable of a server stays. */
function withQuietDefault(schema: JsonObject): JsonObject {
  const { default: value, ...others } = schema;
  return value === undefined || schema['type'] === undefined ? schema : { ...others, 'x-default': value };
}

const refusal = { $ref: '#/components/responses/Refusal' };
const anyRefusal = {
  description: 'Any other refusal. Its status and its body are assumed.',
  'x-basis': 'assumed',
  'x-question': 'errors.body',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

function withRefusals(document: JsonObject): JsonObject {
  const { components } = document;
  if (valueAt(components, ['schemas', 'Error']) === undefined || !isObject(components)) return document;
  const described = mapOperations(document, ({ responses, ...operation }) => ({
    ...operation,
    responses: { default: refusal, ...(isObject(responses) ? responses : {}) },
  }));
  const { responses } = components;
  const known = { ...(isObject(responses) ? responses : {}), Refusal: anyRefusal };
  return { ...described, components: { ...components, responses: known } };
}

function withFirstContentOnly(document: JsonObject): JsonObject {
  return mapOperations(document, (operation) => {
    const { requestBody } = operation;
    if (!isObject(requestBody) || !isObject(requestBody['content'])) return operation;
    const others = Object.keys(requestBody['content']).slice(1);
    const content = without(requestBody['content'], others);
    return { ...operation, requestBody: { ...requestBody, content } };
  });
}

function withoutUnused(document: JsonObject): JsonObject {
  const text = JSON.stringify(document);
  return mapSchemas(document, (holder) => {
    const { schemas } = holder;
    if (!isObject(schemas)) return holder;
    const unused = Object.keys(schemas).filter((name) => !text.includes(`"#/components/schemas/${name}"`));
    return { ...holder, schemas: without(schemas, unused) };
  });
}

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
