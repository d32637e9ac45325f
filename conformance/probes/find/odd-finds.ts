import { findBody } from '../../arbitraries/lookups.js';
import type { Exchange } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import type { ProbeContext } from '../probe.js';
import { elementsOf, hitsIn, idsIn, isNoMatches } from './elements.js';
import { beside, lookups, oddFind, sized } from './odd-find.js';

/** The most lookups that a find may have. */
const allowed = 100;

/** Finds that the document does not cover: by size, members of the body, lookups or criteria. */
export const oddFinds = {
  'find.size-over': oddFind('find.size-over', { 400: 'rejected-400', 422: 'rejected-422' }, [
    sized(6, { granted: (answer) => (isAsUsual(answer) ? 'clamped' : undefined) }),
  ]),
  'find.size-zero': oddFind('find.size-zero', { 400: 'rejected-400' }, [
    sized(0, {
      granted(answer) {
        if (countIn(answer) === 0) return 'empty-people';
        return isAsUsual(answer) ? 'as-default' : undefined;
      },
    }),
  ]),
  'find.size-negative': oddFind('find.size-negative', { 400: 'rejected-400', 422: 'rejected-422' }, [
    sized(-1),
  ]),
  'find.size-type': oddFind('find.size-type', { 400: 'rejected-400' }, [
    // Under neither reading is it a valid number.
    sized(2.5, { refused: { 400: ['rejected-400', 'coerced'] } }),
    sized('1', { granted: (answer) => (countIn(answer) === 1 ? 'coerced' : undefined) }),
  ]),
  'find.size-null': oddFind('find.size-null', { 400: 'rejected-400' }, [
    sized(null, { granted: (answer) => (isAsUsual(answer) ? 'as-default' : undefined) }),
  ]),
  'find.matches-empty': oddFind('find.matches-empty', { 400: 'rejected-400' }, [
    { sent: 'matches []', body: () => ({ matches: [] }), granted: asOfNobody },
  ]),
  'find.matches-missing': oddFind('find.matches-missing', { 400: 'rejected-400', 422: 'rejected-422' }, [
    { sent: 'no matches', body: () => ({ size: 5 }), granted: asOfNobody },
    { sent: 'matches null', body: () => ({ matches: null, size: 5 }), granted: asOfNobody },
  ]),
  'find.matches-over': oddFind(
    'find.matches-over',
    { 400: 'rejected-400', 413: 'rejected-413', 422: 'rejected-422' },
    [
      {
        sent: '101 lookups',
        body: (t) => ({ matches: Array.from({ length: allowed + 1 }, () => t.someone().lookup), size: 1 }),
        granted: amongTooMany,
      },
    ],
    // More than a hundred lookups are expensive if each is charged.
    { once: true },
  ),
  'find.extra-member': oddFind('find.extra-member', { 400: 'rejected-400' }, [
    {
      sent: 'an unknown member',
      body: (t) => ({ ...findBody([t.someone().lookup], 5), shoe_size: 44 }),
      granted: (answer, t) => (hitsIn(answer, [t.someone().ids]) === 'hit' ? 'ignored' : undefined),
    },
  ]),
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
    // Such a number finds nobody, and neither does a criterion that is ignored.
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
      // Under neither reading is it a text.
      refused: { 400: ['rejected-400', 'coerced'] },
    },
  ]),
};

/** Returns how many people the only lookup of a find found, undefined if it is no answer to such a find. */
const countIn = (answer: Exchange): number | undefined => idsIn(answer, 1)?.[0]?.length;

/** Whether a lookup of several people was answered as without a size: with more than one person, and at most five. */
function isAsUsual(answer: Exchange): boolean {
  const count = countIn(answer) ?? 0;
  return count > 1 && count <= 5;
}

function asOfNobody(answer: Exchange) {
  return isNoMatches(answer) ? 'answered-empty' : undefined;
}

/** Returns how 101 equal lookups were answered if the allowed ones found somebody: the last is missing, or finds nobody. */
function amongTooMany(answer: Exchange, t: ProbeContext): 'truncated' | 'partial' | undefined {
  const elements = elementsOf(answer) ?? [];
  const found = idsIn(answer, elements.length) ?? [];
  const wanted = t.someone().ids.join();
  if (!found.slice(0, allowed).every((each) => each.join() === wanted)) return undefined;
  if (elements.length === allowed) return 'truncated';
  if (elements.length !== allowed + 1 || (found[allowed] ?? []).length > 0) return undefined;
  if (elements[allowed]?.['found'] === false) return 'partial';
  throw undecided('the last of 101 elements does not say whether somebody was found');
}
