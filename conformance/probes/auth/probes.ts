import { demand } from '../answers.js';
import { goodBody } from '../errors/odd-find.js';
import { asksOf, type Probes } from '../probe.js';
import { inclusion, requiredRole } from '../roles.js';
import { credentials } from './credentials.js';
import { keys } from './keys.js';

export const authProbes: Probes<'auth'> = {
  ...keys,
  ...credentials,
  'auth.find-role': requiredRole('auth.find-role', [
    { operation: 'find', input: (t) => ({ body: goodBody(t) }) },
  ]),
  'auth.roles': asksOf('auth.roles', inclusion, {
    ask(shown) {
      demand(shown !== undefined, 'accounts of a single role are admitted in another way');
      return shown;
    },
  }),
};
