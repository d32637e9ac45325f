import * as fc from 'fast-check';
import type { OperationId } from '../../../../generated/operations.js';
import { one } from '../../../arbitraries/broad.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import { fixedCaller } from '../../../target/caller.js';
import type { CredentialKind, Exchange } from '../../../target/exchange.js';
import { unlessWithheld } from '../../../target/withheld.js';
import { alteredAt, indexWithin } from '../altered.js';
import { inconclusive, isSuccess, observed } from '../outcome.js';
import { serviceAccount, tokenIn, user } from './sign-in.js';

/** Calls of two interfaces, as a base URL may be wrong for one alone, and of two roles, as neither may include the other. */
const asked: readonly OperationId[] = ['find', 'getOrganization', 'listApiKeys'];
const rule = 'session.token-works';

/**
 * Performed by a run whose first tokens were refused (section 5: an access token is accepted on all endpoints). Sign-in is at
 * fault only if fresh tokens are refused like made-up ones, by all of these calls, twice.
 */
export const freshToken = investigation({
  id: 'session/fresh-token',
  rules: [rule],
  needs: ['sign-in'],
  requestsPerRun: 16,
  cases: () => fc.constant(null),
  async perform(_, context) {
    let shown: Exchange | undefined;
    for (const time of ['first', 'second']) {
      const session = await signedIn(context);
      const token = session && tokenIn(session);
      if (token === undefined) return [inconclusive(rule, `the ${time} sign-in brought no token`)];
      const altered = alteredAt(token, indexWithin(0, token.length, 900));
      for (const operation of asked) {
        const fresh = await call(context, operation, 'token', token);
        const why = whyNot(fresh, await call(context, operation, 'tampered', altered));
        if (why !== undefined) return [inconclusive(rule, why)];
        if (operation === 'find') shown = fresh;
      }
    }
    return shown ? [neverAccepted(shown)] : [];
  },
});

/** Returns why a response to a fresh token does not show that the token is worthless; undefined if it does. */
function whyNot(fresh: Exchange, altered: Exchange): string | undefined {
  const { operation, response } = fresh;
  const { status } = response;
  if (status !== 401) {
    return `${operation} answered a fresh token with status ${status}, not 401: check the addresses of the interfaces and the organization`;
  }
  // A missing role may be refused with 401 as well (question errors.no-role).
  if (altered.response.status !== status || reasonIn(altered) !== reasonIn(fresh)) {
    return `${operation} refused a fresh token otherwise than a made-up one: check its role on the organization`;
  }
  return undefined;
}

function neverAccepted(exchange: Exchange): Outcome {
  const { status } = exchange.response;
  const outcome = observed(rule, false, {
    at: 'status',
    expected: 'a token that was just issued is accepted',
    received: status,
    steps: `two sign-ins succeed; ${asked.join(', ')} refuse both of their tokens as they refuse made-up ones`,
  });
  return { ...outcome, exchange };
}

/** Signs in the service account, else the user. */
async function signedIn({ target, session }: CheckContext): Promise<Exchange | undefined> {
  for (const json of [serviceAccount(target), user(target)]) {
    const answer = json && (await unlessWithheld(() => session({ json, isGood: true })));
    if (answer && isSuccess(answer)) return answer;
  }
  return undefined;
}

function call(
  context: CheckContext,
  operation: OperationId,
  credential: CredentialKind,
  token: string,
): Promise<Exchange> {
  const input = operation === 'find' ? { body: { matches: [one('name', 'John Smith')] } } : {};
  return context.call(operation, input, fixedCaller('a fresh token', credential, `Bearer ${token}`));
}

/** Returns the reason of a refusal as text, without times and ids, which differ between any two responses. */
function reasonIn({ response }: Exchange): string {
  const { 'www-authenticate': challenge = '' } = response.headers;
  return `${challenge}\n${response.text}`.replace(/[\w:.+-]{10,}/g, (word) => (/\d/.test(word) ? '#' : word));
}
