import type { Json } from './json.js';

/**
 * A frozen copy. A store hands out what it keeps: freezing makes that safe, and what was frozen here before need not be
 * copied again.
 */
export function frozenCopy<T extends Json | undefined>(value: T): T {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value;
  const copy = Array.isArray(value)
    ? value.map((item: Json) => frozenCopy(item))
    : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, frozenCopy(member)]));
  kept.add(Object.freeze(copy));
  // Member for member it is what it was made from.
  return copy as T;
}

/** Freezes a value that nobody changes, with all that is in it: stores keep it itself, however many entries have it. */
export function frozen<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value;
  freeze(value);
  kept.add(value);
  return value;
}

/** What is frozen was frozen as a whole: values of which parts are shared are walked once. */
function freeze(value: Json | undefined): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const member of Object.values(value)) freeze(member);
  Object.freeze(value);
}

/** Everything that a store may keep as it is. */
const kept = new WeakSet<object>();
