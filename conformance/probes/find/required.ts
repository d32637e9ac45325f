import { oddLookups } from './lookups.js';
import { oddFind } from './odd-find.js';

export const required = oddFind('find.required', { 400: 'strict' }, [
  oddLookups('a lookup without fields', () => [{}], { miss: 'lenient' }),
  oddLookups(
    'a criterion without search_term',
    (own, free) => [{ fields: [...own, { field_name: free }] }, { fields: [{ field_name: free }] }],
    { 'hit miss': 'lenient' },
  ),
  oddLookups('a criterion without field_name', (own) => [{ fields: [...own, { search_term: 'Engineer' }] }], {
    hit: 'lenient',
  }),
]);
