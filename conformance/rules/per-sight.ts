import type { FindSight } from './sight.js';

/** What is worked out at most once for each sight, however many judges ask for it. */
export function perSight<T>(make: (sight: FindSight) => T): (sight: FindSight) => T {
  const made = new WeakMap<FindSight, { readonly value: T }>();
  return (sight) => {
    const known = made.get(sight);
    if (known) return known.value;
    const value = make(sight);
    made.set(sight, { value });
    return value;
  };
}
