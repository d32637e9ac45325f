import * as fc from 'fast-check';
import { type AnyInvestigation, investigation } from '../../run/investigation.js';
import type { Target } from '../../target/target.js';
import type { OutcomeRuleId } from '../outcome-rules.js';
import { failedLogin } from './failed-login.js';
import { serviceAccount, user } from './sign-in.js';

const unknownGrants = ['foo', 'implicit', 'authorizationCode', 'apiKey', 'clientCredentials2', 'none'];
/** Other spellings of the grant that the credentials belong to, the OAuth one first. */
const nearClientCredentials = [
  'client_credentials',
  'ClientCredentials',
  'clientcredentials',
  'CLIENT_CREDENTIALS',
  'client-credentials',
  'CLIENTCREDENTIALS',
];
const nearPassword = ['Password', 'PASSWORD', 'pass_word', 'passWord', 'pass-word', 'PassWord'];

/** Everything but the grant is right, so that a service which does not look at it would sign the caller in. */
function wrongGrant(id: string, rule: OutcomeRuleId, grants: (target: Target) => readonly string[]) {
  return investigation({
    id,
    rules: [rule],
    needs: ['identity'],
    runs: 6,
    requestsPerRun: 1,
    cases: () => fc.record({ variant: fc.integer({ min: 0, max: 5 }) }),
    async perform({ variant }, { target, session }) {
      const right = serviceAccount(target) ?? user(target);
      const grantType = grants(target)[variant];
      if (!right || grantType === undefined) return [];
      const answer = await session({ json: { ...right, grantType } });
      return [failedLogin(rule, answer, `grantType is ${JSON.stringify(grantType)}`)];
    },
  });
}

/** Assumed: JSON does not go without `grantType`. */
const missingGrant = investigation({
  id: 'session/missing-grant',
  rules: ['session.grant-missing-json'],
  needs: ['identity'],
  runs: 1,
  requestsPerRun: 2,
  cases: () => fc.constant(null),
  async perform(_, { target, session }) {
    const outcomes = [];
    for (const right of [serviceAccount(target), user(target)]) {
      if (!right) continue;
      const { grantType: _left, ...json } = right;
      outcomes.push(
        failedLogin('session.grant-missing-json', await session({ json }), 'there is no grantType'),
      );
    }
    return outcomes;
  },
});

/** Sign-ins whose `grantType` is none of the three (section 4.2). */
export const wrongGrants: readonly AnyInvestigation[] = [
  wrongGrant('session/unknown-grant', 'session.grant-unknown', () => unknownGrants),
  wrongGrant('session/misspelt-grant', 'session.grant-case', (target) =>
    serviceAccount(target) ? nearClientCredentials : nearPassword,
  ),
  missingGrant,
];
