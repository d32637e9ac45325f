import type { OperationId } from '../../../../generated/operations.js';
import { scenario } from '../../../scene/scenario.js';
import { fixedCaller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CredentialKind } from '../../../target/exchange.js';
import { noMatch } from '../../kinds/api-keys/keys.js';
import { alteredAt, indexWithin } from '../altered.js';
import { areAlike, signIn, tokenIn } from './sign-in.js';

/** Calls of two interfaces, as a base URL may be wrong for one alone, and of two roles, as neither may include the other. */
const asked: readonly OperationId[] = ['find', 'getOrganization', 'listApiKeys'];

/**
 * Performed by a run whose first tokens were refused (section 5: an access token is accepted on all endpoints). Sign-in is at
 * fault only if fresh tokens are refused like made-up ones, by all of these calls, twice.
 */
export const freshToken = scenario({
  id: 'session/fresh-token',
  rules: ['session.token-works'],
  needs: ['sign-in'],
  requests: 16,
  async record(t) {
    for (const time of ['first', 'second']) {
      const session = await signIn(t);
      const token = session && tokenIn(session);
      if (token === undefined) throw new EndScenario('inconclusive', `the ${time} sign-in brought no token`);
      const altered = alteredAt(token, indexWithin(0, token.length, 900));
      for (const operation of asked) {
        const call = (credential: CredentialKind, text: string) => {
          const holder = fixedCaller('a fresh token', credential, `Bearer ${text}`);
          return t.call(operation, operation === 'find' ? { body: noMatch } : {}, holder);
        };
        const fresh = await call('token', token);
        const { status } = fresh.response;
        if (status !== 401)
          throw new EndScenario(
            'inconclusive',
            `${operation} answered a fresh token with status ${status}, not 401: check the addresses of the interfaces and the organization`,
          );
        // A missing role may be refused with 401 as well (question errors.no-role).
        if (!areAlike(fresh, await call('tampered', altered)))
          throw new EndScenario(
            'inconclusive',
            `${operation} refused a fresh token otherwise than a made-up one: check its role on the organization`,
          );
      }
    }
    t.step(
      `two sign-ins succeed; ${asked.join(', ')} refuse both of their tokens as they refuse made-up ones`,
    );
    t.soft('session.token-works').holds(false, {
      at: 'status',
      expected: 'a token that was just issued is accepted',
      received: 401,
    });
  },
});
