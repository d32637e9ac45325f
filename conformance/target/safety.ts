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
