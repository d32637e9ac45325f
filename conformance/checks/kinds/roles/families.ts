import type { OperationId } from '../../../../generated/operations.js';
import { operations } from '../../../../generated/operations.js';
import { resourceOf } from '../../../resources/kinds.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { eventually } from '../../../scene/eventually.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import { EndScenario } from '../../../target/end-scenario.js';
import { isObject, type Json } from '../../../target/json.js';
import type { Capability } from '../../../target/target.js';
import { itemsOf, objectIn, textIn } from '../../../target/wire/members.js';
import { createKey } from '../api-keys/keys.js';
import { invite } from '../invitations/invitations.js';
import { contactIdOf, contactsOf } from '../ledgers/own-contacts.js';
import {
  exampleContact,
  getImport,
  imported,
  importMade,
  isDeletable,
  looksAtMost,
  named,
  statusOf,
} from '../ledgers/own-imports.js';
import { createLedger } from '../ledgers/own-ledger.js';
import { createAccount, signIn } from '../service-accounts/accounts.js';
import { mentions } from '../users/assignments.js';
import { newcomer } from '../users/newcomers.js';
import { guarded } from './matrix.js';
import { type Own, sampleCall } from './samples.js';

/** Operations that are called on the same objects, and how to create these. */
export interface Family {
  /** For example `roles/api-keys`. */
  readonly id: string;
  readonly operations: readonly OperationId[];
  /** What it needs besides a token. */
  readonly needs?: readonly Capability[];
  /** Whether its objects are people whom the target has shown. */
  readonly asksForPeople?: boolean;
  /** At most so many requests create the objects, read them and restore what was there before. */
  readonly requests: number;
  /** Creates the objects. Called again when a call that had to be refused may have changed them. */
  make(t: Scene): Promise<Own>;
  /** What calls can change of the objects, read with the credential of the run. Omitted if no operation changes anything. */
  view?(own: Own, context: CheckContext): Promise<Json | undefined>;
  /** Restores what was there before the run. */
  restore?(own: Own, context: CheckContext): Promise<void>;
}

/** Those that end something come last. */
const inOrder = (some: readonly OperationId[]): readonly OperationId[] =>
  some.toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)));
const isEnding = (operation: OperationId) => resourceOf(operation).action === 'remove';
const ofKind = (kind: string) => inOrder(guarded.filter((id) => resourceOf(id).kind === kind));
const ofInterface = (owner: string) => guarded.filter((id) => operations[id].interface === owner);

const ownOf = (texts: Own['texts']): Own => ({ texts });
const nothing = async (): Promise<Own> => ({ texts: {} });

/** Views these members of an object, and where one that a call has created would be listed. */
function shown(
  read: OperationId,
  members: readonly string[],
  list?: OperationId,
): NonNullable<Family['view']> {
  return async (own, context) => {
    const { response } = await context.call(read, sampleCall(read, own, ''));
    if (list) await context.call(list, sampleCall(list, own, ''));
    const { status, json } = response;
    if (status >= 300 || !isObject(json)) return 'there is none';
    return Object.fromEntries(members.map((name) => [name, json[name] ?? null]));
  };
}

/** Somebody whom the target has shown. */
async function person({ pool }: Scene): Promise<Own> {
  for (const each of pool.people.values()) {
    const [person_id, linkedin] = [textIn(each, 'id'), textIn(each, 'linkedin')];
    const company = textIn(objectIn(objectIn(each, 'position'), 'company'), 'name') ?? 'Example';
    if (person_id !== undefined && linkedin !== undefined) return ownOf({ person_id, linkedin, company });
  }
  throw new EndScenario('inconclusive', 'no find has shown a person with `id` and `linkedin`');
}

export const people: Family = {
  id: 'roles/people',
  operations: ofInterface('people'),
  needs: ['identity'],
  asksForPeople: true,
  requests: 0,
  make: person,
};

/** The name of the organization, which existed before the run: it is restored. */
const organizationName: Family = {
  id: 'roles/organization-name',
  operations: ['updateOrganization'],
  needs: ['full'],
  requests: 6,
  async make(t) {
    const name = t.text(await t.call('getOrganization'), 'name');
    t.owned.intend('organization-name', name, name);
    // Shows that the name can be restored, before anything changes it.
    if (!t.worked('updateOrganization')) t.body(await t.call('updateOrganization', { body: { name } }));
    return ownOf({ name });
  },
  view: shown('getOrganization', ['name']),
  async restore({ texts: { name = '' } }, context) {
    const restored = await context.call('updateOrganization', { body: { name } });
    if (isSuccess(restored)) context.owned.gone('organization-name', name);
  },
};

const serviceAccounts: Family = {
  id: 'roles/service-accounts',
  operations: ofKind('service-account'),
  requests: 10,
  async make(t) {
    const { clientId, clientSecret } = await createAccount(t);
    return ownOf({ clientId, clientSecret });
  },
  async view({ texts: { clientId = '', clientSecret = '' } }, context) {
    const list = await context.call('getServiceAccounts');
    const account = itemsOf(list.response.json).find((each) => textIn(each, 'clientId') === clientId);
    // A secret that was replaced opens no session.
    const session = await signIn(context, { clientId, clientSecret });
    return { roles: account?.['roles'] ?? null, secret: isSuccess(session) ? 'valid' : 'not valid' };
  },
};

