import { isNoMatches } from './no-matches.js';
import { type Odd, oddFind } from './odd-find.js';

const granted: Odd<'answered-empty'>['granted'] = (answer) =>
  isNoMatches(answer) ? 'answered-empty' : undefined;

export const matchesMissing = oddFind('find.matches-missing', { 400: 'rejected-400', 422: 'rejected-422' }, [
  { sent: 'no matches', body: () => ({ size: 5 }), granted },
  { sent: 'matches null', body: () => ({ matches: null, size: 5 }), granted },
]);
