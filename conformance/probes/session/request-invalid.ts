import type { Exchange } from '../../target/exchange.js';
import type { JsonObject } from '../../target/json.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { byWhoever } from './grants.js';
import { areAlike, ofNobody, refusal, refusedAlike } from './refused-alike.js';

export const requestInvalid = asks('session.request-invalid', {
  needs: ['sign-in'],
  requests: 12,
  once: true,
  async ask(t) {
    await byWhoever(t);
    const [account, user] = [await t.callers.spareAccount(), await t.callers.spareUser()];
    const { clientId = '', clientSecret = '' } = account ?? {};
    const byAccount = { grantType: 'clientCredentials', clientId, clientSecret };
    const byUser = { grantType: 'password', username: user?.email ?? '', password: user?.password ?? '' };
    const { clientSecret: _secret, ...withoutSecret } = byAccount;
    const { password: _password, ...withoutPassword } = byUser;
    const unknownGrant = await refusedFor(t, byAccount, { ...byAccount, grantType: 'pdkUnknown' }, account);
    if (!unknownGrant)
      throw undecided('an unknown grantType of nobody is refused like a right one of nobody');
    const answers = [
      unknownGrant,
      await refusedFor(t, byAccount, withoutSecret, account),
      await refusedFor(t, byUser, withoutPassword, user),
      refusal(await t.session({ json: { grantType: 'refreshToken' } })),
    ].filter((answer) => answer !== undefined);
    return refusedAlike(answers, 'an unknown grantType, or a missing member', {
      400: 'rejected-400',
      401: 'rejected-401',
      422: 'rejected-422',
    });
  },
});

/**
 * The answer to what is wrong about a sign-in of an account that the run may make for it. Without one it is sent for nobody:
 * there it tells only where it is not answered like a right sign-in of nobody.
 */
async function refusedFor(
  t: ProbeContext,
  right: JsonObject,
  wrong: JsonObject,
  own: object | undefined,
): Promise<Exchange | undefined> {
  if (own) return refusal(await t.session({ json: wrong }));
  const [known, answer] = await ofNobody(t, right, wrong);
  return areAlike(known, answer) ? undefined : answer;
}
