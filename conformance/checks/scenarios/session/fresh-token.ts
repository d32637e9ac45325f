import type { OperationId } from '../../../../generated/operations.js';
import { one } from '../../../arbitraries/broad.js';
import { scenario } from '../../../scene/scenario.js';
import type { Scene } from '../../../scene/scene.js';
import { fixedCaller } from '../../../target/caller.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { CredentialKind, Exchange } from '../../../target/exchange.js';
import { alteredAt, indexWithin } from '../altered.js';
import { signIn, tokenIn } from './sign-in.js';

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
    const refused: Exchange[] = [];
    for (const time of ['first', 'second']) {
      const session = await signIn(t);
      const token = session && tokenIn(session);
      if (token === undefined) throw new EndScenario('inconclusive', `the ${time} sign-in brought no token`);
      const altered = alteredAt(token, indexWithin(0, token.length, 900));
      for (const operation of asked) {
        const fresh = await call(t, operation, 'token', token);
        const why = whyNot(fresh, await call(t, operation, 'tampered', altered));
        if (why !== undefined) throw new EndScenario('inconclusive', why);
        refused.push(fresh);
      }
    }
    const [shown] = refused;
    if (!shown) return;
    t.step(
      `two sign-ins succeed; ${asked.join(', ')} refuse both of their tokens as they refuse made-up ones`,
    );
    t.soft('session.token-works', shown).holds(false, {
      at: 'status',
      expected: 'a token that was just issued is accepted',
      received: shown.response.status,
    });
  },
});

/** Returns why a response to a fresh token does not show that the token is worthless; undefined if it does. */
function whyNot({ operation, response }: Exchange, altered: Exchange): string | undefined {
  const { status } = response;
  if (status !== 401) {
    return `${operation} answered a fresh token with status ${status}, not 401: check the addresses of the interfaces and the organization`;
  }
  // A missing role may be refused with 401 as well (question errors.no-role).
  if (altered.response.status === status && reasonIn(altered) === reasonIn({ response })) return undefined;
  return `${operation} refused a fresh token otherwise than a made-up one: check its role on the organization`;
}

function call(
  t: Scene,
  operation: OperationId,
  credential: CredentialKind,
  token: string,
): Promise<Exchange> {
  const input = operation === 'find' ? { body: { matches: [one('name', 'John Smith')] } } : {};
  return t.call(operation, input, fixedCaller('a fresh token', credential, `Bearer ${token}`));
}

/** Returns the reason of a refusal as text, without times and ids, which differ between any two responses. */
function reasonIn({ response }: Pick<Exchange, 'response'>): string {
  const { 'www-authenticate': challenge = '' } = response.headers;
  return `${challenge}\n${response.text}`.replace(/[\w:.+-]{10,}/g, (word) => (/\d/.test(word) ? '#' : word));
}
