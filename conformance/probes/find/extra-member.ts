import { hitsIn, oddFind } from './odd-find.js';

export const extraMember = oddFind('find.extra-member', { 400: 'rejected-400' }, [
  {
    sent: 'an unknown member',
    body: (t) => ({ matches: [t.someone().lookup], size: 5, shoe_size: 44 }),
    granted: (answer, t) => (hitsIn(answer, [t.someone().ids]) === 'hit' ? 'ignored' : undefined),
  },
]);
