import { type OperationId, operations } from '../../../../generated/operations.js';
import { eventually, laggingMs } from '../../../check/eventually.js';
import { EndScenario, isSuccess, type RuleId, type Steps, unmapped } from '../../../check/scenario.js';
import { resourceOf } from '../../../resources/kinds.js';
import type { Caller, SignedIn } from '../../../target/caller.js';
import type { Exchange } from '../../../target/exchange.js';
import { hasValue, isObject, itemsOf, type Json, objectIn, textIn } from '../../../target/json.js';
import type { Capability } from '../../../target/target.js';
import { createKey } from '../api-keys/keys.js';
import { invite } from '../invitations/invitations.js';
import * as own from '../ledgers/own.js';
import { createAccount } from '../service-accounts/accounts.js';
import { newcomer } from '../users/assignments.js';
import { guarded, type RoleCallers, sampleCall, type Texts } from './operations.js';

export interface Own {
  readonly texts: Texts;
  /** Who alone may answer the invitation. */
  readonly invitee?: SignedIn | undefined;
  /** Whether it changes by itself, so that nothing shows what calls have changed. */
  readonly isMoving?: boolean;
  /** How many records show it, once nothing lags. @default 1 */
  readonly shows?: number;
}

/** Operations that are called on the same objects, and how to create these. */
export interface OperationGroup {
  readonly id: string;
  readonly operations: readonly OperationId[];
  readonly needs?: readonly Capability[];
  readonly asksForPeople?: boolean;
  /** Creates the objects. Called again when a call that had to be refused may have changed them. */
  make(t: Steps): Promise<Own>;
  /** Where what calls can change is shown. Omitted if no operation changes anything. */
  readonly shown?: {
    readonly by: OperationId;
    /** In a list, the records with one of these texts. @default all */
    readonly of?: readonly string[];
    readonly members: readonly string[];
    readonly list?: OperationId;
  };
  restore?(texts: Texts, t: Steps): Promise<unknown>;
}

const isEnding = (operation: OperationId) => resourceOf(operation).action === 'remove';
/** Those that end something come last. */
const ofKind = (kind: string) =>
  guarded
    .filter((id) => resourceOf(id).kind === kind)
    .toSorted((a, b) => Number(isEnding(a)) - Number(isEnding(b)));
const ofInterface = (owner: string) => guarded.filter((id) => operations[id].interface === owner);
export const nothing = async (): Promise<Own> => ({ texts: {} });

export const people: OperationGroup = {
  id: 'roles/people',
  operations: ofInterface('people'),
  needs: ['identity'],
  asksForPeople: true,
  async make({ pool }) {
    for (const each of pool.people.values()) {
      const [person_id, linkedin] = [textIn(each, 'id'), textIn(each, 'linkedin')];
      const company = textIn(objectIn(objectIn(each, 'position'), 'company'), 'name') ?? 'Example';
      if (person_id !== undefined && linkedin !== undefined)
        return { texts: { person_id, linkedin, company } };
    }
    throw new EndScenario('inconclusive', 'no find has shown a person with `id` and `linkedin`');
  },
};

/** The name of the organization, which existed before the run: it is restored. */
const organizationName: OperationGroup = {
  id: 'roles/organization-name',
  operations: ['updateOrganization'],
  needs: ['full'],
  async make(t) {
    const name = t.text(await t.call('getOrganization'), 'name');
    t.owned.intend('organization-name', name, name);
    // Shows that the name can be restored, before anything changes it.
    if (!t.worked('updateOrganization')) t.body(await t.call('updateOrganization', { body: { name } }));
    return { texts: { name } };
  },
  shown: { by: 'getOrganization', members: ['name'] },
  async restore({ name = '' }, t) {
    const restored = await t.call('updateOrganization', { body: { name } });
    if (isSuccess(restored)) t.owned.gone('organization-name', name);
  },
};

