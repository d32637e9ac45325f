import { isSuccess } from '../../target/exchange.js';
import { decided, undecided } from '../answers.js';
import { goodBody, isFound, seeItWorks } from '../errors/odd-find.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees, otherwise } from '../sighting.js';

export const otherPlaces = asks('auth.other-places', {
  // A key that is not taken for a find anywhere is not taken in another header either.
  hiddenBy: { 'auth.api-key-scope': ['nowhere'], 'apikey.role': ['viewer'] },
  needs: ['token'],
  requests: 5,
  async ask(t) {
    await t.goodFind();
    const path = `/${encodeURIComponent(t.target.org)}/find?access_token=${encodeURIComponent(await t.token())}`;
    const byQuery = await isTaken(t, { path });
    const byHeader = await inHeader(t);
    await seeItWorks(t);
    if (byQuery && byHeader === true)
      return otherwise('credentials in the header X-Api-Key and in the query are taken');
    if (byQuery) return agrees('query', 'a token in the query is taken');
    if (byHeader) return agrees('x-api-key', 'an API key in the header X-Api-Key is taken');
    if (byHeader === undefined) return agrees(['refused', 'x-api-key'], 'a token in the query is refused');
    return agrees('refused', 'a token in the query and an API key in the header X-Api-Key are refused');
  },
});

/** Whether an API key is taken in the header X-Api-Key; undefined where there is none that is taken as bearer. */
async function inHeader(t: ProbeContext): Promise<boolean | undefined> {
  const { apiKey } = t.target;
  if (apiKey === undefined) return undefined;
  if (!isFound(decided(await t.find(goodBody(t), { credential: 'api-key' })))) return undefined;
  return isTaken(t, { headers: { 'x-api-key': apiKey } });
}

/** Ends the probe where it is neither granted nor refused. */
async function isTaken(
  t: ProbeContext,
  how: { readonly path?: string; readonly headers?: Readonly<Record<string, string>> },
): Promise<boolean> {
  const answer = decided(
    await t.find(goodBody(t), { credential: 'other-header', authorization: null, ...how }),
  );
  if (isFound(answer)) return true;
  if (!isSuccess(answer) && answer.response.status >= 400) return false;
  throw undecided(
    `a find without Authorization was answered with status ${answer.response.status} and nobody`,
  );
}
