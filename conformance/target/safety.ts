import { type OperationId, operations } from '../../generated/operations.js';

/**
 * What a run may do to a target. `read-only` creates, changes and deletes nothing; `own-resources` does so only with resources
 * that it has created itself, and removes them again; `full` also changes what existed before, and restores it.
 */
export type Safety = (typeof safeties)[number];

export const safeties = ['read-only', 'own-resources', 'full'] as const;

/** Whether the level `given` includes the level `needed`. */
export function allows(given: Safety, needed: Safety): boolean {
  return safeties.indexOf(given) >= safeties.indexOf(needed);
}

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
