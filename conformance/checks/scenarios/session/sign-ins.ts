import { scenario } from '../../../scene/scenario.js';
import { EndScenario, unlessWithheld } from '../../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { useKey } from '../../kinds/api-keys/keys.js';
import { escaped } from '../altered.js';
import { rulesOfJson, rulesOfPassword, seeGranted } from './granted.js';
import { bodyRefreshToken, isNamedRefresh, liveCookies, tryCarrier } from './refresh-tokens.js';
import { serviceAccount, signInByForm, tokenIn, user } from './sign-in.js';

/** Sign-ins of the service account, and finds with their tokens (sections 4.2 and 5 rule 1). */
const byAccount = scenario({
  id: 'session/service-account',
  rules: ['session.post', 'session.token-works', ...rulesOfJson],
  needs: ['service-account'],
  requests: 5,
  async record(t) {
    const rule = 'session.token-works';
    for (const time of ['first', 'second', 'third']) {
      t.step('sign in');
      const session = await t.session({ json: serviceAccount(t.target) ?? null, isGood: true });
      t.expect('session.post', session).accepted('the credentials are those of the service account');
      seeGranted(t, session, 'clientCredentials');
      const token = tokenIn(session);
      // The first token may be the only one that is known.
      if (time === 'first' || token === undefined) continue;
      t.step('find with its token');
      const answer = await useKey(t, { key: token }, 'find');
      const { status } = answer.response;
      if (status === 401 && time === 'second') continue;
      const seen = { at: 'status', expected: 'not 401 for a token that was just issued', received: status };
      // Other refusals are about a role, credit or load.
      if (status === 401 || isSuccess(answer)) t.soft(rule, answer).holds(status !== 401, seen);
      else t.cannot(rule, `the target answered with status ${status}`);
      return;
    }
  },
});

/** Password sign-in as JSON, as a form, and as the same form with every byte percent-encoded (section 4.2). */
const byPassword = scenario({
  id: 'session/password',
  rules: [
    'session.password-json',
    'session.password-form',
    'session.form-encoding-escapes',
    ...rulesOfPassword,
  ],
  needs: ['user'],
  requests: 7,
  async record(t) {
    t.step('sign in by JSON');
    const json = await unlessWithheld(() => t.session({ json: user(t.target) ?? null, isGood: true }));
    t.step('sign in by a form');
    const form = await unlessWithheld(() => signInByForm(t));
    const isKnown = [json, form].some((answer) => answer && isSuccess(answer));
    for (const [rule, answer] of [
      ['session.password-json', json],
      ['session.password-form', form],
    ] as const) {
      // A refusal violates a rule only if the other form is accepted: otherwise the password may be wrong.
      if (!answer || !isKnown)
        t.cannot(rule, 'neither JSON nor form sign-in is accepted: check the username and password');
      else if (t.soft(rule, answer).accepted('as for the same user name and password in the other form'))
        seeGranted(t, answer, 'password');
    }
    if (!form || !isSuccess(form))
      throw new EndScenario('inconclusive', 'form sign-in is not accepted at all');
    t.step('sign in by the form with every byte percent-encoded');
    const answer = await signInByForm(t, (text) => escaped(text, text === t.target.username));
    if (!answer) return;
    if (!isSuccess(answer)) {
      const again = await signInByForm(t);
      if (!again || !isSuccess(again))
        throw new EndScenario('inconclusive', 'form sign-in is not accepted any more');
    }
    t.soft('session.form-encoding-escapes', answer).accepted('as for the same form with fewer escapes');
  },
});

/** A refresh token is exchanged for a new session, in the body or in the cookie (section 5 rule 4). */
const refreshBy = <const By extends 'body' | 'cookie'>(by: By) =>
  scenario({
    id: `session/refresh-by-${by}`,
    rules: [`session.refresh-by-${by}`, 'session.refresh-new-token', ...rulesOfJson],
    needs: ['user'],
    requests: 2,
    async record(t) {
      t.step(`sign in by password, and exchange the refresh token in the ${by}`);
      const tried = await tryCarrier(t, by);
      if (!tried) return;
      const { signIn, answer } = tried;
      // If the body has the refresh token, cookies may serve other purposes.
      if (by === 'cookie' && !isSuccess(answer) && !carriesToken(signIn)) return;
      t.expect(`session.refresh-by-${by}`, answer).accepted('this sign-in issued the refresh token');
      seeGranted(t, answer, 'refreshToken');
      const [before, after] = [tokenIn(signIn), tokenIn(answer)];
      if (before === undefined || after === undefined) return;
      t.soft('session.refresh-new-token', answer).holds(before !== after, {
        at: 'accessToken',
        expected: 'another access token than before the exchange',
        received: 'the same access token',
      });
    },
  });

function carriesToken(signIn: Exchange): boolean {
  const inBody = bodyRefreshToken(signIn);
  return liveCookies(signIn).some(
    (each) => isNamedRefresh(each) || inBody === undefined || each.value === inBody,
  );
}

/** Sign-ins that must succeed. */
export const signIns = [byAccount, byPassword, refreshBy('body'), refreshBy('cookie')] as const;
