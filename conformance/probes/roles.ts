import type { OperationId } from '../../generated/operations.js';
import { questions, type Readings } from '../../generated/questions.js';
import type { Role } from '../../spec/contract/roles.js';
import { roles } from '../checks/machines/roles/matrix.js';
import { callsAbout, type PeopleOperation } from '../checks/scenarios/people/any-call.js';
import { currentEmployment } from '../checks/scenarios/people/verify/employments.js';
import type { Caller } from '../target/caller.js';
import { type Exchange, isSuccess } from '../target/exchange.js';
import { isObject } from '../target/json.js';
import type { CallInput } from '../target/wire/call-input.js';
import { listIn, numberIn } from '../target/wire/members.js';
import { personWith } from '../target/wire/people.js';
import { agrees, bodyOf, decided, demand, otherwise, undecided } from './answers.js';
import { type Asking, asks, type Choice, type ProbeContext } from './probe.js';

/** A good call, so that nothing but the role of the caller can be the reason for a refusal. */
export interface GoodCall {
  readonly operation: OperationId;
  /** Made anew for every caller: what a call makes may not be there yet. */
  input(t: ProbeContext): CallInput | Promise<CallInput>;
  /** Whether an answer with a 2xx shows that the call was understood. @default whatever it holds */
  isUnderstood?(answer: Exchange, input: CallInput): boolean;
}

/** The roles that an operation admits, each of them alone, from the lowest to the highest. */
export type Admitted = readonly Role[];

/** Requests that one call takes: as the credential of the run, and twice as each account that is refused. */
export const callRequests = 1 + 2 * roles.length;

/** Requests that the three accounts take, once in a run: each is made and signs in. */
export const accountRequests = 2 * roles.length;

/**
 * Makes a call as the credential of the run, which must succeed, and as a service account of each role alone.
 * Ends the probe where nothing can be told.
 */
export async function admittedTo(call: GoodCall, t: ProbeContext): Promise<Admitted> {
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
    // What is refused by chance is not refused again.
    const isSteady = first || !(await isAdmitted(caller));
    demand(isSteady, `${operation} is now refused, now not`);
    if (first) admitted.push(role);
  }
  return admitted;
}

/** Whether an answer is one of the same kind: what says with a 2xx that it refuses has other members. */
export function isAlike({ response: one }: Exchange, { response: other }: Exchange): boolean {
  if (!isObject(one.json) || !isObject(other.json))
    return Array.isArray(one.json) === Array.isArray(other.json);
  return Object.keys(one.json).sort().join() === Object.keys(other.json).sort().join();
}

/** Whether a higher role includes the lower ones (`cumulative`) or does not (`exact`). */
export type Inclusion = 'cumulative' | 'exact';

/** Requests that it takes, beside the accounts. */
export const inclusionRequests = callRequests;

/** What an operation shows that is stated to require the role viewer; undefined where that shows neither. Once in each round. */
export const inclusionOf = (t: ProbeContext): Promise<Inclusion | undefined> =>
  t.shared('inclusion of roles', async () => {
    const admitted = (await admittedTo({ operation: 'getServiceAccounts', input: () => ({}) }, t)).join();
    if (admitted === 'viewer') return 'exact';
    return admitted === roles.join() ? 'cumulative' : undefined;
  });

/** Questions of which role something requires: their readings are roles. */
type RoleQuestion = {
  [Q in Choice]: Readings[Q] extends Role | 'any' ? Q : never;
}[Choice];

/**
 * A probe that calls operations as a service account of each role alone. Where a higher role includes the lower ones, any
 * role and the role viewer are the same thing, as there is no lower one: that stays unknown.
 * @param calls one for each operation that the question speaks of; where they differ, the target has an answer of its own
 * @param beside what preparing the calls takes, beside permission to make accounts
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
    needs: ['own-resources', 'identity', 'token', ...(beside.needs ?? [])],
    requests: accountRequests + inclusionRequests + calls.length * callRequests + (beside.requests ?? 0),
    hiddenBy: areAlike ? { 'auth.roles': ['cumulative'] } : {},
    async ask(t) {
      const seen: Admitted[] = [];
      for (const call of calls) seen.push(await admittedTo(call, t));
      const [admitted = []] = seen;
      const saw = seen.map((each, index) => `${calls[index]?.operation} admits ${toldOf(each)}`).join(', ');
      if (seen.some((each) => each.join() !== admitted.join())) return otherwise(saw);
      // Then it may be that accounts are not admitted at all, or not so soon after they were made.
      demand(admitted.length > 0, saw);
      // Only where everybody is admitted does it depend on whether a higher role includes the lower ones.
      const inclusion = admitted.length === roles.length ? await inclusionOf(t) : undefined;
      const inclusions = inclusion === undefined ? (['cumulative', 'exact'] as const) : [inclusion];
      const isSo = (reading: Role | 'any') =>
        inclusions.some((each) => admittedBy(reading, each).join() === admitted.join());
      return agrees(required.filter(isSo), saw);
    },
  });
}

/** Who is admitted where this role is required. */
function admittedBy(required: Role | 'any', inclusion: Inclusion): Admitted {
  if (required === 'any') return roles;
  return roles.filter((role) =>
    inclusion === 'exact' ? role === required : roles.indexOf(role) >= roles.indexOf(required),
  );
}

const toldOf = (admitted: Admitted): string =>
  admitted.length === 0 ? 'no account of a single role' : `accounts of the role ${admitted.join(' or ')}`;

/** A good call of an operation of the people interface, about somebody whom the target has shown. */
export const peopleCall = (operation: PeopleOperation): GoodCall => ({
  operation,
  input: (t) => callsAbout(employed(t), t.pool)[operation],
  isUnderstood: ({ response: { json } }, { path }) => {
    if (operation === 'getPerson') return personWith(path?.['person_id'] ?? '', json) !== undefined;
    // A preview may tell a number alone.
    return (
      (listIn(json)?.length ?? 0) > 0 ||
      (operation === 'previewSearch' &&
        isObject(json) &&
        numberIn(json, 'count', 'total_count') !== undefined)
    );
  },
});

/** Somebody of whom is known where they work: whoever is not known at all may be refused for that. */
function employed({ pool }: ProbeContext): string {
  for (const [id, person] of pool.people) if (currentEmployment(person)) return id;
  throw undecided('no find has shown a person who works somewhere');
}
