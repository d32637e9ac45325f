import { oddFind } from './odd-find.js';
import { sized } from './sizes.js';

export const sizeNegative = oddFind('find.size-negative', { 400: 'rejected-400', 422: 'rejected-422' }, [
  { sent: 'size -1', body: sized(-1) },
]);
