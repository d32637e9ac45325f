/**
 * What a run may do to a target. `read-only` creates, changes and deletes nothing; `own-resources` does so with things
 * that it made itself, and takes them away again; `full` also changes what was there before, and puts it back.
 */
export type Safety = (typeof safeties)[number];

export const safeties = ['read-only', 'own-resources', 'full'] as const;

/** Whether what `needed` allows is also allowed at `given`. */
export function allows(given: Safety, needed: Safety): boolean {
  return safeties.indexOf(given) >= safeties.indexOf(needed);
}
