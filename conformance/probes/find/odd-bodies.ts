import { findBody } from '../../arbitraries/lookups.js';
import type { Exchange } from '../../target/exchange.js';
import { isNoMatches } from './elements.js';
import { hitsIn, oddFind } from './odd-find.js';

/** Finds without a lookup, and with a member more than the document knows. */
export const oddBodies = {
  'find.matches-empty': oddFind('find.matches-empty', { 400: 'rejected-400' }, [
    { sent: 'matches []', body: () => ({ matches: [] }), granted: asOfNobody },
  ]),
  'find.matches-missing': oddFind('find.matches-missing', { 400: 'rejected-400', 422: 'rejected-422' }, [
    { sent: 'no matches', body: () => ({ size: 5 }), granted: asOfNobody },
    { sent: 'matches null', body: () => ({ matches: null, size: 5 }), granted: asOfNobody },
  ]),
  'find.extra-member': oddFind('find.extra-member', { 400: 'rejected-400' }, [
    {
      sent: 'an unknown member',
      body: (t) => ({ ...findBody([t.someone().lookup], 5), shoe_size: 44 }),
      granted: (answer, t) => (hitsIn(answer, [t.someone().ids]) === 'hit' ? 'ignored' : undefined),
    },
  ]),
};

function asOfNobody(answer: Exchange) {
  return isNoMatches(answer) ? 'answered-empty' : undefined;
}
