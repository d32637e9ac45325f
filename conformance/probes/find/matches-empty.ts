import { isNoMatches } from './no-matches.js';
import { oddFind } from './odd-find.js';

export const matchesEmpty = oddFind('find.matches-empty', { 400: 'rejected-400' }, [
  {
    sent: 'matches []',
    body: () => ({ matches: [] }),
    granted: (answer) => (isNoMatches(answer) ? 'answered-empty' : undefined),
  },
]);
