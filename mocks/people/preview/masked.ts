import type { JsonObject } from '../../state/json.js';

/** As much of a shown person as a preview tells: who it is, and the name with nothing but initials legible. */
export function masked({ id, name }: JsonObject): JsonObject {
  return {
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof name === 'string' ? { name: maskedName(name) } : {}),
  };
}

/** "Ada Moreau" is "A** M*****". */
export function maskedName(name: string): string {
  // Letters of one character as people see it may be several code points.
  return name.replace(
    /(\S)(\S*)/gu,
    (_, initial: string, rest: string) => initial + '*'.repeat([...rest].length),
  );
}
