import type { SessionRequest } from '../../target/session-request.js';
import { asks } from '../probe.js';
import { byWhoever } from './grants.js';
import { refusal, refusedAlike } from './refused-alike.js';

const nothing = 'pdk-nothing-8d3e5b6a1c';
const name = 'pdk-nobody-4f1c9a7e2b';

/** Nobody has these names, so that nobody is locked out. */
const ofNobody: readonly SessionRequest[] = [
  { json: { grantType: 'clientCredentials', clientId: name, clientSecret: nothing } },
  { json: { grantType: 'password', username: `${name}@nobody.example`, password: nothing } },
  { json: { grantType: 'refreshToken', refreshToken: nothing } },
];

/** A wrong secret is tried of accounts that the run may make for it: of no other. */
export const loginFail = asks('session.login-fail', {
  needs: ['sign-in'],
  requests: 8,
  once: true,
  async ask(t) {
    await byWhoever(t);
    const [account, user] = [await t.callers.spareAccount(), await t.callers.spareUser()];
    const wrong: readonly SessionRequest[] = [
      ...ofNobody,
      ...(account
        ? [{ json: { grantType: 'clientCredentials', clientId: account.clientId, clientSecret: nothing } }]
        : []),
      ...(user ? [{ json: { grantType: 'password', username: user.email, password: nothing } }] : []),
    ];
    const answers = [];
    for (const request of wrong) answers.push(refusal(await t.session(request)));
    return refusedAlike(answers, 'wrong credentials', {
      400: 'rejected-400',
      401: 'rejected-401',
      403: 'rejected-403',
      422: 'rejected-422',
    });
  },
});
