import { fieldNames } from '../../../generated/field-names.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import type { ProbeContext } from '../probe-context.js';
import { hitsIn, type Odd } from './odd-find.js';

/** Criteria as they are sent, whatever is odd about them. */
export type Criteria = readonly Json[];

/**
 * A find of odd lookups, and of somebody who is found: what it says of a 2xx is by what each of the odd ones shows, in
 * their order, as `hit miss`.
 * @param odd the criteria of each, `own` being those by which somebody is found, `free` a field that is none of theirs
 */
export function oddLookups<Reading extends string>(
  sent: string,
  odd: (own: Criteria, free: string) => readonly Json[],
  granted: Readonly<Record<string, Reading>>,
): Odd<Reading> {
  const lookups = (t: ProbeContext) => {
    const { lookup } = t.someone();
    const taken = new Set(lookup.fields.map(({ field_name }) => field_name));
    const free = fieldNames.findLast((name) => !taken.has(name)) ?? 'title';
    return odd([...lookup.fields], free);
  };
  return {
    sent,
    body: (t) => ({ matches: [...lookups(t), t.someone().lookup], size: 5 }),
    granted(answer: Exchange, t) {
      const all = [...lookups(t), t.someone().lookup];
      const hits = hitsIn(
        answer,
        all.map(() => t.someone().ids),
      );
      const last = ' hit';
      return hits?.endsWith(last) ? granted[hits.slice(0, -last.length)] : undefined;
    },
  };
}
