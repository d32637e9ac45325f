import { operations } from '../../../generated/operations.js';
import type { AboutCall } from '../errors/no-answer-error.js';
import { type Bearer, type Sending, send } from '../sending/send.js';
import type { OperationId, OperationRow } from './any-call.js';

/** Options that distinguish a call from others of its operation. */
export interface CallMarks {
  readonly idempotencyKey?: string | undefined;
  readonly repeatable?: boolean | undefined;
}

/** Returns what an error contains about a call. */
export function about(operation: OperationRow, { idempotencyKey }: CallMarks): AboutCall {
  return {
    operation: operation.id,
    requestId: crypto.randomUUID(),
    idempotencyKey: idempotencyKey ?? (isRead(operation) ? undefined : crypto.randomUUID()),
  };
}

/** Sends the request of an operation with its credential, retried if allowed. */
export function perform(
  call: {
    readonly request: Request;
    readonly operation: OperationRow;
    readonly about: AboutCall;
  } & CallMarks,
  { bearer, sending }: { readonly bearer: Bearer; readonly sending: Sending },
): Promise<Response> {
  const { request, operation, repeatable = isRead(operation) } = call;
  const credential = operation.authenticated ? bearer : undefined;
  return send({ ...call.about, request, repeatable, bearer: credential }, sending);
}

/**
 * Calls that read and cost nothing may be repeated. `find` and similar operations charge for the people they return, and whether
 * the same find is charged twice is open (question find.charged). No operation is certain to be idempotent for updates.
 */
function isRead({ resource }: OperationRow): boolean {
  return resource.effect === 'none';
}

/** Returns the operation for a method and path of the contract. */
export function operationAt(
  id: OperationRow['interface'],
  method: string,
  path: string,
): OperationRow | undefined {
  return all.find(
    (operation) => operation.interface === id && operation.method === method && operation.path === path,
  );
}

const all: readonly OperationRow[] = Object.values(operations);

/** Returns the operations of an interface. */
export function operationsOf(
  id: OperationRow['interface'],
): readonly (readonly [OperationId, OperationRow])[] {
  return all.filter((operation) => operation.interface === id).map((operation) => [operation.id, operation]);
}
