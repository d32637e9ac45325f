import type { JsonObject } from '../../state/json.js';

/** Returns what a preview shows of a person: the id, and the name reduced to its initials. */
export function masked({ id, name }: JsonObject): JsonObject {
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof name === 'string' ? { name: maskedName(name) } : {}),
  };
}

/** "Ada Moreau" is "A** M*****". */
export function maskedName(name: string): string {
  // A user-perceived character may consist of several code points.
  return name.replace(
    /(\S)(\S*)/gu,
    (_, initial: string, rest: string) => initial + '*'.repeat([...rest].length),
  );
}
