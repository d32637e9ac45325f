import type { RecordSight } from './record-sight.js';

/** What is worked out at most once for each sight, however many judges ask for it. */
export function perSight<T>(make: (sight: RecordSight) => T): (sight: RecordSight) => T {
  const made = new WeakMap<RecordSight, { readonly value: T }>();
  return (sight) => {
    const known = made.get(sight);
    if (known) return known.value;
    const value = make(sight);
    made.set(sight, { value });
    return value;
  };
}
