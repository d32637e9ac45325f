import { oddFind } from './odd-find.js';
import { isAsUsual, sized } from './sizes.js';

export const sizeNull = oddFind('find.size-null', { 400: 'rejected-400' }, [
  {
    sent: 'size null',
    body: sized(null),
    granted: (answer) => (isAsUsual(answer) ? 'as-default' : undefined),
  },
]);