const invitations: Family = {
  id: 'roles/invitations',
  operations: ofKind('invitation'),
  requests: 8,
  async make(t) {
    const invitee = t.control && (await t.callers.outsider('the invitee'));
    const { id } = await invite(t, invitee);
    return { texts: { invitationId: id }, invitee };
  },
  view: shown('getInvitationDetails', ['status', 'expiresAt'], 'getInvitations'),
};

/** Operations on the access of a user, who has some or none before. */
const userAccess = (id: string, some: readonly OperationId[], role: 'viewer' | undefined): Family => ({
  id,
  operations: some,
  needs: ['second-user'],
  requests: 14,
  async make(t) {
    const { id: userId, email } = await newcomer(t, 'a user without a role');
    if (role) {
      t.step(`give a user access as ${role}`);
      t.body(await t.call('addUserAccess', { body: [{ userId, role }] }));
    }
    return ownOf({ userId, email });
  },
  async view({ texts: { userId, email = '' } }, context) {
    const { json } = (await context.call('getOrgUsers')).response;
    const shown = itemsOf(json).find((each) => mentions(each, { id: userId, email }));
    return shown ? (shown['role'] ?? null) : 'not among the users of the organization';
  },
  ...(!role && {
    async restore({ texts: { userId = '' } }, context) {
      await context.call('removeUserAccess', { body: { userIds: [userId] } });
    },
  }),
});

const ofLedgers = { needs: ['identity'], requests: 8 } as const;

const trackedFields: Family = {
  ...ofLedgers,
  id: 'roles/tracked-fields',
  operations: ofKind('tracked-fields'),
  async make(t) {
    const { id: ledger_id } = await createLedger(t);
    t.step('track the title');
    const path = { ledger_id };
    t.body(await t.call('updateTrackedFields', { path, body: { fields: ['title'] } }));
    return ownOf(path);
  },
  view: shown('getTrackedFields', ['fields']),
};

const contacts: Family = {
  ...ofLedgers,
  id: 'roles/contacts',
  operations: ofKind('contact'),
  requests: 8 + looksAtMost,
  async make(t) {
    const { id: ledger_id } = await createLedger(t);
    await imported(t, ledger_id, ['crm-one', 'crm-two'].map(exampleContact));
    const [contact_id, other_id] = (await contactsOf(t, ledger_id)).flatMap(
      (each) => contactIdOf(each) ?? [],
    );
    if (contact_id !== undefined && other_id !== undefined) return ownOf({ ledger_id, contact_id, other_id });
    throw new EndScenario('skipped', 'getContacts shows no ids of two contacts: map it with --overlay');
  },
  async view(own, context) {
    const { json } = (await context.call('getContacts', sampleCall('getContacts', own, ''))).response;
    return itemsOf(json)
      .flatMap((each) => contactIdOf(each) ?? [])
      .toSorted();
  },
};

/** Waits between reads of the import. It need not be completed, but until then it changes by itself. */
const waitsMs = [250, 500, 1000, 2000];

const imports: Family = {
  ...ofLedgers,
  id: 'roles/imports',
  operations: ofKind('import'),
  requests: 8 + waitsMs.length,
  async make(t) {
    const { id: ledger_id } = await createLedger(t);
    const path = { ledger_id };
    const good = exampleContact('crm-one');
    t.step('add a contact, and one that cannot be taken');
    const both = await t.call('addContacts', {
      path,
      body: { contacts: [good, { reference_id: 'crm-two' }] },
    });
    const added = isSuccess(both) ? both : await t.call('addContacts', { path, body: { contacts: [good] } });
    t.body(added);
    const import_id = named(await importMade(t, ledger_id, added));
    const look = async () => statusOf(t.object(await getImport(t, ledger_id, import_id)));
    const status = await eventually(t, waitsMs, look, (each) => each === 'completed', 'imports');
    if (isDeletable(status)) return ownOf({ ledger_id, import_id, status: status ?? '' });
    const because = `an import is neither processing nor completed: its status is ${status}`;
    throw new EndScenario('inconclusive', because);
  },
  async view(own, context) {
    if (own.texts['status'] !== 'completed') return undefined;
    const { json } = (await context.call('getContacts', sampleCall('getContacts', own, ''))).response;
    return itemsOf(json).length;
  },
};

export const families: readonly Family[] = [
  people,
  {
    id: 'roles/billing',
    operations: ofInterface('billing'),
    needs: ['identity'],
    requests: 0,
    make: nothing,
  },
  { id: 'roles/organization', operations: ['getOrganization', 'getOrgUsers'], requests: 0, make: nothing },
  organizationName,
  {
    id: 'roles/api-keys',
    operations: ofKind('api-key'),
    requests: 8,
    make: async (t) => ownOf({ keyId: (await createKey(t)).id }),
    view: shown('getApiKey', ['name'], 'listApiKeys'),
  },
  serviceAccounts,
  invitations,
  userAccess('roles/user-access', ['getUser', 'updateUserAccess', 'removeUserAccess'], 'viewer'),
  userAccess('roles/new-user-access', ['addUserAccess'], undefined),
  {
    ...ofLedgers,
    id: 'roles/ledgers',
    operations: ofKind('ledger'),
    make: async (t) => ownOf({ ledger_id: (await createLedger(t)).id }),
    view: shown('getLedger', ['name'], 'getLedgers'),
  },
  trackedFields,
  contacts,
  imports,
];
