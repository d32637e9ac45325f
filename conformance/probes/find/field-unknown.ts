import { oddLookups } from './lookups.js';
import { oddFind } from './odd-find.js';

const unknown = { field_name: 'shoe_size', search_term: '44' };

export const fieldUnknown = oddFind('find.field-unknown', { 400: 'rejected-400', 422: 'rejected-422' }, [
  oddLookups('an unknown field', (own) => [{ fields: [...own, unknown] }, { fields: [unknown] }], {
    'hit miss': 'ignored',
    'miss miss': 'not-found',
  }),
]);
