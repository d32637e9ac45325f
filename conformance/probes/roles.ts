import type { OperationId } from '../../generated/operations.js';
import { questions, type Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/roles.js';
import { roles } from '../checks/kinds/roles/matrix.js';
import { callsAbout, type PeopleOperation } from '../checks/scenarios/people/any-call.js';
import { currentEmployment } from '../checks/scenarios/people/verify/employments.js';
import { unlessEnded } from '../target/end-scenario.js';
import { type CallInput, type Exchange, isSuccess } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { Capability } from '../target/target.js';
import { listIn, numberIn, personWith } from '../target/wire/members.js';
import { bodyOf, decided, demand } from './answers.js';
import { type Asking, asks, type Choice, experiment, type ProbeContext } from './probe.js';

/** A valid call, so that only the role of the caller can be the reason for a refusal. */
interface GoodCall {
  readonly operation: OperationId;
  /** Called for every caller: an earlier caller may have created what this one would create. @default nothing */
  input?(t: ProbeContext): CallInput | Promise<CallInput>;
  /** Whether a 2xx shows that the call was understood. @default any 2xx does */
  isUnderstood?(answer: Exchange, input: CallInput): boolean;
}

const all = roles.join();
const needs: readonly Capability[] = ['own-resources', 'identity', 'token'];

/**
 * Makes a call with the run's credential, which must succeed, and as a service account of each role alone. Returns the roles
 * that are admitted, as in `editor,admin`.
 */
async function admittedTo({ operation, isUnderstood, input }: GoodCall, t: ProbeContext): Promise<string> {
  const own = (await input?.(t)) ?? {};
  const control = await t.call(operation, own);
  bodyOf(control);
  demand(isUnderstood?.(control, own) ?? true, `${operation} is not answered as a good call is`);
  const admitted: Role[] = [];
  for (const role of roles) {
    const caller = await t.callers.withRole(role);
    const isAdmitted = async () => {
      const answer = decided(await t.call(operation, (await input?.(t)) ?? {}, caller));
      return isSuccess(answer) && isAlike(answer, control);
    };
    const first = await isAdmitted();
    // An accidental refusal does not repeat.
    demand(first || !(await isAdmitted()), `${operation} is now refused, now not`);
    if (first) admitted.push(role);
  }
  // Then accounts may not be admitted at all, or not so soon after they were created.
  demand(admitted.length > 0, `${operation} admits no account of a single role`);
  return admitted.join();
}

/** Whether two answers have the same members: a 2xx that reports a refusal has others. */
export function isAlike({ response: one }: Exchange, { response: other }: Exchange): boolean {
  if (!isObject(one.json) || !isObject(other.json))
    return Array.isArray(one.json) === Array.isArray(other.json);
  return Object.keys(one.json).sort().join() === Object.keys(other.json).sort().join();
}

/** How an operation that is documented to require the role viewer shows whether a higher role includes the lower ones. */
export const inclusion = experiment('inclusion of roles', { needs, requests: 13 }, async (t) => {
  const admitted = await admittedTo({ operation: 'getServiceAccounts' }, t);
  demand(admitted === 'viewer' || admitted === all, 'accounts of a single role are admitted in another way');
  return admitted === all ? 'cumulative' : 'exact';
});

/** A question about the role that something requires: its readings are roles. */
type RoleQuestion = {
  [Q in Choice]: Readings[Q] extends Role | 'any' ? Q : never;
}[Choice];

/**
 * Defines a probe that calls operations as a service account of each role alone. If a higher role includes the lower ones,
 * "any role" and "viewer" look the same, as no role is lower than viewer: then the question stays unknown.
 * @param more what the calls need besides
 * @param calls one for each operation that the question is about; if their roles differ, the target fits no reading
 */
export function requiredRole<Q extends RoleQuestion>(
  question: Q,
  more: readonly Capability[],
  ...calls: readonly GoodCall[]
): Asking<Readings[Q]> {
  const isReading = (role: Role | 'any'): role is Readings[Q] =>
    Object.hasOwn(questions[question].readings, role);
  return asks({ needs: [...needs, ...more], requests: 20 + 7 * calls.length }, async (t) => {
    const seen = new Set<string>();
    for (const call of calls) seen.add(await admittedTo(call, t));
    const [admitted, ...others] = seen;
    if (others.length > 0) return undefined;
    // Only if every role is admitted does it matter whether a higher role includes the lower ones.
    const how = admitted === all ? await unlessEnded(inclusion.result(t)) : undefined;
    const fits = (required: Role | 'any') => {
      if (required === 'any') return admitted === all;
      const above = roles.slice(roles.indexOf(required)).join();
      return (how !== 'exact' && admitted === above) || (how !== 'cumulative' && admitted === required);
    };
    return (['any', ...roles] as const).filter(isReading).filter(fits);
  });
}

/** A valid call of a people operation, about a person whose employer the target has shown. */
export const peopleCall = (operation: PeopleOperation): GoodCall => ({
  operation,
  input({ pool }) {
    const [id] = [...pool.people].find(([, person]) => currentEmployment(person)) ?? [];
    demand(id !== undefined, 'no find has shown a person who works somewhere');
    return callsAbout(id, pool)[operation];
  },
  isUnderstood({ response: { json } }, { path }) {
    if (operation === 'getPerson') return personWith(path?.['person_id'] ?? '', json) !== undefined;
    // A preview may consist of a count.
    const isCounted = operation === 'previewSearch' && numberIn(json, 'count') !== undefined;
    return isCounted || (listIn(json)?.length ?? 0) > 0;
  },
});
