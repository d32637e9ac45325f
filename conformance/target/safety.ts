import { type OperationId, operations } from '../../generated/operations.js';

/** What a run may do to a target: nothing; make things and remove them again; also change what existed, and restore it. */
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

/** Whether a run may call an operation, even to be refused: a service that fails to check would carry it out. */
export function mayCall(operation: OperationId, safety: Safety): boolean {
  return !writes(operation) || allows(safety, 'own-resources');
}

export const isOperation = (id: unknown): id is OperationId =>
  typeof id === 'string' && Object.hasOwn(operations, id);
