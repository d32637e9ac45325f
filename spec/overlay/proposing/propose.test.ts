import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { publishedDocuments } from '../../contract/documents.js';
import { placesIn } from '../../contract/places.js';
import { isObject, type Json, type JsonObject } from '../../source/json.js';
import { overlaidInFull } from '../in-full.js';
import type { Proposed } from './proposal.js';
import { propose } from './propose.js';
import { overlayText } from './written.js';

const from = (document: JsonObject): Proposed => propose([{ file: 'theirs.yaml', document, unread: [] }]);

/** Returns a document with paths and schemas from YAML. */
function documentOf(paths: string, schemas = '{}'): JsonObject {
  const read: JsonObject = parse(`openapi: 3.0.3
servers: [{ url: "https://api.example.com/v4" }]
paths:
${paths}
components: { schemas: ${schemas} }`);
  return read;
}

const answered = (schema: string) =>
  `responses: { "200": { description: done, content: { application/json: { schema: ${schema} } } } }`;
const apiKey =
  '{ type: object, properties: { keyId: { type: string }, label: { type: string }, description: { type: string }, preview: { type: string }, created_on: { type: string, format: date-time }, last_used: { type: string, format: date-time, nullable: true } } }';
const keys = documentOf(
  `  /tenants/{tenantId}/api-keys:
    get: { operationId: ApiKeysController_findAll, ${answered('{ type: object, properties: { data: { type: array, items: { $ref: "#/components/schemas/ApiKeyDto" } }, meta: { type: object } } }')} }
    post: { operationId: ApiKeysController_create, requestBody: { content: { application/json: { schema: { properties: { label: { type: string }, description: { type: string } } } } } }, ${answered('{ allOf: [{ $ref: "#/components/schemas/ApiKeyDto" }, { properties: { secret: { type: string } } }] }')} }
  /tenants/{tenantId}/api-keys/{id}:
    delete: { operationId: ApiKeysController_remove, responses: { "204": { description: gone } } }
  /tenants/{tenantId}/teams/{id}:
    delete: { operationId: TeamsController_remove, responses: { "204": { description: gone } } }
  /vehicles/{vehicleId}/usage:
    get: { operationId: VehiclesController_usage, ${answered('{ type: object, properties: { litres: { type: number }, kilometres: { type: number } } }')} }`,
  `{ ApiKeyDto: ${apiKey} }`,
);

const told = ({ proposals }: Proposed, confidence: 'sure' | 'perhaps') =>
  Object.fromEntries(
    proposals
      .filter((each) => each.confidence === confidence)
      .map(({ subject, theirs }) => [subject, theirs]),
  );

test('nothing is proposed for our own documents', () => {
  const documents = [...publishedDocuments()].map(([id, document]) => ({ file: id, document, unread: [] }));
  const proposed = propose(documents);
  const all = [...publishedDocuments()].flatMap(([id, document]) => placesIn(id, document));
  expect(proposed.same.length).toBe(all.length);
  expect({ ...proposed, same: [], sources: [], bases: [], title: '' }).toEqual({
    title: '',
    sources: [],
    bases: [],
    proposals: [],
    same: [],
    missing: [],
    absent: [],
    differences: [],
    inexpressible: [],
    unlike: [],
  });
});

describe('a document in another style', () => {
  const proposed = from(keys);

  test('has operations that are recognised by name and behaviour', () => {
    expect(told(proposed, 'sure')).toMatchObject({
      listApiKeys: 'GET /tenants/{org_id}/api-keys',
      createApiKey: 'POST /tenants/{org_id}/api-keys',
      deleteApiKey: 'DELETE /tenants/{org_id}/api-keys/{keyId}',
    });
    expect(proposed.bases).toEqual([{ interface: 'identity', address: 'https://api.example.com/v4' }]);
  });

  test('has members that are recognised by name, type and content', () => {
    expect(told(proposed, 'sure')).toMatchObject({
      'ApiKeyList.apiKeys': 'data',
      'ApiKey.id': 'keyId',
      'ApiKey.createdAt': 'created_on',
      'ApiKey.lastUsedAt': 'last_used',
    });
  });

  test('has names that only look like ours: they are not adopted', () => {
    expect(told(proposed, 'perhaps')).toMatchObject({
      'ApiKey.name': 'label',
      'ApiKey.shorthand': 'preview',
    });
    expect(Object.values(told(proposed, 'sure')).join()).not.toMatch(/teams|vehicles/);
    expect(proposed.unlike).toContain('DELETE /v4/tenants/{tenantId}/teams/{id}');
  });

  test('has evidence and the best alternative with each proposal', () => {
    const [moved] = proposed.proposals.filter(({ subject }) => subject === 'listApiKeys');
    expect(moved?.evidence).toMatch(
      /^GET \/v4\/tenants\/\{tenantId\}\/api-keys: path 1\.00, operationId 0\.\d\d/,
    );
    expect(moved?.runnerUp?.likeness).toBeLessThan(moved?.likeness ?? 0);
  });

  test('becomes a valid overlay, with unsure matches as comments', () => {
    const text = overlayText(proposed);
    const file = join(temporaryFolder(), 'proposed.yaml');
    writeFileSync(file, text);
    const identity = overlaidInFull(file).get('identity') ?? {};
    const paths = placesIn('identity', identity).map(({ method, path }) => `${method} ${path}`);
    expect(paths).toContain('post /tenants/{org_id}/api-keys');
    expect(paths).not.toContain('post /orgs/{org_id}/apiKeys');
    expect(text).toContain('  # ApiKey.name: "name" is "label"');
    expect(text).toContain("  # - target: $.paths['/{org_id}/usage'].get\n  #   remove: true");
    expect(text).not.toMatch(/^ {2}- target: \$\.paths\['\/\{org_id\}\/usage'\]/m);
  });
});

