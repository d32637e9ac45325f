import { type OperationId, operations } from '../../../../generated/operations.js';
import { type Rule, type RuleId, rules } from '../../../../generated/rules.js';
import type { Role } from '../../../../spec/contract/resources.js';
import { type Caller, EndScenario, fixedCaller, type Steps, unlessEnded } from '../../../check/scenario.js';
import { madeOnce } from '../../../resources/callers/callers.js';
import type { ControlPlane } from '../../../target/control/control-plane.js';
import { type CallInput, type CredentialKind, isSuccess } from '../../../target/exchange.js';
import { isOperation } from '../../../target/target.js';
import { readJwt, tamper, unsigned } from '../../scenarios/altered.js';
import { odd } from '../../scenarios/auth.js';
import { createKey, noMatch } from '../api-keys/keys.js';

export const roles = ['viewer', 'editor', 'admin'] as const satisfies readonly Role[];

/** A rule of the role matrix (section 4.3): an operation refuses, or admits, callers with one role. */
export type MatrixRuleId = Extract<RuleId, `role.${string}.${Role}-${'denied' | 'ok'}`>;

/** Who may call an operation: wider than the present contract, so that it may change. */
interface Guard {
  readonly path: string;
  readonly role: Role | 'any' | 'none';
  readonly roleBasis: Rule['basis'] | 'assumed';
  readonly authenticated: boolean;
}

const guards: Readonly<Record<OperationId, Guard>> = operations;

export const guarded: readonly OperationId[] = Object.keys(operations)
  .filter(isOperation)
  .filter((id) => guards[id].authenticated);

const isOfOrganization = (operation: OperationId): boolean => guards[operation].path.includes('{org_id}');

/** Whether the required role is known: the specification states it, or the service has confirmed it. */
const hasStatedRole = (operation: OperationId): boolean =>
  isOfOrganization(operation) &&
  guards[operation].roleBasis !== 'assumed' &&
  guards[operation].role !== 'none';

/** Whether the specification states no role, but some role is needed: no rule of the matrix is about the operation. */
export const hasAssumedRole = (operation: OperationId): boolean =>
  isOfOrganization(operation) &&
  guards[operation].roleBasis === 'assumed' &&
  ['viewer', 'editor'].includes(guards[operation].role);

export const matrixRules = (operation: OperationId, verdict: 'denied' | 'ok') =>
  roles.flatMap((role) => {
    const rule = `role.${operation.charAt(0).toUpperCase()}${operation.slice(1)}.${role}-${verdict}`;
    return isMatrixRule(rule) ? [{ rule, role }] : [];
  });

const isMatrixRule = (id: string): id is MatrixRuleId => Object.hasOwn(rules, id);

/** What calls are about, by the names that paths and samples have for it. */
export type Texts = Readonly<Record<string, string>>;

/** What a valid call sends beside its path. @param mark a unique name for what the call creates or renames */
type Sample = (texts: Texts, mark: string) => Omit<CallInput, 'path'>;

const nobody: Sample = () => ({ body: noMatch });
const anyone: Sample = () => ({ body: { filters: [], size: 1 } });
const marked: Sample = (_, mark) => ({ body: { name: mark } });
const asText = { headers: { accept: 'text/csv' } };

/** What calls send beside their path, by operation: none reads, changes or removes what the run has not made. */
const samples: Readonly<Partial<Record<OperationId, Sample>>> = {
  find: nobody,
  previewFind: nobody,
  search: anyone,
  previewSearch: anyone,
  verify: ({ linkedin = 'pdk-nobody', company = 'Example' }) => ({
    body: { queries: [{ linkedin, company_name: company }] },
  }),
  lookupPeople: ({ person_id = '' }) => ({ body: { ids: [person_id] } }),
  updateOrganization: marked,
  createApiKey: marked,
  updateApiKey: marked,
  createServiceAccount: (_, mark) => ({ body: { name: mark, roles: ['viewer'] } }),
  updateServiceAccountRoles: () => ({ body: { roles: ['editor'] } }),
  createInvitation: (_, mark) => ({ body: { email: `${mark}@example.com`, role: 'viewer' } }),
  addUserAccess: ({ userId = '' }) => ({ body: [{ userId, role: 'viewer' }] }),
  updateUserAccess: ({ userId = '' }) => ({ body: [{ userId, role: 'editor' }] }),
  removeUserAccess: ({ userId = '' }) => ({ body: { userIds: [userId] } }),
  createLedger: marked,
  updateLedger: marked,
  updateTrackedFields: () => ({ body: { fields: ['country'] } }),
  addContacts: (_, mark) => ({ body: { contacts: [{ name: mark }] } }),
  searchLedgerContacts: () => ({ body: { filters: [] } }),
  downloadLedgerContacts: () => ({ body: { filters: [] }, ...asText }),
  bulkDeleteContacts: ({ other_id = '' }) => ({ body: { contact_ids: [other_id] } }),
  downloadImportErrors: () => asText,
};

