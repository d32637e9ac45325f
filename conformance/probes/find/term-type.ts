import { oddLookups } from './lookups.js';
import { oddFind } from './odd-find.js';

const lookup = (search_term: number | { readonly text: string }) => (_: unknown, field_name: string) => [
  { fields: [{ field_name, search_term }] },
];

export const termType = oddFind('find.term-type', { 400: 'rejected-400' }, [
  // Nobody is found by such a number, and by a criterion that does not count nobody is either.
  oddLookups('a number as a term', lookup(987_654_321), { miss: 'coerced' }),
  {
    ...oddLookups('an object as a term', lookup({ text: 'Engineer' }), {}),
    // Neither reading takes it for a text.
    refused: { 400: ['rejected-400', 'coerced'] },
  },
]);
