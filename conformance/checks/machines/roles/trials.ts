import { operations } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import type { Callers } from '../../../resources/callers/callers.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { readJwt, tamper, unsigned } from '../../scenarios/auth/jwt.js';
import { odd } from '../../scenarios/auth/refused.js';
import {
  assumedRole,
  deniedOf,
  type GuardedOperation,
  hasStatedRole,
  isOfCustomer,
  isOfOrganization,
  type MatrixRuleId,
  takesKeys,
} from './matrix.js';
import type { RoleCallers } from './role-callers.js';

/** A call that must be refused, and the rules that require it. */
export interface Trial<Op extends GuardedOperation = GuardedOperation> {
  readonly operation: Op;
  readonly caller: Caller;
  /** @default the organization of the target */
  readonly org?: string;
  readonly rules: readonly RuleId[];
  readonly why: string;
  /** The trial counts only if this rule holds: otherwise the operation does not check roles at all. */
  readonly where?: MatrixRuleId;
}

/**
 * Returns trials by callers whose role does not suffice.
 * @param isOfAccounts whether a service account is tried as well if the other callers are users
 */
export async function roleTrials<Op extends GuardedOperation>(
  operation: Op,
  callers: RoleCallers,
  isOfAccounts: boolean,
): Promise<readonly Trial<Op>[]> {
  const trial = (caller: Caller, ...broken: readonly RuleId[]): Trial<Op> => ({
    operation,
    caller,
    rules: broken,
    why: `${caller.label} calls ${operation}, which requires the role ${operations[operation].role}`,
  });
  const trials: Trial<Op>[] = [];
  const denied = deniedOf(operation);
  for (const { rule, role } of denied) {
    trials.push(
      trial(
        await callers.holder(role),
        rule,
        ...(callers.areAccounts ? (['auth.sa-role-applies'] as const) : []),
      ),
    );
  }
  const highest = denied.at(-1);
  if (highest && isOfAccounts && !callers.areAccounts) {
    const account = await callers.account(highest.role);
    trials.push({ ...trial(account, 'auth.sa-role-applies'), where: highest.rule });
  }
  // A user without a role must be refused too, and is not another caller whom the operation admits, such as the invitee.
  const outsider = await callers.outsider();
  if (outsider && hasStatedRole(operation)) trials.push(trial(outsider, 'role.norole-denied'));
  return trials;
}

/** Returns trials with an insufficient credential or organization. */
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
  const outsider = assumed && (await callers.outsider());
  if (outsider) trials.push(trial(outsider, 'auth.role-on-org', ', who has no role on the organization'));
  return [...trials, ...credentialTrials(operation, credentials, token, await callers.expired())];
}

/** The callers that trials of credentials take. */
type Credentials = Pick<Callers, 'anonymous' | 'bearer' | 'apiKey'>;

/** Returns trials with every kind of bad credential, and in an unknown organization. */
export function credentialTrials<Op extends GuardedOperation>(
  operation: Op,
  { anonymous, bearer, apiKey }: Credentials,
  token: string,
  expired?: Caller,
): readonly Trial<Op>[] {
  const trial = trialsOf(operation);
  // Other scenarios try a find that must be refused in more ways.
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

/** A caller whose credential every operation must refuse, and the rule that requires it. */
interface BadCredential {
  readonly rule: RuleId;
  readonly caller: Caller;
}

const schemes = ['Token', '', 'Basic', 'ApiKey', 'JWT'];
const algorithms = ['none', 'None', 'NONE', 'nOnE'];

/**
 * Returns every kind of bad credential (section 5), most of them derived from a valid token.
 * @param turn varies how each kind is written by operation: a careless check is mostly shared by all operations
 * @param expired a caller with a token that was valid once
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