/** A valid call of any operation, so that only the caller can be the reason for a refusal. */
export const sampleCall = (operation: OperationId, texts: Texts, mark = ''): CallInput => ({
  path: Object.fromEntries(
    Object.entries(texts).filter(([name]) => operations[operation].path.includes(`{${name}}`)),
  ),
  ...samples[operation]?.(texts, mark),
});

export type RoleCallers = ReturnType<typeof roleCallers>;

/** The callers who try the operations; undefined where the target has none. @param isTaken whether the second user is no outsider */
export function roleCallers(t: Steps, isTaken: boolean) {
  const { callers, control, targetTraits } = t;
  const former = (label: string, role?: Role): Promise<Caller> =>
    madeOnce(targetTraits.callers, label, () => formerAdmin(t, label, role));
  const everyRole = () => callers.lasting('a user with every role', roles);
  return {
    /** A caller with this role and no other: a user if the control plane can make users, otherwise a service account. */
    holder(role: Role): Promise<Caller> {
      if (!control) return callers.withRole(role);
      const label = `a user with the role ${role}`;
      return role === 'admin' ? callers.lasting(label, [role]) : former(label, role);
    },
    /** A user without a role on the organization. One whom the control plane did not make may have been given access since. */
    async outsider(): Promise<Caller | undefined> {
      if (control) return unlessEnded(former('a user without a role'));
      return isTaken ? undefined : unlessEnded(callers.stranger());
    },
    deletedKey: () =>
      unlessEnded(madeOnce(targetTraits.callers, 'a deleted API key', () => holderOfDeletedKey(t))),
    everyRole: async () => (control ? unlessEnded(everyRole()) : undefined),
    /** A caller with an expired token, of the invitee if only that one may call; undefined also if moved time expires no token. */
    async expired(invitee?: Caller): Promise<Caller | undefined> {
      if (!control) return undefined;
      targetTraits.expired ??= unlessEnded(everyRole().then((user) => expiredHolder(t, control, user)));
      const known = await targetTraits.expired;
      return known && invitee ? unlessEnded(expiredHolder(t, control, invitee)) : known;
    },
  };
}

/** A user who was an admin before and now has this role, or none, as rights may be cached. If no change works, a new user. */
async function formerAdmin({ call, callers }: Steps, label: string, role?: Role): Promise<Caller> {
  const user = await callers.newUser(label, ['admin']);
  const { id: userId = '' } = user;
  const changed = role
    ? await call('updateUserAccess', { body: [{ userId, role }] })
    : await call('removeUserAccess', { body: { userIds: [userId] } });
  // A single operation that refuses is enough: one that still admits the user may cache rights, which the trials report.
  for (const probe of ['listApiKeys', 'getInvitations'] as const)
    if (isSuccess(changed) && !isSuccess(await call(probe, {}, user))) return user;
  return callers.newUser(label, role ? [role] : []);
}

/** Returns a caller with an API key that was deleted before any use. Ends the scenario if none can be created and deleted. */
async function holderOfDeletedKey(t: Steps): Promise<Caller> {
  const { id: keyId, key } = await createKey(t);
  t.body(await t.call('deleteApiKey', { path: { keyId } }));
  return t.callers.bearer('somebody with a deleted API key', key);
}

/** A caller with an expired token. Ends the scenario if none is refused: then moving the clock has no influence on tokens. */
async function expiredHolder({ call, now }: Steps, control: ControlPlane, user: Caller): Promise<Caller> {
  const clock = await control.clockAt(now());
  user.forget();
  let authorization: string | null;
  try {
    // Longer ago than any token lives.
    await control.freeze((await control.now()) - 3 * 3_600_000);
    authorization = await user.authorization();
  } finally {
    user.forget();
    await control.restoreClock(clock, now());
  }
  const holder = fixedCaller('somebody whose token has expired', 'expired', authorization);
  for (const probe of ['getOrganization', 'getServiceAccounts'] as const)
    if (!isSuccess(await call(probe, {}, holder))) return holder;
  throw new EndScenario('inconclusive', 'the time that the control plane moves ends no token');
}

