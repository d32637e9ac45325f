/** A JSON value, in bodies and in the store. Undefined members are omitted when it is serialised. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** Whether a value that the contract describes can be written as JSON. The contract's open objects have type `unknown`. */
export function isJson(value: unknown): value is Json {
  return value === null || ['boolean', 'number', 'string', 'object'].includes(typeof value);
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Array.isArray does not narrow read-only arrays. */
export function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}

/** Freezing makes it safe to return what is stored; what was frozen here before need not be copied again. */
export function frozenCopy<T extends Json | undefined>(value: T): T {
  if (typeof value !== 'object' || value === null || kept.has(value)) return value;
  const copy: Json[] | { [name: string]: Json | undefined } = isList(value)
    ? value.map((item) => frozenCopy(item))
    : { ...value };
  // Far quicker than to put an object together from its members.
  if (!isList(copy)) for (const name in copy) copy[name] = frozenCopy(copy[name]);
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

const kept = new WeakSet<object>();
