import { beforeAll, describe, expect, test } from 'vitest';
import { type CallParts, type Service, startService } from '../../fixtures/calls.js';
import { type OperationId, operations } from '../../generated/operations.js';
import { demo } from '../../spec/demo/demo.js';

let service: Service;
/** Ids of what the other organization has, by the path parameter that takes them. */
let theirs: Readonly<Record<string, string>>;
/** Well-formed ids of things that do not exist. */
const nobodys: Readonly<Record<string, string>> = {
  keyId: 'key_00000000000000000000',
  invitationId: 'inv_00000000000000000000',
  clientId: 'sa_00000000000000000000',
  ledger_id: 'led_00000000000000000000',
  import_id: 'imp_00000000000000000000',
  contact_id: 'lc_00000000000000000000',
};

beforeAll(async () => {
  service = await startService();
  const { other } = service.as;
  const inOther = (parts: CallParts = {}): CallParts => ({
    ...parts,
    path: { org_id: demo.otherOrg, ...parts.path },
  });
  const key = await other.call('createApiKey', inOther({ body: { name: 'theirs' } }));
  const invitation = await other.call(
    'createInvitation',
    inOther({ body: { email: 'them@example.com', role: 'viewer' } }),
  );
  const account = await other.call(
    'createServiceAccount',
    inOther({ body: { name: 'theirs', roles: ['viewer'] } }),
  );
  const ledger = await other.call('createLedger', inOther({ body: { name: 'theirs' } }));
  const path = { ledger_id: ledger.body.id };
  const added = await other.call(
    'addContacts',
    inOther({ path, body: { contacts: [{ reference_id: 'theirs', name: 'Ada Moreau' }] } }),
  );
  service.clock.advance(1000);
  const contacts = await other.call('getContacts', inOther({ path }));
  theirs = {
    keyId: key.body.id,
    invitationId: invitation.body.id,
    clientId: account.body.clientId,
    ledger_id: ledger.body.id,
    import_id: added.body.import_id,
    contact_id: contacts.body.contacts?.[0]?.id ?? '',
  };
  expect(Object.values(theirs)).not.toContain('');
  // Signs in before the state is compared.
  await service.as.owner.call('getOrganization');
});

const named = Object.values(operations).filter(
  ({ path }) => path.includes('{org_id}') && Object.keys(nobodys).some((name) => path.includes(`{${name}}`)),
);

/** Valid bodies for these operations. */
const bodies: Partial<Record<OperationId, unknown>> = {
  updateApiKey: { name: 'mine' },
  updateServiceAccountRoles: { roles: ['admin'] },
  updateLedger: { name: 'mine' },
  addContacts: { contacts: [{ name: 'Ada' }] },
  searchLedgerContacts: {},
  downloadLedgerContacts: {},
  bulkDeleteContacts: { reference_ids: ['theirs'] },
  updateTrackedFields: { fields: ['title'] },
};

describe('what another organization has is indistinguishable from what does not exist', () => {
  test.each(named)('by $id', async ({ id }) => {
    const body = bodies[id];
    const before = await service.state();
    const answers = [];
    for (const ids of [theirs, nobodys]) {
      const { status, text } = await service.as.owner.call(id, {
        path: ids,
        ...(body === undefined ? {} : { body }),
      });
      answers.push([status, Object.values(ids).reduce((said, each) => said.replaceAll(each, '…'), text)]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]?.[0]).toBe(404);
    expect(await service.state()).toBe(before);
  });

  test('by a list, a search or a count', async () => {
    const { owner } = service.as;
    const lists = await Promise.all([
      owner.call('listApiKeys'),
      owner.call('getInvitations'),
      owner.call('getServiceAccounts'),
      owner.call('getLedgers'),
      owner.call('getOrgUsers'),
      owner.call('getUsage', { query: { group_by: 'principal', include_history: true } }),
    ]);
    for (const { text } of lists) {
      for (const id of Object.values(theirs)) expect(text).not.toContain(id);
      expect(text).not.toContain(demo.other.clientId);
    }
  });

  test('by an invitation that is accepted or declined', async () => {
    for (const operation of ['acceptInvitation', 'declineInvitation'] as const) {
      const said = [];
      for (const invitationId of [theirs['invitationId'] ?? '', nobodys['invitationId'] ?? '']) {
        const { status, text } = await service.as.owner.call(operation, { path: { invitationId } });
        said.push([status, text.replaceAll(invitationId, '…')]);
      }
      expect(said[0]).toEqual(said[1]);
      expect(said[0]?.[0]).toBe(403);
    }
  });
});