interface Sources {
  readonly t: Steps;
  readonly token: string;
  /** Undefined in runs that may not create callers. */
  readonly callers: RoleCallers | undefined;
  /** Who alone may call the operation, if that is not the run. */
  readonly invitee: Caller | undefined;
}

/** Whom operations must refuse by a rule, whatever roles the caller has (section 5). */
export interface Unwelcome {
  readonly rule: RuleId;
  applies(operation: OperationId): boolean;
  /** Undefined if the target has none. @param turn varies how a credential is written: a careless check is mostly shared by all */
  caller(sources: Sources, turn: number): Caller | undefined | Promise<Caller | undefined>;
  /** The organization that is called, if not that of the run; undefined if the target has none such. */
  org?(operation: OperationId, t: Steps): string | undefined;
}

/** Other scenarios try a find in more ways. */
const isTried = (operation: OperationId): boolean => operation !== 'find';
const isOfPeople = (operation: OperationId): boolean => operations[operation].interface === 'people';

const one = (ways: readonly string[], turn: number): string => ways[turn % ways.length] ?? '';
const schemes = ['Token', '', 'Basic', 'ApiKey', 'JWT'];
const algorithms = ['none', 'None', 'NONE', 'nOnE'];

const bad = <Rule extends RuleId>(
  rule: Rule,
  kind: CredentialKind,
  what: string,
  authorization: (token: string, turn: number) => string | undefined,
) => ({
  rule,
  applies: isTried,
  caller({ token }: Sources, turn: number) {
    const header = authorization(token, turn);
    return header === undefined ? undefined : fixedCaller(`somebody with ${what}`, kind, header);
  },
});

export const unwelcome = [
  { rule: 'auth.every-op-needs-credential', applies: isTried, caller: ({ t }) => t.callers.anonymous },
  {
    rule: 'auth.key-not-customer-data',
    applies: (operation) => isOfOrganization(operation) && !isOfPeople(operation),
    caller: ({ t }) => t.callers.apiKey,
  },
  bad('auth.empty-bearer', 'empty', 'an empty credential', (_, turn) => one(['Bearer', 'Bearer '], turn)),
  bad('auth.bearer-scheme', 'wrong-scheme', 'a token not sent as Bearer', (token, turn) =>
    `${one(schemes, turn)} ${token}`.trim(),
  ),
  bad('auth.garbage', 'garbage', 'a token that nobody was given', (_, turn) => `Bearer ${one(odd, turn)}`),
  bad(
    'auth.tampered',
    'tampered',
    'an altered token',
    (token, turn) => `Bearer ${tamper(token, turn % 3, 500)}`,
  ),
  bad('auth.none-alg', 'unsigned', 'an unsigned token', (token, turn) => {
    const jwt = readJwt(token);
    return jwt && `Bearer ${unsigned(jwt, one(algorithms, turn))}`;
  }),
  {
    rule: 'auth.unknown-org',
    applies: (operation) => isTried(operation) && isOfOrganization(operation),
    caller: ({ t, token }) => t.callers.bearer('the credential of the run', token),
    org: (operation) => `${operation.slice(0, 4)}-7d3f0a529c414e0b8a6d`,
  },
] as const satisfies readonly Unwelcome[];

export const unwelcomeMade = [
  { rule: 'apikey.delete-at-once', applies: isOfPeople, caller: ({ callers }) => callers?.deletedKey() },
  // A user without any role is no other caller whom the operation admits, such as an invitee.
  { rule: 'auth.role-on-org', applies: hasAssumedRole, caller: ({ callers }) => callers?.outsider() },
  { rule: 'role.norole-denied', applies: hasStatedRole, caller: ({ callers }) => callers?.outsider() },
  {
    rule: 'session.token-after-expiry',
    applies: () => true,
    caller: ({ callers, invitee }) => callers?.expired(invitee),
  },
] as const satisfies readonly Unwelcome[];

/** The run itself, in an organization on which it holds no role. */
export const unwelcomeElsewhere = {
  rule: 'auth.role-on-org',
  applies: isOfOrganization,
  caller: ({ t }) => t.callers.main,
  org: (_, { target }) => target.otherOrg,
} as const satisfies Unwelcome;
