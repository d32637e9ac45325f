import type { OperationId } from '../../generated/operations.js';
import { questions, type Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/roles.js';
import { roles } from '../checks/kinds/roles/matrix.js';
import { callsAbout, type PeopleOperation } from '../checks/scenarios/people/any-call.js';
import { currentEmployment } from '../checks/scenarios/people/verify/employments.js';
import type { Caller } from '../target/caller.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { CallInput } from '../target/wire/call-input.js';
import { listIn, numberIn } from '../target/wire/members.js';
import { personWith } from '../target/wire/people.js';
import { bodyOf, decided, demand, undecided } from './answers.js';
import { type Asking, asks, type Choice, experiment, type ProbeContext } from './probe.js';

/** A valid call, so that only the role of the caller can be the reason for a refusal. */
interface GoodCall {
  readonly operation: OperationId;
  /** Called for every caller: an earlier caller may have created what this one would create. */
  input(t: ProbeContext): CallInput | Promise<CallInput>;
  /** Whether a 2xx shows that the call was understood. @default any 2xx does */
  isUnderstood?(answer: Exchange, input: CallInput): boolean;
}

/** The roles that an operation admits when an account has that role alone, from the lowest to the highest. */
type Admitted = readonly Role[];

/** Requests for one call: one with the run's credential, and up to two with each account, as refusals are repeated. */
const callRequests = 1 + 2 * roles.length;

/** Requests for the three accounts, once in a run: each is created and signs in. */
const accountRequests = 2 * roles.length;

/**
 * Makes a call with the run's credential, which must succeed, and as a service account of each role alone.
 * Ends the probe if the answers are inconclusive.
 */
async function admittedTo(call: GoodCall, t: ProbeContext): Promise<Admitted> {
  const { operation, isUnderstood = () => true } = call;
  const own = await call.input(t);
  const control = await t.call(operation, own);
  bodyOf(control);
  demand(isUnderstood(control, own), `${operation} is not answered as a good call is`);
  const isAdmitted = async (caller: Caller) => {
    const answer = decided(await t.call(operation, await call.input(t), caller));
    return isSuccess(answer) && isAlike(answer, control);
  };
  const admitted: Role[] = [];
  for (const role of roles) {
    const caller = await t.callers.withRole(role);
    const first = await isAdmitted(caller);
    // An accidental refusal does not repeat.
    const isSteady = first || !(await isAdmitted(caller));
    demand(isSteady, `${operation} is now refused, now not`);
    if (first) admitted.push(role);
  }
  return admitted;
}

/** Whether two answers have the same members: a 2xx that reports a refusal has others. */
export function isAlike({ response: one }: Exchange, { response: other }: Exchange): boolean {
  if (!isObject(one.json) || !isObject(other.json))
    return Array.isArray(one.json) === Array.isArray(other.json);
  return Object.keys(one.json).sort().join() === Object.keys(other.json).sort().join();
}

/** Whether a higher role includes the lower ones (`cumulative`) or not (`exact`). */
type Inclusion = 'cumulative' | 'exact';

/** What an operation shows that is documented to require the role viewer; undefined if it shows neither. */
export const inclusion = experiment(
  'inclusion of roles',
  { needs: ['own-resources', 'identity', 'token'], requests: accountRequests + callRequests },
  async (t): Promise<Inclusion | undefined> => {
    const admitted = (await admittedTo({ operation: 'getServiceAccounts', input: () => ({}) }, t)).join();
    if (admitted === 'viewer') return 'exact';
    return admitted === roles.join() ? 'cumulative' : undefined;
  },
);

/** A question about the role that something requires: its readings are roles. */
type RoleQuestion = {
  [Q in Choice]: Readings[Q] extends Role | 'any' ? Q : never;
}[Choice];

/**
 * Defines a probe that calls operations as a service account of each role alone. If a higher role includes the lower ones,
 * "any role" and "viewer" look the same, as no role is lower than viewer: then the question stays unknown.
 * @param calls one for each operation that the question is about; if their roles differ, the target fits no reading
 * @param beside what preparing the calls takes in addition
 */
export function requiredRole<Q extends RoleQuestion>(
  question: Q,
  calls: readonly GoodCall[],
  beside: Partial<Pick<Asking, 'needs' | 'requests'>> = {},
): Asking<Q> {
  const isReading = (role: Role | 'any'): role is Readings[Q] =>
    Object.hasOwn(questions[question].readings, role);
  const required = (['any', ...roles] as const).filter(isReading);
  const areAlike = isReading('any') && isReading('viewer');
  return asks(question, {
    needs: [...(inclusion.needs ?? []), ...(beside.needs ?? [])],
    requests: inclusion.requests + calls.length * callRequests + (beside.requests ?? 0),
    hiddenBy: areAlike ? { 'auth.roles': ['cumulative'] } : {},
    async ask(t) {
      const seen: Admitted[] = [];
      for (const call of calls) seen.push(await admittedTo(call, t));
      const [admitted = []] = seen;
      const saw = seen
        .map((each, index) => `${calls[index]?.operation} admits ${accountsOf(each)}`)
        .join(', ');
      if (seen.some((each) => each.join() !== admitted.join())) return undefined;
      // Then accounts may not be admitted at all, or not so soon after they were created.
      demand(admitted.length > 0, saw);
      // Only if every role is admitted does it matter whether a higher role includes the lower ones.
      const shown = admitted.length === roles.length ? await inclusion.result(t) : undefined;
      const inclusions = shown === undefined ? (['cumulative', 'exact'] as const) : [shown];
      const isSo = (reading: Role | 'any') =>
        inclusions.some((each) => admittedBy(reading, each).join() === admitted.join());
      return required.filter(isSo);
    },
  });
}

/** Returns the roles that are admitted if this one is required. */
function admittedBy(required: Role | 'any', how: Inclusion): Admitted {
  if (required === 'any') return roles;
  return roles.filter((role) =>
    how === 'exact' ? role === required : roles.indexOf(role) >= roles.indexOf(required),
  );
}

const accountsOf = (admitted: Admitted): string =>
  admitted.length === 0 ? 'no account of a single role' : `accounts of the role ${admitted.join(' or ')}`;

/** A valid call of a people operation, about a person that the target has shown. */
export const peopleCall = (operation: PeopleOperation): GoodCall => ({
  operation,
  input: (t) => callsAbout(employed(t), t.pool)[operation],
  isUnderstood: ({ response: { json } }, { path }) => {
    if (operation === 'getPerson') return personWith(path?.['person_id'] ?? '', json) !== undefined;
    // A preview may consist of a count.
    return (
      (listIn(json)?.length ?? 0) > 0 ||
      (operation === 'previewSearch' &&
        isObject(json) &&
        numberIn(json, 'count', 'total_count') !== undefined)
    );
  },
});

/** Returns the id of a person whose employer is known: a call about an unknown person may be refused for that. */
function employed({ pool }: ProbeContext): string {
  for (const [id, person] of pool.people) if (currentEmployment(person)) return id;
  throw undecided('no find has shown a person who works somewhere');
}
