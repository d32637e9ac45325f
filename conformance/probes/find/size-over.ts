import { oddFind } from './odd-find.js';
import { isAsUsual, sized } from './sizes.js';

export const sizeOver = oddFind('find.size-over', { 400: 'rejected-400', 422: 'rejected-422' }, [
  { sent: 'size 6', body: sized(6), granted: (answer) => (isAsUsual(answer) ? 'clamped' : undefined) },
]);