test('a difference from what the specification states is reported, not proposed', () => {
  const { proposals, differences } = from(
    documentOf(
      `  /{org}/people/find:
    post: { operationId: find, summary: Find a specific person, requestBody: { content: { application/json: { schema: { properties: { matches: { type: array, items: { properties: { fields: { type: array, items: { properties: { fieldName: { type: string }, searchTerm: { type: string } } } } } } }, size: { type: integer }, returnFields: { type: array, items: { type: string } } } } } } }, ${answered('{ properties: { matches: { type: array, items: { properties: { found: { type: boolean }, people: { type: array, items: { properties: { id: { type: string }, first_name: { type: string } } } } } } } } }')} }`,
    ),
  );
  expect(proposals).toEqual([]);
  expect(differences.join('\n')).toMatch(/find: the specification states POST \/\{org_id\}\/find/);
  expect(differences.join('\n')).toMatch(/"field_name", and the body of find has "fieldName"/);
  expect(differences.join('\n')).toMatch(/"return_fields", and the body of find has "returnFields"/);
});

test.each<[string, string, string, RegExp]>([
  ['a bare list', '/v4/{org}/ledgers', 'LIST', /answer of getLedgers: a bare list there.*list\.envelope/],
  ['a wrapper', '/{org}/ledgers/{id}', '{ properties: { data: LEDGER } }', /inside a member "data" there/],
  ['no organization', '/ledgers/{id}', 'LEDGER', /getLedger .*\/ledgers\/\{id\}.*org\.named/],
])('%s is reported, as an overlay cannot express it', (_, path, schema, says) => {
  const ledger =
    '{ properties: { id: { type: string }, name: { type: string }, description: { type: string }, created_at: { type: string, format: date-time }, counts: { properties: { total: { type: integer }, verified: { type: integer } } } } }';
  const shown = schema.replace('LIST', '{ type: array, items: LEDGER }').replace('LEDGER', ledger);
  const id = schema === 'LIST' ? 'getLedgers' : 'getLedger';
  const { inexpressible } = from(
    documentOf(`  ${path.replace('/v4', '')}:\n    get: { operationId: ${id}, ${answered(shown)} }`),
  );
  expect(inexpressible.join('\n')).toMatch(says);
});

test('in an unrelated document nothing is sure', () => {
  const pets = documentOf(
    `  /pets: { get: { operationId: listPets, ${answered('{ type: array, items: { properties: { id: { type: integer }, name: { type: string }, tag: { type: string } } } }')} }, post: { operationId: createPets, responses: { "201": { description: done } } } }
  /pets/{petId}: { get: { operationId: showPetById, ${answered('{ properties: { id: { type: integer }, name: { type: string } } }')} }, delete: { responses: { "204": { description: gone } } } }
  /store/orders/{orderId}: { get: { ${answered('{ properties: { id: { type: integer }, status: { type: string, enum: [placed, approved, delivered] } } }')} } }
  /users/{username}/teams: { get: { ${answered('{ properties: { users: { type: array, items: { type: string } } } }')} } }`,
  );
  const { same, proposals } = from(pets);
  expect([same, proposals.filter(({ confidence }) => confidence === 'sure')]).toEqual([[], []]);
});

test('an operation at the same place matches, however similar others are', () => {
  const { paths = {}, components = {} } = publishedDocuments().get('people') ?? {};
  const bare: Json = JSON.parse(JSON.stringify({ openapi: '3.1.0', paths, components }), (key, value) =>
    /^(operationId|summary|description|tags|x-.*)$/.test(key) && typeof value !== 'object'
      ? undefined
      : value,
  );
  const { same, proposals } = from(isObject(bare) ? bare : {});
  expect(proposals).toEqual([]);
  expect(same).toEqual(expect.arrayContaining(['find', 'previewFind', 'search', 'previewSearch']));
});

test('recursive schemas and thousands of operations are compared in seconds', {
  timeout: 20_000,
}, () => {
  const schema: Json = { $ref: '#/components/schemas/Node' };
  const paths = Object.fromEntries(
    Array.from({ length: 2_000 }, (_, index) => [
      `/things${index}/{id}/parts`,
      {
        get: {
          operationId: `listParts${index}`,
          responses: { '200': { content: { 'application/json': { schema } } } },
        },
      },
    ]),
  );
  const Node: Json = {
    allOf: [schema, { properties: { id: { type: 'string' }, children: { type: 'array', items: schema } } }],
  };
  const { proposals } = from({ openapi: '3.1.0', paths, components: { schemas: { Node } } });
  expect(proposals.filter(({ confidence }) => confidence === 'sure')).toEqual([]);
});
