import { beforeAll, expect, test } from 'vitest';
import { type CallParts, type Service, startService } from '../../fixtures/calls.js';
import { type OperationId, operations } from '../../generated/operations.js';

let service: Service;
beforeAll(async () => {
  service = await startService({ people: 20 });
});

test.each(['find', 'listImports', 'getUser', 'deleteLedger'] as const)(
  '%s reports unknown query parameters, even if the call is refused',
  async (id) => {
    const operation = operations[id];
    const known = 'query' in operation ? Object.keys(operation.query.types) : [];
    const query = Object.fromEntries([...known, 'fileds', 'ä, b'].map((name) => [name, 'x']));
    const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    const path = Object.fromEntries(names.filter((name) => name !== 'org_id').map((name) => [name, 'some']));
    const { headers } = await service.as.viewer.call(id, { path, query });
    expect(headers.get('x-ignored-parameters')).toBe('fileds, %C3%A4%2C%20b');
    const without = await service.as.viewer.call(id, { path });
    expect(without.headers.get('x-ignored-parameters')).toBeNull();
  },
);

test.each<[OperationId, (fields: readonly string[]) => CallParts]>([
  ['find', (return_fields) => ({ body: { matches: [], return_fields } })],
  ['previewFind', (return_fields) => ({ body: { matches: [], return_fields } })],
  ['search', (return_fields) => ({ body: { return_fields } })],
  ['previewSearch', (return_fields) => ({ body: { return_fields } })],
  ['lookupPeople', (fields) => ({ body: { ids: [], fields } })],
  [
    'getPerson',
    (fields) => ({
      path: { person_id: service.mock.people[0]?.id ?? '' },
      query: { fields: fields.join(',') },
    }),
  ],
])('%s reports fields that no person has', async (id, parts) => {
  const said = async (fields: readonly string[]) => {
    const { status, headers } = await service.as.owner.call(id, parts(fields));
    return [status, headers.get('x-ignored-fields')];
  };
  expect(await said(['name', 'nmae', 'position.tilte', 'é'])).toEqual([200, 'nmae, position.tilte, %C3%A9']);
  expect(await said(['name', 'jobs.title'])).toEqual([200, null]);
});
