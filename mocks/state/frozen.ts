import type { Json } from './json.js';

/**
 * Returns a frozen copy. A store returns the objects that it stores: freezing makes that safe, and what was frozen here before
 * need not be copied again.
 */
export function frozenCopy<T extends Json | undefined>(value: T): T {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value;
  const copy = Array.isArray(value)
    ? value.map((item: Json) => frozenCopy(item))
    : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, frozenCopy(member)]));
  kept.add(Object.freeze(copy));
  // The copy has the same members as its source.
  return copy as T;
}

/** Deeply freezes a value that nothing else modifies. Stores keep it without a copy, however many entries contain it. */
export function frozen<T extends Json>(value: T): T {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value;
  freeze(value);
  kept.add(value);
  return value;
}

/** A frozen object is deeply frozen, so that values with shared parts are traversed once. */
function freeze(value: Json | undefined): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const member of Object.values(value)) freeze(member);
  Object.freeze(value);
}

/** The objects that a store may keep without a copy. */
const kept = new WeakSet<object>();
