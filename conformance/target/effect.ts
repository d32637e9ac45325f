import { type OperationId, operations } from '../../generated/operations.js';
import { allows, type Safety } from './safety.js';

/** Whether an operation creates, changes or deletes something, whatever method a target has for it. */
export function writes(operation: OperationId): boolean {
  const { effect } = operations[operation].resource;
  return effect === 'write' || effect === 'destroy';
}

/**
 * Whether a run may call an operation at all. Calls that have to be refused are no exception, not even those without a
 * credential: a service that fails to check it would carry them out.
 */
export function mayCall(operation: OperationId, safety: Safety): boolean {
  return !writes(operation) || allows(safety, 'own-resources');
}
