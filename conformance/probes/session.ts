import * as accounts from '../checks/kinds/service-accounts/accounts.js';
import { end, renew, signIn } from '../checks/kinds/sessions/life.js';
import * as signIns from '../checks/scenarios/session/sign-in.js';
import type { SessionRequest } from '../target/session.js';
import { byWhoever } from './grants.js';
import * as p from './probe.js';

/** Returns a function that tells whether a refresh token is exchanged for another session, which it returns. */
async function refreshing(t: p.ProbeContext) {
  const carriers = await signIns.carriersOf(t);
  const renewed = async (tokens: signIns.Tokens): Promise<p.Exchange | undefined> => {
    const answer = await renew(t, carriers, tokens);
    return p.isSuccess(answer) && signIns.tokenIn(answer) !== undefined ? answer : undefined;
  };
  return { carriers, renewed };
}

async function withNewSecret(
  t: p.ProbeContext,
  { clientId, clientSecret }: accounts.Login,
): Promise<accounts.Login> {
  const renewed = accounts.loginIn(t, await accounts.regenerate(t, clientId));
  p.demand(renewed.clientSecret !== clientSecret, 'a regenerated secret is the old one');
  return { clientId, clientSecret: renewed.clientSecret };
}

async function tokenOf(t: p.ProbeContext, login: accounts.Login): Promise<string> {
  const token = signIns.tokenIn(await accounts.signInSoon(t, login));
  p.demand(token !== undefined, 'a service account of the run cannot sign in');
  // A service that signs everybody in alike does not check who it is.
  p.demand(token !== (await t.token()), 'two service accounts have the same access token');
  return token;
}

/** Sign-ins of nobody, which lock no account: with all they take, and without a secret. */
const nobodys = [
  signIns.asNobody({ grantType: 'clientCredentials', clientId: '', clientSecret: '' }),
  signIns.asNobody({ grantType: 'password', username: '', password: '' }),
  signIns.asNobody({ grantType: 'refreshToken', refreshToken: 'pdk-nothing-8d3e5b6a1c' }),
];

/** Whether a sign-in needs no grantType: nobody is refused for the lack of it, and the user is signed in. */
async function isTakenWithoutGrant(
  t: p.ProbeContext,
  right: p.JsonObject,
  written: (json: p.JsonObject) => SessionRequest,
): Promise<boolean> {
  const { grantType: _, ...without } = right;
  const refusal = (json: p.JsonObject) => t.session(written(signIns.asNobody(json)));
  const [known, bare] = [await refusal(right), await refusal(without)];
  // An accidental refusal does not repeat.
  const areSteady =
    signIns.areAlike(known, await refusal(right)) && signIns.areAlike(bare, await refusal(without));
  p.demand(areSteady, 'a sign-in without grantType is answered now so, now otherwise');
  if (!signIns.areAlike(known, bare)) return false;
  const answer = await t.session({ ...written(without), isGood: true });
  const isSignedIn = signIns.tokenIn(answer) !== undefined;
  p.demand(isSignedIn, 'nobody is refused alike without grantType, and the user as well');
  return true;
}

/** Returns an answer if all of them have one status, and sign nobody in. */
function commonOf(answers: readonly p.Exchange[]): p.Exchange | undefined {
  const isAlike = p.agreed(...answers.map(({ response }) => response.status)) !== undefined;
  return isAlike && answers.every((each) => signIns.tokenIn(each) === undefined) ? answers[0] : undefined;
}

