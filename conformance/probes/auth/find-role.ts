import { goodBody } from '../errors/odd-find.js';
import { requiredRole } from '../roles/required-role.js';

export const findRole = requiredRole('auth.find-role', [
  { operation: 'find', input: (t) => ({ body: goodBody(t) }) },
]);
