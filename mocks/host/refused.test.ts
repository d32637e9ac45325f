import { expect, test } from 'vitest';
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

/** What is sent, as the query with GET and otherwise as the body, the message, and the status if it is not 400. */
type Row = readonly [sent: unknown, message: string, status?: number];
const refused = (operation: OperationId, ...rows: readonly Row[]) =>
  rows.map(([sent, message, status = 400]) => ({ operation, sent, message, status }));
const search = (...filters: readonly object[]) => ({ filters });
const name = (more: object) => search({ field: 'name', ...more });
const access = (...more: readonly object[]) => [{ userId: adaId, role: 'viewer' }, ...more];
const nobody = { linkedin: 'nobody-at-all-0', company_name: 'Northwind Robotics' };
const where = 'where `date_from` is sent or `date_to` is sent.';

test.each([
  ...refused(
    'verify',
    [{}, '`queries` is missing'],
    [{ queries: [{ company_name: 'x' }] }, '`queries[0].linkedin`'],
    [{ queries: [nobody, { linkedin: 'x' }] }, '`queries[1]` needs one of company_name, company_linkedin'],
    [{ queries: Array(101).fill(nobody) }, '`queries` has 101 elements; at most 100 are allowed.'],
  ),
  ...refused(
    'search',
    [search({ field: 'compny.name', string_values: ['x'] }), 'did you mean "company.name"?'],
    [search({ field: 'jobs.titel', string_values: ['CTO'] }), 'did you mean "jobs.title"?'],
    [search(name({ match_type: 'fuzy' })), '`filters[0].filters[0].match_type`'],
    [search({ type: 'must' }), 'filters[0]'],
    [name({ filters: [] }), 'filters[0]'],
    [
      name({ match_type: 'exists', string_values: ['Ada'] }),
      '`filters[0].string_values` must be left out where `match_type` is "exists".',
    ],
    [
      search({ field: 'created_at', date_from: '2024-01-01', string_values: ['2024-01-01'] }),
      `\`filters[0].string_values\` must be left out ${where}`,
    ],
    [
      name({ date_to: '2024-05-01' }),
      `\`filters[0].field\` is "name"; it must be like "created_at" ${where}`,
    ],
    [
      search({ field: 'created_at', string_values: ['2024-05-01', 'May'] }),
      '`filters[0].string_values[1]` is "May"; it must be like "2024-05-01".',
    ],
    [
      name({ number_from: 3 }),
      '`filters[0].field` is "name"; it must be like "connections" where `number_from`',
    ],
    [search({ field: 'company.employee_count', string_values: ['many'] }), 'it must be like "42".'],
    [
      search({ field: 'connections', number_to: '500' }),
      '`filters[0].number_to` is "500"; it must be a number',
    ],
    [
      search({ field: 'connections', number_from: 500, number_to: 100 }),
      '`filters[0].number_from` is 500, which is above number_to, 100. Swap them.',
    ],
    [search({ field: 'is_last_at_company', string_values: ['yes'] }), 'it must be one of true, false'],
    [name({ string_values: ['CTO'], isJobsGroup: true }), '`filters[0].isJobsGroup` must be left out.'],
    [name({}), 'needs one of string_values, date_from, date_to, number_from, number_to.'],
    [name({ string_values: [] }), '`filters[0].string_values` is empty.'],
    [name({ string_values: ['Ada', ' '] }), '`filters[0].string_values[1]` is blank.'],
    [{ size: 101 }, '`size` is 101; it must be at most 100.'],
    [{ size: -1 }, '`size` is -1; it must be at least 0.'],
    [{ sort_by: '-created' }, 'it must be one of id, name, connections, created_at'],
    [{ pagination_token: 'abc' }, 'not handed out for this query'],
  ),
  ...refused('getUsage', [{ group_by: 'user' }, '`group_by` is "user"; it must be one of org, principal.']),
  ...refused(
    'createLedger',
    [{}, '`name` is missing.'],
    [{ name: '' }, '`name` is empty.'],
    [{ name: '  ' }, '`name` is blank.'],
    [{ name: 7 }, '`name` is 7; it must be a text.'],
    [{ name: 'x'.repeat(256) }, '`name` has 256 characters; at most 255 are allowed.'],
    [{ name: 'x', description: 'y'.repeat(1001) }, '`description` has 1001 characters; at most 1000 are'],
  ),
  ...refused(
    'updateTrackedFields',
    [{}, '`fields` is missing.'],
    [{ fields: [] }, '`fields` is empty.'],
    [{ fields: 'title' }, '`fields` is "title"; it must be a list.'],
    [{ fields: [7] }, '`fields[0]` is 7; it must be a text.'],
    [{ fields: ['title', 'titel'] }, '`fields[1]` is "titel"; did you mean "title"?'],
    [{ fields: ['constructor'] }, '`fields[0]` is "constructor"; it must be one of name, '],
    [{ fields: ['title', 'title'] }, '`fields` has the same at [0] and at [1]; send each once.'],
  ),
  ...refused(
    'addContacts',
    [{}, '`contacts` is missing.'],
    [{ contacts: { 0: {} } }, '`contacts` is an object; it must be a list.'],
    [{ contacts: null }, '`contacts` is null; it must be a list.'],
    [{ contacts: Array(1001).fill({}) }, '`contacts` has 1001 elements; at most 1000 are allowed.'],
    [{ contacts: [{}], filename: '' }, '`filename` is empty.'],
  ),
  ...refused(
    'searchLedgerContacts',
    [search({ field: 'titel', string_values: ['x'] }), '`filters[0].field`'],
    [name({ match_type: 'like', string_values: ['x'] }), '`filters[0].match_type`'],
    [{ filters: 'name' }, '`filters`'],
    [{ return_fields: ['nmae'] }, '`return_fields[0]`'],
    [{ sort_by: 'current_position' }, '`sort_by`'],
    [{ size: 0 }, '`size`'],
    [{ view: 'full' }, '`view` is "full"; it must be one of data, count.'],
  ),
  ...refused(
    'listImports',
    [{ limit: 0 }, '`limit` is 0; it must be at least 1.'],
    [{ limit: 101 }, '`limit` is 101; it must be at most 100.'],
    [{ limit: 'ten' }, '`limit` is "ten"; it must be a whole number.'],
    [{ offset: -1 }, '`offset` is -1; it must be at least 0.'],
    [{ status: 'done' }, 'it must be one of pending, processing, completed, failed, deleted.'],
    [{ import_type: 'xml' }, '`import_type` is "xml"; it must be one of api, csv.'],
    [
      { sort_by: '-created' },
      'it must be one of created_at, completed_at, filename, status, import_type, total.',
    ],
  ),
  ...refused(
    'searchImportHistory',
    [{ from: '2026-02-30' }, '`from` is "2026-02-30"; it must be a date such as 2026-01-31.'],
    [{ from: '14.01.2026' }, '`from` is "14.01.2026"; it must be a date such as 2026-01-31.'],
    [
      { from: '2026-01-15', to: '2026-01-14' },
      '`from` is "2026-01-15", which is after `to`, "2026-01-14": exchange them.',
    ],
  ),
  ...refused(
    'createInvitation',
    [{ role: 'editor' }, '`email` is missing'],
    [{ email: 'ada', role: 'editor' }, '`email` is "ada"; it must be an email address such as'],
    [{ email: ada.email, role: 'owner' }, '`role` is "owner"; it must be one of viewer, editor, admin'],
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
])('$operation of $sent is refused with $status, and nothing changes', async (row) => {
  const before = await state();
  const { method } = operations[row.operation];
  const sent = method === 'GET' ? { query: Object(row.sent) } : { body: row.sent };
  const { status, error } = await as.owner.call(row.operation, { path, ...sent });
  expect([status, error?.message]).toEqual([row.status, expect.stringContaining(row.message)]);
  expect(await state()).toBe(before);
});
