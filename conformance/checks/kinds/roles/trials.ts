import { operations } from '../../../../generated/operations.js';
import type { RuleId } from '../../../../generated/rules.js';
import type { Callers } from '../../../resources/callers/callers.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { type Caller, fixedCaller } from '../../../target/caller.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { writes } from '../../../target/safety.js';
import { readJwt, tamper, unsigned } from '../../scenarios/auth/jwt.js';
import { odd } from '../../scenarios/auth/refused.js';
import type { Attempt, Stage } from './family.js';
import {
  assumedRole,
  deniedOf,
  type GuardedOperation,
  hasStatedRole,
  isOfOrganization,
  keysOf,
  type MatrixRuleId,
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

/** Where the callers of trials come from. */
export interface Sources {
  readonly credentials: Pick<Callers, 'anonymous' | 'bearer' | 'apiKey'>;
  /** A valid token. */
  readonly token: string;
  /** Undefined in runs that may not create callers. */
  readonly callers?: RoleCallers;
}

type Found = Caller | undefined | Promise<Caller | undefined>;

/** A caller whom an operation must refuse by a rule, whatever roles the caller has. */
export interface Unwelcome {
  /** Whether an operation shows something about the rule. Other scenarios try a find in more ways. */
  applies(operation: GuardedOperation): boolean;
  /**
   * Undefined if the target has no such caller.
   * @param turn varies how a credential is written by operation: a careless check is mostly shared by all operations
   */
  caller(sources: Sources, turn: number): Found;
}

const isTried = (operation: GuardedOperation): boolean => operation !== 'find';
const isOfPeople = (operation: GuardedOperation): boolean => operations[operation].interface === 'people';

const one = (ways: readonly string[], turn: number): string => ways[turn % ways.length] ?? '';
const schemes = ['Token', '', 'Basic', 'ApiKey', 'JWT'];
const algorithms = ['none', 'None', 'NONE', 'nOnE'];

/** A bad credential, derived from a valid token (section 5). */
const bad = (
  kind: CredentialKind,
  what: string,
  authorization: (token: string, turn: number) => string | undefined,
): Unwelcome => ({
  applies: isTried,
  caller({ token }, turn) {
    const header = authorization(token, turn);
    return header === undefined ? undefined : fixedCaller(`somebody with ${what}`, kind, header);
  },
});

/** By rule, whom every operation, or some of them, must refuse (section 5). */
export const unwelcome = {
  'auth.every-op-needs-credential': { applies: isTried, caller: ({ credentials }) => credentials.anonymous },
  'apikey.delete-at-once': { applies: isOfPeople, caller: ({ callers }) => callers?.deletedKey() },
  // A user without any role is no other caller whom the operation admits, such as an invitee.
  'auth.role-on-org': {
    applies: (operation) => assumedRole(operation) !== undefined,
    caller: ({ callers }) => callers?.outsider(),
  },
  'auth.key-not-customer-data': {
    applies: (operation) => isOfOrganization(operation) && !isOfPeople(operation),
    caller: ({ credentials }) => credentials.apiKey,
  },
  'auth.empty-bearer': bad('empty', 'an empty credential', (_, turn) => one(['Bearer', 'Bearer '], turn)),
  'auth.bearer-scheme': bad('wrong-scheme', 'a token not sent as Bearer', (token, turn) =>
    `${one(schemes, turn)} ${token}`.trim(),
  ),
  'auth.garbage': bad('garbage', 'a token that nobody was given', (_, turn) => `Bearer ${one(odd, turn)}`),
  'auth.tampered': bad(
    'tampered',
    'an altered token',
    (token, turn) => `Bearer ${tamper(token, turn % 3, 500)}`,
  ),
  'auth.none-alg': bad('unsigned', 'an unsigned token', (token, turn) => {
    const jwt = readJwt(token);
    return jwt && `Bearer ${unsigned(jwt, one(algorithms, turn))}`;
  }),
  'session.token-after-expiry': { applies: () => true, caller: ({ callers }) => callers?.expired() },
  'auth.unknown-org': {
    applies: (operation) => isTried(operation) && isOfOrganization(operation),
    caller: ({ credentials, token }) => credentials.bearer('the credential of the run', token),
  },
} as const satisfies Partial<Record<RuleId, Unwelcome>>;

const guarded: readonly string[] = Object.keys(operations);
const unknownOrg = '7d3f0a529c414e0b8a6d';

/** Returns trials of an operation with every kind of bad credential, and in an unknown organization. */
export async function credentialTrials<Op extends GuardedOperation>(
  operation: Op,
  sources: Sources,
): Promise<readonly Trial<Op>[]> {
  const trials: Trial<Op>[] = [];
  for (const rule of keysOf(unwelcome)) {
    const { applies, caller: find }: Unwelcome = unwelcome[rule];
    const caller = applies(operation) ? await find(sources, guarded.indexOf(operation)) : undefined;
    if (!caller) continue;
    const org = rule === 'auth.unknown-org' ? `${operation.slice(0, 4)}-${unknownOrg}` : undefined;
    const why = `${caller.label} calls ${operation}`;
    trials.push({
      operation,
      caller,
      rules: [rule],
      ...(org === undefined ? { why } : { org, why: `${why} in the organization ${org}, which nobody has` }),
    });
  }
  return trials;
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
  const ofAccounts = callers.areAccounts ? (['auth.sa-role-applies'] as const) : [];
  for (const { rule, role } of denied) trials.push(trial(await callers.holder(role), rule, ...ofAccounts));
  const highest = denied.at(-1);
  if (highest && isOfAccounts && !callers.areAccounts) {
    const account = await callers.account(highest.role);
    trials.push({ ...trial(account, 'auth.sa-role-applies'), where: highest.rule });
  }
  const outsider = hasStatedRole(operation) ? await callers.outsider() : undefined;
  if (outsider) trials.push(trial(outsider, 'role.norole-denied'));
  return trials;
}

/** A call that was refused, as it had to be. That says something only if the operation works for another caller. */
export interface Refused extends Attempt {
  readonly trial: Trial;
}

/** Performs trials in turn. One that succeeds breaks its rules, and the objects are created anew if it may have changed them. */
export async function performTrials<Op extends GuardedOperation>(
  trials: readonly Trial<Op>[],
  stage: Stage<Op>,
  t: Recorder,
): Promise<readonly Refused[]> {
  const refused: Refused[] = [];
  const broken = new Set<RuleId>();
  for (const trial of trials) {
    if (trial.where && broken.has(trial.where)) continue;
    const attempt = await stage.call(trial.operation, trial.caller, trial.org);
    if (!isSuccess(attempt.exchange)) {
      refused.push({ ...attempt, trial });
      continue;
    }
    t.step(trial.why);
    for (const rule of trial.rules) {
      broken.add(rule);
      t.soft(rule, attempt.exchange).refused(trial.why);
    }
    if (writes(trial.operation)) await stage.renew();
  }
  return refused;
}