export const sessionProbes = {
  'session.refresh-rotation': p.asks({ needs: ['user'], requests: 12, once: true }, async (t) => {
    const { carriers, renewed } = await refreshing(t);
    const { tokens: first } = await signIn(t);
    const exchanged = await renewed(first);
    p.demand(exchanged, 'a new refresh token is refused');
    const second = signIns.tokensIn(exchanged);
    const { [carriers.first]: next } = second;
    if (next === undefined || next === first[carriers.first])
      return (await renewed(first)) ? 'not-rotated' : undefined;
    if (!(await renewed(first))) return (await renewed(second)) ? undefined : 'rotated-strict';
    // Longer than the 30 seconds that an exchanged token may last.
    await t.wait(31_500);
    if (await renewed(first)) return undefined;
    return (await renewed(second)) ? 'rotated-with-grace' : undefined;
  }),
  'session.refresh-lifetime': p.unseen(
    'it takes more than 30 days: a refresh token is tried at the end of them',
  ),
  // A session of the run is ended first: otherwise a refusal may be about the form of the call.
  'end.unknown': p.asks<never>({ needs: ['identity', 'user'], requests: 14, once: true }, async (t) => {
    const { renewed } = await refreshing(t);
    const { tokens } = await signIn(t);
    p.bodyOf(await end(t, tokens));
    p.demand(!(await renewed(tokens)), 'a session goes on after it was ended');
    const answers = [];
    for (const each of [tokens, { body: 'pdk-nobodys-refresh-token' }, {}]) answers.push(await end(t, each));
    return commonOf(answers);
  }),
  'session.secret-delay': p.asks({ needs: p.identityNeeds, requests: 12, once: true }, async (t) => {
    const before = await accounts.createAccount(t);
    await tokenOf(t, before);
    const renewed = await withNewSecret(t, before);
    const isAccepted = async () => p.isSuccess(await accounts.signIn(t, before));
    const isAcceptedFirst = await isAccepted();
    await tokenOf(t, renewed);
    if (!isAcceptedFirst) return 'immediate';
    // Until before and after the 30 seconds. A service with late replicas fails earlier.
    await t.wait(24_000);
    if (!(await isAccepted())) return undefined;
    await t.wait(9000);
    return (await isAccepted()) ? undefined : '30-seconds';
  }),
  'session.revoke-tokens': p.asks({ needs: p.identityNeeds, requests: 14, once: true }, async (t) => {
    const account = await accounts.createAccount(t);
    const token = await tokenOf(t, account);
    const isAccepted = async (bearer: string) =>
      p.isSuccess(await t.call('getServiceAccounts', {}, t.callers.bearer('its holder', bearer)));
    p.demand(await isAccepted(token), 'a new access token is refused');
    const other = await tokenOf(t, await withNewSecret(t, account));
    if (await isAccepted(token)) {
      // For late replicas, but shorter than tokens live, which may be 10 seconds.
      await t.wait(3000);
      p.demand(
        await isAccepted(token),
        'an access token is taken after the change, and refused a moment later',
      );
      return 'at-expiry';
    }
    p.demand(await isAccepted(other), 'every access token is refused after the change');
    return 'immediate';
  }),
  'session.login-fail': p.asks<never>({ needs: ['sign-in'], requests: 8, once: true }, async (t) => {
    await byWhoever(t);
    const answers = [];
    for (const json of nobodys) answers.push(await t.session({ json }));
    return commonOf(answers);
  }),
  // Of nobody, an invalid sign-in shows something only if it is not answered like a valid one.
  'session.request-invalid': p.asks<never>({ needs: ['sign-in'], requests: 12, once: true }, async (t) => {
    await byWhoever(t);
    const answers = [];
    for (const json of nobodys) {
      const { clientSecret: _, password: _password, refreshToken: _token, ...without } = json;
      for (const wrong of [{ ...json, grantType: 'pdkUnknown' }, without]) {
        const [known, answer] = await signIns.ofNobody(t, json, wrong);
        if (!signIns.areAlike(known, answer)) answers.push(answer);
      }
    }
    p.demand(answers.length > 1, 'an invalid sign-in of nobody is refused like a right one of nobody');
    return commonOf(answers);
  }),
  'session.grant-default': p.asks({ needs: ['user'], requests: 14, once: true }, async (t) => {
    const right = (await signIns.guessedUser(t))?.right;
    p.demand(right, 'there is no user');
    const byForm = await isTakenWithoutGrant(t, right, (json) => ({
      form: Object.entries(json)
        .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
        .join('&'),
    }));
    const byJson = await isTakenWithoutGrant(t, right, (json) => ({ json }));
    if (byForm) return byJson ? 'always' : 'form-only';
    return byJson ? undefined : 'never';
  }),
};
