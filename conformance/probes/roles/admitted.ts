import type { OperationId } from '../../../generated/operations.js';
import type { Role } from '../../../spec/contract/roles.js';
import { roles } from '../../checks/machines/roles/matrix.js';
import type { Caller } from '../../target/caller.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { bodyOf, decided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** A good call, so that nothing but the role of the caller can be the reason for a refusal. */
export interface GoodCall {
  readonly operation: OperationId;
  /** Made anew for every caller: what a call makes may not be there yet. */
  input(t: ProbeContext): CallInput | Promise<CallInput>;
}

/** The roles that an operation admits, each of them alone, from the lowest to the highest. */
export type Admitted = readonly Role[];

/** Requests that the three accounts take, once in a run: each is made and signs in. */
export const accountRequests = 2 * roles.length;

/**
 * Makes a call as the credential of the run, which must succeed, and as a service account of each role alone.
 * Ends the probe where nothing can be told.
 */
export async function admittedTo({ operation, input }: GoodCall, t: ProbeContext): Promise<Admitted> {
  const send = async (caller: Caller) => t.call(operation, await input(t), caller);
  const control = await send(t.callers.main);
  bodyOf(control);
  const admitted: Role[] = [];
  for (const role of roles) {
    const answer = decided(await send(await t.callers.withRole(role)));
    if (isSuccess(answer) && isAlike(answer, control)) admitted.push(role);
  }
  return admitted;
}

/** Whether an answer is one of the same kind: what says with a 2xx that it refuses has other members. */
export function isAlike({ response: one }: Exchange, { response: other }: Exchange): boolean {
  if (!isObject(one.json) || !isObject(other.json))
    return Array.isArray(one.json) === Array.isArray(other.json);
  return Object.keys(one.json).sort().join() === Object.keys(other.json).sort().join();
}
