import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { startLedger } from '../../fixtures/services/ledger-service.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { demo } from '../../spec/demo/demo.js';

// Requests that a schema or a decision refuses: the words, and that nothing is written.

const ada = { email: 'ada@example.com', name: 'Ada', password: 'correct horse' };
const li = { ...ada, email: 'li@example.com' };
const service = await startLedger();
const { mock, as, path, state } = service;
const [adaId, liId] = [(await mock.control.addUser(ada)).id, (await mock.control.addUser(li)).id];
const invited = (
  await as.admin.call('createInvitation', { body: { email: 'bo@example.com', role: 'editor' } })
).body.id;
await as.owner.call('getOrganization');
await as.anonymous.call('createSession', { body: { grantType: 'password', ...demo } });

/** The status is 400 if it is left out. */
type Row = Readonly<{ sent: unknown; message: string; status?: number }>;
const refused = (operation: OperationId, ...rows: readonly (readonly [unknown, string, number?])[]) =>
  rows.map(([sent, message, status]) => ({ operation, sent, message, status }));
const access = (...more: readonly object[]) => [{ userId: adaId, role: 'viewer' }, ...more];
const nobody = { linkedin: 'nobody-at-all-0', company_name: 'Northwind Robotics' };

const cases = readCases<Readonly<Partial<Record<OperationId, readonly Row[]>>>>(
  import.meta.dirname,
  'refused.cases.yaml',
);

test.each([
  ...Object.values(operations).flatMap(({ id }) =>
    (cases[id] ?? []).map((row) => ({ operation: id, ...row })),
  ),
  ...refused('verify', [
    { queries: Array(101).fill(nobody) },
    '`queries` has 101 elements; at most 100 are allowed.',
  ]),
  ...refused(
    'createLedger',
    [{ name: 'x'.repeat(256) }, '`name` has 256 characters; at most 255 are allowed.'],
    [{ name: 'x', description: 'y'.repeat(1001) }, '`description` has 1001 characters; at most 1000 are'],
  ),
  ...refused('addContacts', [
    { contacts: Array(1001).fill({}) },
    '`contacts` has 1001 elements; at most 1000 are allowed.',
  ]),
  ...refused(
    'createInvitation',
    [{ email: 'BO@example.com', role: 'viewer' }, `has the pending invitation "${invited}" already`, 409],
    [{ email: demo.username, role: 'viewer' }, 'has access to the organization already', 409],
  ),
  ...refused(
    'addUserAccess',
    [access({ userId: 'usr_none', role: 'viewer' }), 'Element 1: No user has the id "usr_none"', 404],
    [access({ email: 'no@example.com', role: 'viewer' }), '"no@example.com": invite them instead.', 404],
    [access({ userId: liId, email: demo.username, role: 'viewer' }), 'name different users'],
    [access({ role: 'viewer' }), 'needs one of userId, email'],
    [access({ userId: liId, role: 'owner' }), '`[1].role` is "owner"'],
    [access({ userId: adaId, role: 'viewer' }), 'named twice'],
    [access({ email: demo.username, role: 'viewer' }), 'has access already', 409],
  ),
])('$operation of $sent is refused with the reason, and nothing changes', async (row) => {
  const before = await state();
  const { method } = operations[row.operation];
  const sent = method === 'GET' ? { query: Object(row.sent) } : { body: row.sent };
  const { status, error } = await as.owner.call(row.operation, { path, ...sent });
  expect([status, error?.message]).toEqual([row.status ?? 400, expect.stringContaining(row.message)]);
  expect(await state()).toBe(before);
});
