import { fieldNames } from '../../../generated/field-names.js';
import type { Json } from '../../target/json.js';
import type { ProbeContext } from '../probe-context.js';
import { hitsIn, type Odd, oddFind } from './odd-find.js';

/** Finds of which one lookup, or a criterion of it, is odd. */
export const oddLookups = {
  'find.required': oddFind('find.required', { 400: 'strict' }, [
    lookups('a lookup without fields', () => [{}], { miss: 'lenient' }),
    lookups(
      'a criterion without search_term',
      (own, free) => [{ fields: [...own, { field_name: free }] }, { fields: [{ field_name: free }] }],
      { 'hit miss': 'lenient' },
    ),
    lookups('a criterion without field_name', (own) => [{ fields: [...own, { search_term: 'Engineer' }] }], {
      hit: 'lenient',
    }),
  ]),
  'find.fields-empty': oddFind('find.fields-empty', { 400: 'rejected-400' }, [
    lookups('fields []', () => [{ fields: [] }], { miss: 'not-found' }),
  ]),
  'find.field-unknown': oddFind('find.field-unknown', { 400: 'rejected-400', 422: 'rejected-422' }, [
    beside('an unknown field', () => ({ field_name: 'shoe_size', search_term: '44' })),
  ]),
  'find.term-empty': oddFind('find.term-empty', { 400: 'rejected-400' }, [
    beside('an empty term', (free) => ({ field_name: free, search_term: '' })),
    beside('a term of blanks', (free) => ({ field_name: free, search_term: '  ' })),
  ]),
  'find.term-type': oddFind('find.term-type', { 400: 'rejected-400' }, [
    // Nobody is found by such a number, and by a criterion that does not count nobody is either.
    lookups(
      'a number as a term',
      (_, free) => [{ fields: [{ field_name: free, search_term: 987_654_321 }] }],
      { miss: 'coerced' },
    ),
    {
      ...lookups(
        'an object as a term',
        (_, free) => [{ fields: [{ field_name: free, search_term: { text: 'Engineer' } }] }],
        {},
      ),
      // Neither reading takes it for a text.
      refused: { 400: ['rejected-400', 'coerced'] },
    },
  ]),
};

/**
 * A find of odd lookups, and of somebody who is found: what it says of a 2xx is by what each of the odd ones shows, in
 * their order, as `hit miss`.
 * @param odd the criteria of each, `own` being those by which somebody is found, `free` a field that is none of theirs
 */
function lookups<Reading extends string>(
  sent: string,
  odd: (own: readonly Json[], free: string) => readonly Json[],
  granted: Readonly<Record<string, Reading>>,
): Odd<Reading> {
  const all = (t: ProbeContext): readonly Json[] => {
    const { lookup } = t.someone();
    const taken = new Set(lookup.fields.map(({ field_name }) => field_name));
    const free = fieldNames.findLast((name) => !taken.has(name)) ?? 'title';
    return [...odd([...lookup.fields], free), lookup];
  };
  return {
    sent,
    body: (t) => ({ matches: all(t), size: 5 }),
    granted(answer, t) {
      const hits = hitsIn(
        answer,
        all(t).map(() => t.someone().ids),
      );
      const last = ' hit';
      return hits?.endsWith(last) ? granted[hits.slice(0, -last.length)] : undefined;
    },
  };
}

/** A criterion beside those by which somebody is found, and one alone. */
function beside(sent: string, criterion: (free: string) => Json): Odd<'ignored' | 'not-found'> {
  return lookups(
    sent,
    (own, free) => [{ fields: [...own, criterion(free)] }, { fields: [criterion(free)] }],
    { 'hit miss': 'ignored', 'miss miss': 'not-found' },
  );
}
