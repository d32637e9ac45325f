import { oddLookups } from './lookups.js';
import { oddFind } from './odd-find.js';

export const fieldsEmpty = oddFind('find.fields-empty', { 400: 'rejected-400' }, [
  oddLookups('fields []', () => [{ fields: [] }], { miss: 'not-found' }),
]);
