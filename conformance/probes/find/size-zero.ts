import { oddFind } from './odd-find.js';
import { countIn, isAsUsual, sized } from './sizes.js';

export const sizeZero = oddFind('find.size-zero', { 400: 'rejected-400' }, [
  {
    sent: 'size 0',
    body: sized(0),
    granted(answer) {
      if (countIn(answer) === 0) return 'empty-people';
      return isAsUsual(answer) ? 'as-default' : undefined;
    },
  },
]);
