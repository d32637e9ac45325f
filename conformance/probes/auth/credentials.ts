import type { Readings } from '../../../generated/questions.js';
import { readJwt } from '../../checks/scenarios/auth/jwt.js';
import type { FindOptions } from '../../scene/check-context.js';
import { isSuccess } from '../../target/exchange.js';
import { grantOf } from '../../target/session.js';
import { agrees, decided, otherwise, undecided } from '../answers.js';
import { betweenGood, goodBody, isFound } from '../errors/odd-find.js';
import { asks, type ProbeContext, watches } from '../probe.js';

/** What replaces a token in recordings. */
const pseudonym = /^(?:secret-[0-9a-f]{16}|hidden[a-p]{5}|\[redacted\])$/;

const refusals: ReadonlySet<number> = new Set([400, 401, 403]);

/** Probes of what a credential looks like, and of where and how it is sent. */
export const credentials = {
  'auth.token-form': watches('auth.token-form', {
    *see({ exchange }) {
      if (exchange.operation !== 'createSession' || !isSuccess(exchange)) return;
      const token = grantOf(exchange.response.json)?.accessToken;
      if (token === undefined || pseudonym.test(token)) return;
      if (readJwt(token)?.header['alg'] !== undefined) yield agrees('jwt', 'a JSON Web Token');
      else if (token.includes('.')) yield otherwise('a token of segments that is no JSON Web Token');
      else yield agrees('opaque', 'a token without segments');
    },
  }),
  'auth.header-form': asks('auth.header-form', {
    needs: ['token'],
    requests: 4,
    async ask(t) {
      const send = async (authorization: string) =>
        decided(await t.find(goodBody(t), { credential: 'wrong-scheme', authorization }));
      const answers = await betweenGood(t, async () => {
        const token = await t.token();
        return [await send(`bearer ${token}`), await send(`Bearer  ${token}`)];
      });
      const [lower, spaced] = answers.map((answer): Readings['auth.header-form'] | undefined => {
        if (isFound(answer)) return 'any-case';
        return refusals.has(answer.response.status) ? 'exact' : undefined;
      });
      const [_first, _second] = answers.map(({ response }) => `status ${response.status}`);
      return lower === spaced ? lower : undefined;
    },
  }),
  'auth.other-places': asks('auth.other-places', {
    // A key that no find accepts is not accepted in another header either.
    hiddenBy: { 'auth.api-key-scope': ['nowhere'], 'apikey.role': ['viewer'] },
    needs: ['token'],
    requests: 5,
    async ask(t) {
      const [byQuery, byHeader] = await betweenGood(t, async () => {
        const [org, token] = [t.target.org, await t.token()].map(encodeURIComponent);
        const path = `/${org}/find?access_token=${token}`;
        return [await isTaken(t, { path }), await inHeader(t)] as const;
      });
      if (byQuery && byHeader === true)
        return otherwise('credentials in the header X-Api-Key and in the query are taken');
      if (byQuery) return 'query';
      if (byHeader) return 'x-api-key';
      if (byHeader === undefined) return ['refused', 'x-api-key'];
      return 'refused';
    },
  }),
};

/** Whether an API key is accepted in the header X-Api-Key, undefined if none is accepted as bearer. */
async function inHeader(t: ProbeContext): Promise<boolean | undefined> {
  const { apiKey } = t.target;
  if (apiKey === undefined) return undefined;
  if (!isFound(decided(await t.find(goodBody(t), { credential: 'api-key' })))) return undefined;
  return isTaken(t, { headers: { 'x-api-key': apiKey } });
}

/** Ends the probe if the credential is neither accepted nor refused. */
async function isTaken(t: ProbeContext, how: Pick<FindOptions, 'path' | 'headers'>): Promise<boolean> {
  const sent = { credential: 'other-header', authorization: null, ...how } as const;
  const answer = decided(await t.find(goodBody(t), sent));
  if (isFound(answer)) return true;
  const { status } = answer.response;
  if (!isSuccess(answer) && status >= 400) return false;
  throw undecided(`a find without Authorization was answered with status ${status} and nobody`);
}
