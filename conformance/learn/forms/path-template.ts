import { isArray, isObject, type Json } from '../../target/json.js';

/** Ids that are remembered. */
const most = 20_000;

/**
 * Tells what in a path is a value, by what it looks like and by what bodies showed to be an id.
 * @param orgs organizations that calls are about, as far as that is known
 */
export function pathTemplates(orgs: readonly string[]) {
  const ids = new Set<string>();
  /** Remembers what the ids of a body are. */
  function learn(body: Json | undefined): void {
    if (isArray(body)) for (const item of body) learn(item);
    if (!isObject(body)) return;
    for (const [name, value] of Object.entries(body)) {
      if (typeof value === 'string' && /id$/i.test(name) && ids.size < most) ids.add(value);
      else if (typeof value === 'object') learn(value);
    }
  }
  return {
    learn,
    /** A path with a placeholder for each value. */
    of(path: string): string {
      const segments = path.split('/');
      const isValue = (segment: string) => ids.has(decoded(segment)) || looksLikeId(decoded(segment));
      const own = segments.map((segment, index) => {
        const before = segments[index - 1] ?? '';
        if (orgs.includes(decoded(segment)) || /^org[_-]\w+$/.test(segment)) return '{org_id}';
        if (segment === '' || !isValue(segment)) return segment;
        return isValue(before) || before === '' ? '{id}' : `{${before.replaceAll(/\W/g, '_')}_id}`;
      });
      return own.join('/');
    },
  };
}

/** Digits alone, or a mixture of letters and several digits. */
const looksLikeId = (text: string): boolean =>
  /^\d+$/.test(text) || text.includes('@') || (text.length > 4 && (text.match(/\d/g) ?? []).length > 1);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
