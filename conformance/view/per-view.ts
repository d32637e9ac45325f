import type { RecordView } from './record-view.js';

/** What is worked out at most once for each sight, however many judges ask for it. */
export function perView<T>(make: (sight: RecordView) => T): (sight: RecordView) => T {
  const made = new WeakMap<RecordView, { readonly value: T }>();
  return (sight) => {
    const known = made.get(sight);
    if (known) return known.value;
    const value = make(sight);
    made.set(sight, { value });
    return value;
  };
}