/** Operations on the access of a user, who has some or none before. */
const userAccess = (
  id: string,
  some: readonly OperationId[],
  role: 'viewer' | undefined,
): OperationGroup => ({
  id,
  operations: some,
  needs: ['second-user'],
  async make(t) {
    const { id: userId, email } = await newcomer(t, 'a user without a role');
    t.step(`give a user access as viewer${role ? '' : ', and remove it again'}`);
    t.body(await t.call('addUserAccess', { body: [{ userId, role: 'viewer' }] }));
    if (!role) t.body(await t.call('removeUserAccess', { body: { userIds: [userId] } }));
    return { texts: { userId, email }, shows: role ? 1 : 0 };
  },
  shown: { by: 'getOrgUsers', of: ['userId', 'email'], members: ['role'] },
  ...(!role && {
    restore: ({ userId = '' }, t) => t.call('removeUserAccess', { body: { userIds: [userId] } }),
  }),
});

/** Delays between reads of the import. It need not be completed, but until then it changes by itself. */
const waitsMs = [250, 500, 1000, 2000];

async function anImport(t: Steps): Promise<Own> {
  const { id: ledger_id } = await own.createLedger(t);
  const add = (...contacts: readonly object[]) =>
    t.call('addContacts', { path: { ledger_id }, body: { contacts: contacts.map((each) => ({ ...each })) } });
  const good = own.exampleContact('crm-one');
  t.step('add a contact, and one that cannot be taken');
  const both = await add(good, { reference_id: 'crm-two' });
  const added = isSuccess(both) ? both : await add(good);
  t.body(added);
  const import_id = own.named(await own.importMade(t, ledger_id, added));
  const look = async () => own.statusOf(t.object(await own.getImport(t, ledger_id, import_id)));
  const status = await eventually(t, waitsMs, look, (each) => each === 'completed', 'imports');
  if (own.isDeletable(status)) return { texts: { ledger_id, import_id }, isMoving: status !== 'completed' };
  throw new EndScenario('inconclusive', `an import is neither processing nor completed: it is ${status}`);
}

async function twoContacts(t: Steps): Promise<Own> {
  const { id: ledger_id } = await own.createLedger(t);
  const id = await own.addContacts(t, ledger_id, ['crm-one', 'crm-two'].map(own.exampleContact));
  await own.completed(t, ledger_id, id);
  const [one, other] = own.asKnown(await own.contactsOf(t, ledger_id));
  if (one && other) return { texts: { ledger_id, contact_id: one.id, other_id: other.id }, shows: 2 };
  throw unmapped('getContacts shows no ids of two contacts');
}

const inLedger = { needs: ['identity'] } as const;
const contactsShown = { by: 'getContacts', members: ['id'] } as const;

export const operationGroups: readonly OperationGroup[] = [
  people,
  { id: 'roles/billing', operations: ofInterface('billing'), needs: ['identity'], make: nothing },
  { id: 'roles/organization', operations: ['getOrganization', 'getOrgUsers'], make: nothing },
  organizationName,
  {
    id: 'roles/api-keys',
    operations: ofKind('api-key'),
    make: async (t) => ({ texts: { keyId: (await createKey(t)).id } }),
    shown: { by: 'getApiKey', members: ['name'], list: 'listApiKeys' },
  },
  {
    id: 'roles/service-accounts',
    operations: ofKind('service-account'),
    make: async (t) => ({ texts: { clientId: (await createAccount(t)).clientId } }),
    shown: { by: 'getServiceAccounts', of: ['clientId'], members: ['roles'] },
  },
  {
    id: 'roles/invitations',
    operations: ofKind('invitation'),
    async make(t) {
      const invitee = t.control && (await t.callers.outsider('the invitee'));
      return { texts: { invitationId: (await invite(t, invitee)).id }, invitee };
    },
    shown: { by: 'getInvitationDetails', members: ['status', 'expiresAt'], list: 'getInvitations' },
  },
  userAccess('roles/user-access', ['getUser', 'updateUserAccess', 'removeUserAccess'], 'viewer'),
  userAccess('roles/new-user-access', ['addUserAccess'], undefined),
  {
    ...inLedger,
    id: 'roles/ledgers',
    operations: ofKind('ledger'),
    make: async (t) => ({ texts: { ledger_id: (await own.createLedger(t)).id } }),
    shown: { by: 'getLedger', members: ['name'], list: 'getLedgers' },
  },
  {
    ...inLedger,
    id: 'roles/tracked-fields',
    operations: ofKind('tracked-fields'),
    async make(t) {
      const path = { ledger_id: (await own.createLedger(t)).id };
      t.step('track the title');
      t.body(await t.call('updateTrackedFields', { path, body: { fields: ['title'] } }));
      return { texts: path };
    },
    shown: { by: 'getTrackedFields', members: ['fields'] },
  },
  {
    ...inLedger,
    id: 'roles/contacts',
    operations: ofKind('contact'),
    make: twoContacts,
    shown: contactsShown,
  },
  { ...inLedger, id: 'roles/imports', operations: ofKind('import'), make: anImport, shown: contactsShown },
];

