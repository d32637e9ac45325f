import { operations } from '../../../generated/operations.js';
import type { AboutCall } from '../errors/no-answer-error.js';
import { type Bearer, type Sending, send } from '../sending/send.js';
import type { OperationId, OperationRow } from './any-call.js';

/** How a call differs from others of its operation. */
export interface CallMarks {
  readonly idempotencyKey?: string | undefined;
  readonly repeatable?: boolean | undefined;
}

/** What an error of a call tells about it. */
export function about(operation: OperationRow, { idempotencyKey }: CallMarks): AboutCall {
  return {
    operation: operation.id,
    requestId: crypto.randomUUID(),
    idempotencyKey: idempotencyKey ?? (isRead(operation) ? undefined : crypto.randomUUID()),
  };
}

/** Sends the request of an operation, with its credential, as often as it may be. */
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
 * What reads and costs nothing may be repeated. `find` and its kin charge for the people they show, and whether the same find
 * is charged twice is open (question find.charged); that the same update twice is one holds of no operation for certain.
 */
function isRead({ resource }: OperationRow): boolean {
  return resource.effect === 'none';
}

/** The operation that a method and a path of the contract stand for. */
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

/** The operations of an interface. */
export function operationsOf(
  id: OperationRow['interface'],
): readonly (readonly [OperationId, OperationRow])[] {
  return all.filter((operation) => operation.interface === id).map((operation) => [operation.id, operation]);
}
