import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { overlay, temporaryFolder } from '../../../fixtures/temporary-folder.js';
import type { OperationId } from '../../../generated/operations.js';
import { requestOf } from './form.js';
import { readOverlay } from './overlay.js';

const folder = temporaryFolder();

const formOf = (file: string, operation: OperationId) => {
  const form = readOverlay(file).of(operation);
  if (!form) throw new Error(`no ${operation}`);
  return form;
};

describe('an overlay', () => {
  const keys = "$.paths['/orgs/{org_id}/apiKeys'].post";
  const renaming = (schema: string, name: string) =>
    `{ target: "$.components.${schema}", update: { x-wire-name: ${name} } }`;
  const adding = (path: string, method: string, operation: string) =>
    `{ target: "$.paths", update: { "${path}": { ${method}: { operationId: ${operation} } } } }`;
  const removing = (target: string) => `{ target: "${target}", remove: true }`;

  test('moves an operation to another method and path', () => {
    const file = overlay(removing(keys), adding('/v2/{org_id}/keys', 'put', 'createApiKey'));
    const moved = { method: 'PUT', path: '/v2/org-1/keys', body: '{"name":"a"}' };
    expect(requestOf(formOf(file, 'createApiKey'), { body: { name: 'a' } }, 'org-1')).toMatchObject(moved);
  });

  test('renames members of requests and responses', () => {
    const file = overlay(
      renaming('schemas.CreateApiKeyRequest.properties.name', 'label'),
      renaming('schemas.NewApiKey..properties.shorthand', 'preview'),
    );
    const form = formOf(file, 'createApiKey');
    const body = { name: 'a', description: 'b' };
    expect(form.encode({ body }).body).toEqual({ label: 'a', description: 'b' });
    expect(form.decode({ id: '1', preview: 'x…y' }, 201)).toEqual({ id: '1', shorthand: 'x…y' });
  });

  test('puts bodies into envelopes and takes them out of them', () => {
    const around = (path: string, method: string, envelope: string) =>
      `{ target: "$.paths['${path}'].${method}", update: { x-wire-envelope: ${envelope} } }`;
    const file = overlay(
      around('/orgs/{org_id}/users', 'post', '{ request: { in: members } }'),
      around('/orgs/{org_id}/users', 'delete', '{ request: { only: userIds } }'),
      around('/{org_id}/ledgers', 'get', '{ response: { only: ledgers } }'),
      around('/{org_id}/ledgers/{ledger_id}', 'get', '{ response: { in: data } }'),
    );
    const pairs = [{ userId: 'u', role: 'viewer' }];
    expect(formOf(file, 'addUserAccess').encode({ body: pairs }).body).toEqual({ members: pairs });
    expect(formOf(file, 'removeUserAccess').encode({ body: { userIds: ['u'] } }).body).toEqual(['u']);
    expect(formOf(file, 'getLedgers').decode([{ id: 'l' }], 200)).toEqual({ ledgers: [{ id: 'l' }] });
    expect(formOf(file, 'getLedger').decode({ data: { id: 'l', name: 'n' } }, 200)).toEqual({
      id: 'l',
      name: 'n',
    });
    const error = { error: { code: 'x' } };
    expect(formOf(file, 'getLedgers').decode(error, 404)).toEqual(error);
    const wrong = around('/{org_id}/ledgers', 'get', '{ response: ledgers }');
    expect(() => readOverlay(overlay(wrong))).toThrow(
      'x-wire-envelope of getLedgers is {"response":"ledgers"}: write { request: { in: NAME } }',
    );
  });

  test('renames a parameter of an operation that it moves', () => {
    const file = overlay(
      removing("$.paths['/{org_id}/ledgers/{ledger_id}/imports'].get"),
      adding('/{org_id}/lists/{ledger_id}/imports', 'get', 'listImports'),
      renaming('parameters.Limit', 'pageSize'),
    );
    const query = { limit: 5, offset: 0 };
    expect(formOf(file, 'listImports').encode({ query }).query).toEqual({ pageSize: 5, offset: 0 });
  });

  test('also renames a member in a condition of its schema', () => {
    const file = overlay(renaming('schemas.BulkDeleteContactsRequest.properties.contact_ids', 'ids'));
    const form = formOf(file, 'bulkDeleteContacts');
    expect(form.encode({ body: { contact_ids: ['a'] } }).body).toEqual({ ids: ['a'] });
  });

  test('removes an operation', () => {
    const file = overlay(removing("$.paths['/{org_id}/usage'].get"));
    expect(readOverlay(file).of('getUsage')).toBeUndefined();
  });

  test.each([
    [
      'an action that matches nothing',
      `{ target: "$.paths['/nowhere']", remove: true }`,
      'action 1: "$.paths[\'/nowhere\']" matches nothing',
    ],
    ['a target that is no JSONPath', '{ target: "$.paths[", remove: true }', 'is no JSONPath'],
    ['an action that does nothing', '{ target: "$.paths" }', 'neither an update nor "remove: true"'],
    ['an action without a target', '{ remove: true }', 'action 1: has no target'],
    [
      'an operation that stands twice',
      adding('/keys/{org_id}', 'post', 'createApiKey'),
      'createApiKey stands twice',
    ],
  ])('is refused for %s', (_, action, message) => {
    expect(() => readOverlay(overlay(action))).toThrow(message);
  });

  test('is refused for a parameter that the operation does not have, and the message lists those that it has', () => {
    const file = overlay(removing(keys), adding('/{tenant}/keys', 'post', 'createApiKey'));
    expect(() => readOverlay(file)).toThrow('has a parameter {tenant}');
  });

  test.each([
    ['no YAML', ': :\n  - [', 'cannot be read: Nested mappings'],
    ['no overlay', 'openapi: 3.1.0\n', 'is no OpenAPI Overlay'],
    ['no actions', 'overlay: 1.0.0\nactions: []\n', 'has no actions'],
  ])('is refused if the file is %s', (_, text, message) => {
    const file = join(folder, 'broken.yaml');
    writeFileSync(file, text);
    expect(() => readOverlay(file)).toThrow(message);
  });

  test('is refused if there is no such file', () => {
    expect(() => readOverlay(join(folder, 'missing.yaml'))).toThrow('cannot be read');
  });
});
