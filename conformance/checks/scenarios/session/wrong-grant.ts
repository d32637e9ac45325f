import * as fc from 'fast-check';
import type { RuleId } from '../../../../generated/rules.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { investigation, type Outcome } from '../../../scene/investigation.js';
import type { JsonObject } from '../../../target/json.js';
import { type Guessed, guessedAccount, guessedUser } from './guessed.js';
import { answersNobodyAlike } from './nobody.js';
import { failedLogin } from './wrong-sign-in.js';

const unknownGrants = ['foo', 'implicit', 'authorizationCode', 'apiKey', 'clientCredentials2', 'none'];
/** Misspellings of the grant that fits the credentials, the OAuth one first. */
const nearClientCredentials = [
  'client_credentials',
  'ClientCredentials',
  'clientcredentials',
  'CLIENT_CREDENTIALS',
  'client-credentials',
  'CLIENTCREDENTIALS',
];
const nearPassword = ['Password', 'PASSWORD', 'pass_word', 'passWord', 'pass-word', 'PassWord'];

/** Only the grant is wrong, so that a service that ignores it would sign the caller in. */
function wrongGrant<const Rule extends RuleId>(
  id: string,
  rule: Rule,
  grants: (right: JsonObject) => readonly string[],
) {
  return investigation({
    id,
    rules: [rule],
    runs: 4,
    requestsPerRun: 2,
    cases: () => fc.record({ variant: fc.integer({ min: 0, max: 5 }) }),
    async perform({ variant }, context) {
      const guessed = (await guessedAccount(context)) ?? (await guessedUser(context));
      const grantType = guessed && grants(guessed.right)[variant];
      if (!guessed || grantType === undefined) return [];
      const json = { ...guessed.right, grantType };
      return [await refusedGrant(rule, guessed, json, `grantType is ${JSON.stringify(grantType)}`, context)];
    },
  });
}

/**
 * Sends a wrong grant with valid credentials; those of an account from before the run only if the service answers the same
 * grant of an unknown account like a right one. Otherwise it checks the grant before the credentials.
 */
async function refusedGrant(
  rule: RuleId,
  { right, isReal }: Guessed,
  json: JsonObject,
  why: string,
  context: CheckContext,
): Promise<Outcome> {
  if (isReal) {
    const { answer, isAlike } = await answersNobodyAlike(right, json, context);
    if (!isAlike) return failedLogin(rule, answer, why);
  }
  return failedLogin(rule, await context.session({ json, mustFail: true }), why);
}

/** Sign-ins whose `grantType` is none of the three (section 4.2). */
export const wrongGrants = [
  wrongGrant('session/misspelt-grant', 'session.grant-case', ({ clientId }) =>
    clientId === undefined ? nearPassword : nearClientCredentials,
  ),
  wrongGrant('session/unknown-grant', 'session.grant-unknown', () => unknownGrants),
];
