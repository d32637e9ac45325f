import { type OperationId, operations } from '../../generated/operations.js';
import { allows, type Safety } from './safety.js';

/** Whether an operation creates, changes or deletes something, whatever its method is on the wire of a target. */
export function writes(operation: OperationId): boolean {
  const { effect } = operations[operation].resource;
  return effect === 'write' || effect === 'destroy';
}

/**
 * Whether a run may call an operation at all. A call that has to be refused is no exception, not even one without a
 * credential: a service that forgets to look would carry it out.
 */
export function mayCall(operation: OperationId, safety: Safety): boolean {
  return !writes(operation) || allows(safety, 'own-resources');
}
