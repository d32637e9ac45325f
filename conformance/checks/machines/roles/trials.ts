import { operations } from '../../../../generated/operations.js';
import { type RuleId, rules } from '../../../../generated/rules.js';
import type { Callers } from '../../../resources/callers/callers.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { readJwt, tamper, unsigned } from '../../scenarios/auth/jwt.js';
import { odd } from '../../scenarios/auth/refused-credentials.js';
import {
  assumedRole,
  deniedOf,
  type GuardedOperation,
  hasStatedRole,
  isOfCustomer,
  isOfOrganization,
  type MatrixRuleId,
  roles,
  takesKeys,
} from './matrix.js';
import type { RoleCallers } from './role-callers.js';

/** A call that has to be refused, and the rules that say so. */
export interface Trial<Op extends GuardedOperation = GuardedOperation> {
  readonly operation: Op;
  readonly caller: Caller;
  /** @default the organization of the target */
  readonly org?: string;
  readonly rules: readonly RuleId[];
  readonly why: string;
  /** It says something only where this rule holds: else the operation does not look at roles to begin with. */
  readonly where?: MatrixRuleId;
}

/**
 * Calls by callers whose role does not suffice.
 * @param isOfAccounts whether service accounts call as well, where the others are users
 */
export async function roleTrials<Op extends GuardedOperation>(
  operation: Op,
  callers: RoleCallers,
  isOfAccounts: boolean,
): Promise<readonly Trial<Op>[]> {
  const trial = (caller: Caller, ...these: readonly RuleId[]): Trial<Op> => ({
    operation,
    caller,
    rules: these,
    why: `${caller.label} calls ${operation}, which requires the role ${operations[operation].role}`,
  });
  const trials: Trial<Op>[] = [];
  const denied = deniedOf(operation);
  for (const { rule, role } of denied) {
    const both = callers.areAccounts && isStated(rule);
    trials.push(
      trial(await callers.holder(role), rule, ...(both ? (['auth.sa-role-applies'] as const) : [])),
    );
  }
  const highest = denied.filter(({ rule }) => isStated(rule)).at(-1);
  if (highest && isOfAccounts && !callers.areAccounts) {
    const account = await callers.account(highest.role);
    trials.push({ ...trial(account, 'auth.sa-role-applies'), where: highest.rule });
  }
  // Nor is it whoever may call it as well, as the invitee.
  const outsider = await callers.outsider();
  if (outsider && hasStatedRole(operation)) trials.push(trial(outsider, 'role.norole-denied'));
  return trials;
}

/** Calls whose credential or organization does not suffice, and those whose role we assume. */
export async function otherTrials<Op extends GuardedOperation>(
  operation: Op,
  callers: RoleCallers,
  credentials: Credentials,
  token: string,
): Promise<readonly Trial<Op>[]> {
  const trial = trialsOf(operation);
  const trials: Trial<Op>[] = [];
  const deleted = takesKeys(operation) ? await callers.deletedKey() : undefined;
  if (deleted) trials.push(trial(deleted, 'apikey.delete-at-once'));
  const assumed = assumedRole(operation);
  const lower = assumed && roles[roles.indexOf(assumed) - 1];
  if (lower) trials.push(trial(await callers.holder(lower), 'role.unstated-report'));
  const outsider = assumed && (await callers.outsider());
  if (outsider) trials.push(trial(outsider, 'auth.role-on-org', ', who has no role on the organization'));
  return [...trials, ...credentialTrials(operation, credentials, token, await callers.expired())];
}

/** The callers among others whom trials of credentials take. */
type Credentials = Pick<Callers, 'anonymous' | 'bearer' | 'apiKey'>;

/** Calls with every kind of bad credential, and in an organization that nobody has. */
export function credentialTrials<Op extends GuardedOperation>(
  operation: Op,
  { anonymous, bearer, apiKey }: Credentials,
  token: string,
  expired?: Caller,
): readonly Trial<Op>[] {
  const trial = trialsOf(operation);
  // A find that must be refused is tried in more ways elsewhere.
  if (operation === 'find') return expired ? [trial(expired, 'session.token-after-expiry')] : [];
  const trials = [trial(anonymous, 'auth.every-op-needs-credential')];
  if (apiKey && isOfCustomer(operation)) {
    const because = ', which reaches customer-specific data';
    trials.push(trial(apiKey, 'auth.key-not-customer-data', because));
  }
  const turn = guarded.indexOf(operation);
  for (const { rule, caller } of badCredentials(token, turn, expired)) trials.push(trial(caller, rule));
  if (isOfOrganization(operation)) {
    const org = `${operation.slice(0, 4)}-${unknownOrg}`;
    const caller = bearer('the credential of the run', token);
    trials.push({
      ...trial(caller, 'auth.unknown-org', ` in the organization ${org}, which nobody has`),
      org,
    });
  }
  return trials;
}

const trialsOf =
  <Op extends GuardedOperation>(operation: Op) =>
  (caller: Caller, rule: RuleId, because = ''): Trial<Op> => ({
    operation,
    caller,
    rules: [rule],
    why: `${caller.label} calls ${operation}${because}`,
  });

const guarded: readonly string[] = Object.keys(operations);
const unknownOrg = '7d3f0a529c414e0b8a6d';

const isStated = (rule: RuleId): boolean => rules[rule].basis !== 'assumed';

/** A caller whom every operation has to refuse for the credential, and the rule that says so. */
interface BadCredential {
  readonly rule: RuleId;
  readonly caller: Caller;
}

const schemes = ['Token', '', 'Basic', 'ApiKey', 'JWT'];
const algorithms = ['none', 'None', 'NONE', 'nOnE'];

/**
 * Every kind of bad credential (section 5), most of them made of a token that would be admitted.
 * @param turn of an operation: they take turns in how each kind is written, as a sloppy check is mostly that of all of them
 * @param expired whoever holds a token that was good once
 */
function badCredentials(token: string, turn: number, expired: Caller | undefined): readonly BadCredential[] {
  const one = (ways: readonly string[]) => ways[turn % ways.length] ?? '';
  const jwt = readJwt(token);
  const bad = (rule: RuleId, kind: CredentialKind, who: string, authorization: string): BadCredential => ({
    rule,
    caller: fixedCaller(`somebody with ${who}`, kind, authorization),
  });
  return [
    bad('auth.empty-bearer', 'empty', 'an empty credential', one(['Bearer', 'Bearer '])),
    bad(
      'auth.bearer-scheme',
      'wrong-scheme',
      'a token not sent as Bearer',
      `${one(schemes)} ${token}`.trim(),
    ),
    bad('auth.garbage', 'garbage', 'a token that nobody was given', `Bearer ${one(odd)}`),
    bad('auth.tampered', 'tampered', 'an altered token', `Bearer ${tamper(token, turn % 3, 500)}`),
    ...(jwt
      ? [bad('auth.none-alg', 'unsigned', 'an unsigned token', `Bearer ${unsigned(jwt, one(algorithms))}`)]
      : []),
    ...(expired ? [{ rule: 'session.token-after-expiry', caller: expired } as const] : []),
  ];
}