/** The objects of a family, on which the callers try its operations. */
export interface Stage {
  readonly t: Steps;
  readonly family: OperationGroup;
  own: Own;
  /** Undefined in runs that may not create callers. */
  readonly callers: RoleCallers | undefined;
  readonly refused: Refused[];
}

export interface Refusal {
  readonly operation: OperationId;
  readonly rules: readonly RuleId[];
  readonly why: string;
  /** The organization that is called, if not that of the run. */
  readonly org?: string | undefined;
}

export type Refused = Refusal & { readonly exchange: Exchange; readonly mark: string };

export async function attempt({ t, own }: Stage, operation: OperationId, caller: Caller, org?: string) {
  const mark = t.owned.name('tried');
  const input = sampleCall(operation, own.texts, mark);
  const path = org === undefined ? {} : { path: { ...input.path, org_id: org } };
  return { exchange: await t.call(operation, { ...input, ...path }, caller), mark };
}

export async function renew(stage: Stage): Promise<void> {
  const { t, family, own } = stage;
  await family.restore?.(own.texts, t);
  stage.own = await family.make(t);
}

/** What shows whether a call had an effect: members of the objects, and the text in which what it has created would appear. */
export interface View {
  readonly own: string[];
  readonly text: string;
}

/** Undefined if nothing can change the objects, or they could not be read. */
export async function look({ t, family: { shown }, own }: Stage): Promise<View | undefined> {
  if (!shown || own.isMoving) return undefined;
  const { texts } = own;
  const { by, list, of, members } = shown;
  const answers = [await t.call(by, sampleCall(by, texts))];
  if (list) answers.push(await t.call(list, sampleCall(list, texts)));
  // A throttled call or an outage does not show that an object is gone.
  if (answers.some(({ response: { status } }) => status === 429 || status >= 500)) return undefined;
  const [json = null] = answers.map(({ response }) => (response.status < 300 ? response.json : undefined));
  const isOwn = (record: Json) => !of || of.some((name) => hasValue(record, texts[name] ?? ''));
  const records =
    isObject(json) && members.some((name) => name in json) ? [json] : itemsOf(json).filter(isOwn);
  const all = records.map((each) => members.map((name) => JSON.stringify(each[name] ?? null)).join());
  return { own: all.toSorted(), text: answers.map(({ response }) => response.text).join() };
}

/** The same before anything is tried: undefined also if the objects do not show yet, as what appears later was not changed by a call. */
export async function lookBefore(stage: Stage): Promise<View | undefined> {
  const { shows = 1 } = stage.own;
  const isWhole = (view: View | undefined) => view === undefined || view.own.length === shows;
  const view = await eventually(stage.t, laggingMs, () => look(stage), isWhole);
  return isWhole(view) ? view : undefined;
}

/** Who alone may call an operation, and not the run: the invitee may answer the invitation. */
export const inviteeOf = ({ own }: Stage, operation: OperationId) =>
  /^(accept|decline)/.test(operation) ? own.invitee : undefined;
