import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext, FindOptions } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { Lookup } from '../../../view/find-view.js';
import { answerOf, describeHits, sameAnswer } from '../../relations/answer.js';
import { fewHits } from '../hits.js';
import { inconclusive, isSuccess, observed, undecided } from '../outcome.js';

/** An API key is sent as Bearer: where that is refused, it must not be accepted in another header (section 5). */
const sameHeader = investigation({
  id: 'auth/api-key',
  rules: ['auth.key-same-header', 'auth.key-select'],
  needs: ['api-key'],
  runs: 2,
  requestsPerRun: 1,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const answer = await context.find(findBody(lookups, null), { credential: 'api-key' });
    const why = undecided(answer);
    if (why !== undefined) return [inconclusive('auth.key-same-header', why)];
    const select = observed('auth.key-select', isSuccess(answer), () => ({
      at: 'status',
      expected: 'an answer to an API key',
      received: answer.response.status,
    }));
    if (isSuccess(answer)) {
      return [select, { rule: 'auth.key-same-header', finding: { observations: 1, violations: [] } }];
    }
    return [select, ...(await elsewhere(lookups, context))];
  },
});

/** Where no header takes the key, keys are not accepted here at all, which is open: then nothing was observed. */
async function elsewhere(lookups: readonly Lookup[], context: CheckContext): Promise<Outcome[]> {
  const key = context.target.apiKey ?? '';
  const ways: Record<string, FindOptions> = {
    'X-Api-Key': { credential: 'other-header', authorization: null, headers: { 'x-api-key': key } },
    'Authorization: ApiKey': { credential: 'other-header', authorization: `ApiKey ${key}` },
  };
  for (const [header, how] of Object.entries(ways)) {
    const answer = await context.find(findBody(lookups, null), how);
    if (!isSuccess(answer)) continue;
    return [
      observed('auth.key-same-header', false, () => ({
        at: 'status',
        expected: 'a refusal in another header of a key that is refused as Bearer',
        received: `${answer.response.status} for the key in ${header}`,
      })),
    ];
  }
  return [];
}

/** Assumed: the form of the credential does not change the answer. */
const sameAnswers = investigation({
  id: 'auth/token-or-key',
  rules: ['find.mr-credential'],
  needs: ['token', 'api-key'],
  requestsPerRun: 3,
  cases: (pool) => fc.record({ lookups: fewHits(pool) }),
  async perform({ lookups }, context) {
    const ask = async (credential: 'token' | 'api-key') =>
      answerOf(await context.find(findBody(lookups, 5), { credential }));
    const [byToken, byKey, again] = [await ask('token'), await ask('api-key'), await ask('token')];
    if (!byToken.answered || !byKey.answered) return [];
    if (!sameAnswer(byToken, again)) return [inconclusive('find.mr-credential', 'the answers drift')];
    return [
      observed('find.mr-credential', sameAnswer(byToken, byKey), () => ({
        at: 'matches',
        expected: `as with an access token: ${describeHits(byToken.elements[0])}`,
        received: describeHits(byKey.elements[0]),
      })),
    ];
  },
});

export const apiKeys = [sameHeader, sameAnswers];
