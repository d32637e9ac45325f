/** What one look at a target says about an open question. */
export interface Sighting<Reading extends string = string> {
  /** The readings that it agrees with: one where it tells them apart, none where the target has an answer of its own. */
  readonly agrees: readonly Reading[];
  /** What was sent and seen, as `size 6 → status 400`: without names, secrets and ids. */
  readonly saw: string;
}

/** It agrees with these readings, and no other. */
export function agrees<const Reading extends string>(
  readings: Reading | readonly Reading[],
  saw: string,
): Sighting<Reading> {
  return { agrees: typeof readings === 'string' ? [readings] : readings, saw };
}

/** It agrees with none of the readings. */
export function otherwise(saw: string): Sighting<never> {
  return { agrees: [], saw };
}
