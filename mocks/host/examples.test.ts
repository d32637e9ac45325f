import { expect, test } from 'vitest';
import { type Caller, type Service, startService } from '../../fixtures/calls.js';
import { type ExampleCall, exampleCalls } from '../../fixtures/contract-examples.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { isObject, type Json } from '../../spec/source/json.js';

const changesNothing = (operation: OperationId): boolean =>
  operations[operation].method === 'GET' || /find|search|verify|lookup/i.test(operation);
const shared = furnished();

/** Examples of the contract can be copied: each gets an answer, and not an empty one. */
test.each(exampleCalls())('the default mock answers $name', async (example) => {
  const { service, invitee, ids } = await (changesNothing(example.operation) ? shared : furnished());
  const sent: ExampleCall = JSON.parse(renamed(JSON.stringify(example), ids));
  const caller = /^(accept|decline)Invitation$/.test(sent.operation) ? invitee : service.as.owner;

  const answer = await caller.call(sent.operation, partsOf(sent));

  expect([sent.name, answer.status, answer.error?.message]).toEqual([
    sent.name,
    expect.toSatisfy((status: number) => status >= 200 && status < 300),
    undefined,
  ]);
  expect([sent.name, emptiness(answer.text)]).toEqual([sent.name, undefined]);
});

function partsOf({ path, query, contentType, body }: ExampleCall) {
  if (contentType === undefined) return { path, query };
  const fields = Object.entries(isObject(body) ? body : {}).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const isForm = contentType === 'application/x-www-form-urlencoded';
  const sent = isForm ? String(new URLSearchParams(fields)) : body;
  return { path, query, headers: { 'Content-Type': contentType }, body: sent };
}

/** What is missing in an answer that should not be empty; undefined if nothing is. */
function emptiness(text: string): string | undefined {
  if (text.includes('\r\n')) return text.trimEnd().includes('\n') ? undefined : 'only the names of columns';
  const body: Json = text === '' ? null : JSON.parse(text);
  const members = Object.entries(isObject(body) ? body : {});
  for (const [name, value] of members) {
    if (/^(count|total|rows_removed)$/.test(name) && value === 0) return `${name} is 0`;
    if (!Array.isArray(value)) continue;
    // `view=count` returns no list, and a count of 0 goes with an empty list.
    if (value.length === 0 && !members.some(([other, count]) => other === 'count' && count !== 0))
      return `${name} is empty`;
    if (value.some((item) => isObject(item) && (item['found'] === false || item['verified'] === false)))
      return `${name} has a miss`;
  }
  return undefined;
}

/**
 * Creates what the examples refer to; ids in them that only an earlier answer can reveal are replaced by those created. The mock
 * has default options and the date of the examples; the people of `addContacts` are tracked, and one of them has moved.
 */
async function furnished(): Promise<{
  service: Service;
  invitee: Caller;
  ids: ReadonlyMap<string, string>;
}> {
  const service = await startService({ people: 1000 });
  const { owner } = service.as;
  const { control, org } = service.mock;
  const password = 'a password of this test';
  const user = (email: string, roles = {}) => control.addUser({ email, name: email, password, roles });
  const member = await user('li.na@example.com', { [org]: ['admin'] });
  const stranger = await user('ada.moreau@example.com');
  await user('priya.raman@example.com');
  await user('invitee@example.com');
  const invitation = await owner.call('createInvitation', {
    body: { email: 'invitee@example.com', role: 'viewer' },
  });
  const key = await owner.call('createApiKey', { body: { name: 'Nightly enrichment' } });
  const signedIn = await service.as.anonymous.call('createSession', {
    body: { grantType: 'password', username: 'li.na@example.com', password },
  });
  const [, refreshToken = ''] = /refreshToken=([^;]+)/.exec(signedIn.headers.get('set-cookie') ?? '') ?? [];

  const ledger = await owner.call('createLedger', { body: { name: 'Customers' } });
  const path = { ledger_id: ledger.body.id };
  const contacts = [
    { reference_id: 'crm-1', name: 'Ada Moreau', company_name: 'Northwind Robotics' },
    { reference_id: 'crm-2', email_address: 'li.na@harbour-health.example.com' },
    { reference_id: 'crm-3', linkedin: 'priya-raman-robotics' },
    { reference_id: 'crm-4', company_name: 'Northwind Robotics' },
  ];
  const imported = await owner.call('addContacts', { path, body: { contacts } });
  await owner.call('addContacts', {
    path,
    body: { filename: 'customers.csv', contacts: [{ name: 'Somebody Unheard-of' }] },
  });
  await owner.call('updateTrackedFields', { path, body: { fields: ['title'] } });
  service.clock.advance(1000);
  const { body: page } = await owner.call('getContacts', { path });
  const priya = service.mock.people.find(({ linkedin }) => linkedin === 'priya-raman-robotics');
  await control.editPerson(priya?.id ?? '', {
    job: { company: { name: 'Harbour Health' }, title: 'Director of Engineering' },
  });
  await control.enrich();

  await service.as.anonymous.call('initiatePasswordReset', { body: { email: 'li.na@example.com' } });
  const mail = (await control.outbox()).find(({ kind }) => kind === 'password-reset');
  const ids = new Map([
    ['led_4b1f7c0d92', path.ledger_id],
    ['imp_91c3d5e07a', imported.body.import_id],
    ['lc_4f1c09a2d7', page.contacts?.find(({ reference_id }) => reference_id === 'crm-1')?.id ?? ''],
    ['key_3f0a91c4d2', key.body.id],
    ['inv_5f1c09a2d7', invitation.body.id],
    ['usr_3c9e01aa42', member.id],
    ['usr_9a2d75f1c0', stranger.id],
    ['"resetToken":"not-a-real-token"', `"resetToken":${JSON.stringify(mail?.data['resetToken'])}`],
    ['"refreshToken":"not-a-real-token"', `"refreshToken":${JSON.stringify(refreshToken)}`],
  ]);
  const invitee = await service.signedIn({
    grantType: 'password',
    username: 'invitee@example.com',
    password,
  });
  return { service, invitee, ids };
}

function renamed(text: string, ids: ReadonlyMap<string, string>): string {
  return [...ids].reduce((changed, [shown, real]) => changed.replaceAll(shown, real), text);
}
