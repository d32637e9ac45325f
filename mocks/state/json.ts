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
