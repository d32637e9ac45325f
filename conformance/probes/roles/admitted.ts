import type { OperationId } from '../../../generated/operations.js';
import type { Role } from '../../../spec/contract/roles.js';
import { roles } from '../../checks/machines/roles/matrix.js';
import type { Caller } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { bodyOf, decided, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

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
  if (!isUnderstood(control, own)) throw undecided(`${operation} is not answered as a good call is`);
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
    if (!isSteady) throw undecided(`${operation} is now refused, now not`);
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
