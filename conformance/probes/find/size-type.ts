import { oddFind } from './odd-find.js';
import { countIn, sized } from './sizes.js';

export const sizeType = oddFind('find.size-type', { 400: 'rejected-400' }, [
  // Neither reading takes it for a number.
  { sent: 'size 2.5', body: sized(2.5), refused: { 400: ['rejected-400', 'coerced'] } },
  {
    sent: 'size "1"',
    body: sized('1'),
    granted: (answer) => (countIn(answer) === 1 ? 'coerced' : undefined),
  },
]);
