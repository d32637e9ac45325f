import { type OperationId, operations } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import type { Callers } from '../../../resources/callers/callers.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { readJwt, tamper, unsigned } from '../../scenarios/auth/jwt.js';
import { odd } from '../../scenarios/auth/refused.js';
import type { RoleCallers } from './callers.js';
import { assumedRole, hasStatedRole, isOfOrganization, type MatrixRuleId, matrixRules } from './matrix.js';

/** A call that must be refused, and the rules that require it. */
export interface Trial {
  readonly operation: OperationId;
  readonly caller: Caller;
  readonly org?: string;
  readonly rules: readonly RuleId[];
  readonly why: string;
  /** The trial counts only if this rule holds: otherwise the operation does not check roles at all. */
  readonly where?: MatrixRuleId;
}

export interface Sources {
  readonly credentials: Pick<Callers, 'anonymous' | 'bearer' | 'apiKey'>;
  readonly token: string;
  /** Undefined in runs that may not create callers. */
  readonly callers?: RoleCallers;
  /** Who alone may call the operation, if that is not the run. */
  readonly invitee?: Caller | undefined;
}

/** Whom operations must refuse by a rule, whatever roles the caller has. */
interface Unwelcome {
  readonly rule: RuleId;
  /** Whether an operation shows something about the rule. Other scenarios try a find in more ways. */
  applies(operation: OperationId): boolean;
  /**
   * Undefined if the target has no such caller.
   * @param turn varies how a credential is written by operation: a careless check is mostly shared by all operations
   */
  caller(sources: Sources, turn: number): Caller | undefined | Promise<Caller | undefined>;
}

const isTried = (operation: OperationId): boolean => operation !== 'find';
const isOfPeople = (operation: OperationId): boolean => operations[operation].interface === 'people';

const one = (ways: readonly string[], turn: number): string => ways[turn % ways.length] ?? '';
const schemes = ['Token', '', 'Basic', 'ApiKey', 'JWT'];
const algorithms = ['none', 'None', 'NONE', 'nOnE'];

/** A bad credential, derived from a valid token (section 5). */
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

/** Whom every operation, or some of them, must refuse (section 5). */
export const unwelcome = [
  {
    rule: 'auth.every-op-needs-credential',
    applies: isTried,
    caller: ({ credentials }) => credentials.anonymous,
  },
  { rule: 'apikey.delete-at-once', applies: isOfPeople, caller: ({ callers }) => callers?.deletedKey() },
  {
    // A user without any role is no other caller whom the operation admits, such as an invitee.
    rule: 'auth.role-on-org',
    applies: (operation) => assumedRole(operation) !== undefined,
    caller: ({ callers }) => callers?.outsider(),
  },
  { rule: 'role.norole-denied', applies: hasStatedRole, caller: ({ callers }) => callers?.outsider() },
  {
    rule: 'auth.key-not-customer-data',
    applies: (operation) => isOfOrganization(operation) && !isOfPeople(operation),
    caller: ({ credentials }) => credentials.apiKey,
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
    rule: 'session.token-after-expiry',
    applies: () => true,
    caller: ({ callers, invitee }) => callers?.expired(invitee),
  },
  {
    rule: 'auth.unknown-org',
    applies: (operation) => isTried(operation) && isOfOrganization(operation),
    caller: ({ credentials, token }) => credentials.bearer('the credential of the run', token),
  },
] as const satisfies readonly Unwelcome[];

const turns: readonly string[] = Object.keys(operations);
const unknownOrg = '7d3f0a529c414e0b8a6d';

/** Returns trials of an operation with every kind of bad credential, and in an unknown organization. */
export async function credentialTrials(operation: OperationId, sources: Sources): Promise<readonly Trial[]> {
  const trials: Trial[] = [];
  for (const { rule, applies, caller: find } of unwelcome) {
    const caller = applies(operation) ? await find(sources, turns.indexOf(operation)) : undefined;
    if (!caller) continue;
    const org = rule === 'auth.unknown-org' ? `${operation.slice(0, 4)}-${unknownOrg}` : undefined;
    const where = org === undefined ? '' : ` in the organization ${org}, which nobody has`;
    const why = `${caller.label} calls ${operation}${where}`;
    trials.push({ operation, caller, rules: [rule], why, ...(org !== undefined && { org }) });
  }
  return trials;
}

/** Returns trials by callers whose role does not suffice: of service accounts, too, where the other callers are users. */
export async function roleTrials(operation: OperationId, callers: RoleCallers): Promise<readonly Trial[]> {
  const trial = (caller: Caller, ...rules: readonly RuleId[]): Trial => ({
    operation,
    caller,
    rules,
    why: `${caller.label} calls ${operation}, which requires the role ${operations[operation].role}`,
  });
  const trials: Trial[] = [];
  const denied = matrixRules(operation, 'denied');
  const ofAccounts = callers.areAccounts ? (['auth.sa-role-applies'] as const) : [];
  for (const { rule, role } of denied) trials.push(trial(await callers.holder(role), rule, ...ofAccounts));
  const highest = denied.at(-1);
  if (highest && !callers.areAccounts) {
    const account = await callers.account(highest.role);
    trials.push({ ...trial(account, 'auth.sa-role-applies'), where: highest.rule });
  }
  return trials;
}
