import type { JsonObject } from '../../target/json.js';

/** What tells a company from others; undefined where nothing does. */
export function companyOf({ id, name }: JsonObject): string | undefined {
  const key = id ?? name;
  return typeof key === 'string' && key !== '' ? key : undefined;
}
