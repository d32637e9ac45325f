import { expect, test } from 'vitest';
import { startService } from '../../fixtures/calls.js';
import identity from '../../generated/identity.json' with { type: 'json' };
import ledger from '../../generated/ledger.json' with { type: 'json' };
import { type OperationId, operations } from '../../generated/operations.js';
import { isObject, type Json } from '../state/json.js';

/** Operations whose request body has a `name`. */
const naming = Object.keys(operations)
  .filter((id): id is OperationId => Object.hasOwn(operations, id))
  .filter((id) => [identity, ledger].some((document) => isNaming(id, document)));

function isNaming(id: OperationId, document: Json): boolean {
  const { path, method } = operations[id];
  const schema = at(document, [
    'paths',
    path,
    method.toLowerCase(),
    'requestBody',
    'content',
    'application/json',
    'schema',
  ]);
  const ref = at(schema, ['$ref']);
  const resolved = typeof ref === 'string' ? at(document, ref.split('/').slice(1)) : schema;
  return at(resolved, ['properties', 'name']) !== undefined;
}

function at(value: Json | undefined, [step, ...steps]: readonly string[]): Json | undefined {
  if (step === undefined) return value;
  return isObject(value) ? at(value[step], steps) : undefined;
}

test('the operations that take a name are found', () => {
  expect(naming).toEqual(expect.arrayContaining(['createApiKey', 'updateOrganization', 'createLedger']));
});

test.each(naming)('%s rejects blank names', async (operation) => {
  const { as } = await startService();
  const made = {
    keyId: async () => (await as.owner.call('createApiKey', { body: { name: 'A key' } })).body.id ?? '',
    ledger_id: async () =>
      (await as.owner.call('createLedger', { body: { name: 'A ledger' } })).body.id ?? '',
  };
  const path: Record<string, string> = {};
  for (const [name, make] of Object.entries(made)) {
    if (operations[operation].path.includes(`{${name}}`)) path[name] = await make();
  }
  for (const name of ['', ' ', '\t\n', '\u00a0\u2003']) {
    const answer = await as.owner.call(operation, { path, body: { name, roles: ['viewer'] } });
    expect(answer, JSON.stringify(name)).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('`name`') },
    });
  }
  expect(
    (await as.owner.call(operation, { path, body: { name: ' x ', roles: ['viewer'] } })).status,
  ).toBeLessThan(300);
});
