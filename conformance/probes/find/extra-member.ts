import { findBody } from '../../arbitraries/lookups.js';
import { hitsIn, oddFind } from './odd-find.js';

export const extraMember = oddFind('find.extra-member', { 400: 'rejected-400' }, [
  {
    sent: 'an unknown member',
    body: (t) => ({ ...findBody([t.someone().lookup], 5), shoe_size: 44 }),
    granted: (answer, t) => (hitsIn(answer, [t.someone().ids]) === 'hit' ? 'ignored' : undefined),
  },
]);
