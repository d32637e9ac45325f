import { oddLookups } from './lookups.js';
import { oddFind } from './odd-find.js';

const empty = (sent: string, search_term: string) =>
  oddLookups(
    sent,
    (own, free) => [
      { fields: [...own, { field_name: free, search_term }] },
      { fields: [{ field_name: free, search_term }] },
    ],
    { 'hit miss': 'ignored', 'miss miss': 'not-found' },
  );

export const termEmpty = oddFind('find.term-empty', { 400: 'rejected-400' }, [
  empty('an empty term', ''),
  empty('a term of blanks', '  '),
]);
