import type { CheckContext } from '../../check/check-context.js';
import { pageIn } from '../../target/answer.js';
import type { Caller } from '../../target/caller.js';
import { Interruption, NotSentError } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { type Grant, grantOf } from '../../target/session.js';
import type { Target } from '../../target/target.js';
import { isNowhere } from './addresses.js';
import { ownSignIns } from './sign-in-gate.js';

/** How long before its expiry a token is renewed, so that it does not expire in flight. */
const renewalMarginMs = 5000;
/** The margin at most, as a share of the lifetime: short-lived tokens would be renewed for every call otherwise. */
const renewalShare = 0.2;
/** A token of at least this age may have expired before its stated expiry; a short-lived one while a call waited to be repeated. */
const suspectAfterMs = 50_000;
/** The same if the stated expiry is missing, or further ahead than tokens live: then its time zone is misread. */
const suspectUnreadAfterMs = 3000;
const longestLifeMs = 65 * 60_000;

/** The credential of the run: signs in when a token is first needed, and renews it before it expires. */
export function createSignIn(
  target: Target,
  send: CheckContext['session'],
  now: () => number,
  advice: (sent: Exchange['request']) => Promise<string>,
) {
  const requests = ownSignIns(target);
  let grant: Grant | undefined = target.token
    ? { accessToken: target.token, expiresAt: undefined }
    : undefined;
  let signedInAt = now();
  let hasTimeMoved = false;
  let signingIn: Promise<string> | undefined;
  let withoutToken: Interruption | undefined;

  /** Signs in with the first credential that is accepted, with any 2xx: the right status is for a judge to check. */
  async function signIn(): Promise<string> {
    if (withoutToken) throw withoutToken;
    const refused: string[] = [];
    let accepted = false;
    const statuses: number[] = [];
    let nowhere: Exchange | undefined;
    for (const request of requests) {
      const answer = await send({ ...request, isGood: true }).catch((error: unknown) => {
        // One more might lock the account.
        if (!(error instanceof NotSentError)) throw error;
        refused.push(error.message);
      });
      if (!answer) continue;
      const { status } = answer.response;
      grant = isSuccess(answer) ? grantOf(answer.response.json) : undefined;
      [signedInAt, hasTimeMoved] = [now(), false];
      if (grant) return grant.accessToken;
      // A persistent 5xx is no refusal of the credentials either.
      accepted ||= (status === 200 && !isNowhere(answer)) || answer.fault === 'persistent';
      statuses.push(status);
      if (isNowhere(answer)) nowhere = answer;
      const page = pageIn(answer.response);
      const how = page === undefined ? '' : ` with ${page}`;
      refused.push(`${answer.request.url} answered ${status}${how} without an access token`);
    }
    const why = refused.length > 0 ? refused.join('; ') : 'no credential can obtain an access token';
    const isOut = statuses.length > 0 && statuses.every((status) => status === 429 || status >= 500);
    if (isOut && !accepted) {
      const message = `the target could not sign anybody in, whoever asks: ${why}. Run again when it can`;
      throw new Interruption('target-lost', message);
    }
    const checked =
      statuses.length === 0
        ? 'addresses and the credentials'
        : 'client id and secret, or the username and password';
    const otherwise = nowhere === undefined ? '' : `, or ${await advice(nowhere.request)}`;
    const message = `the sign-in failed: ${why}. Check the ${checked}${otherwise}`;
    if (!accepted) throw new Interruption('credentials-refused', message);
    // The credentials were not refused: the missing token is for the rules of session creation to judge.
    withoutToken = new Interruption('no-token', message);
    throw withoutToken;
  }

  /** Whether a token is about to expire. An expiry read in the wrong time zone may seem long past: it is ignored. */
  function isDue(expiresAt: number): boolean {
    const ahead = expiresAt - now();
    const margin = Math.min(renewalMarginMs, Math.abs(expiresAt - signedInAt) * renewalShare);
    return ahead > -60_000 && ahead < margin;
  }

  /** Returns the current token. Throws an Interruption if none can be obtained. */
  async function token(): Promise<string> {
    const expired = grant?.expiresAt !== undefined && isDue(grant.expiresAt);
    if (grant && (!expired || requests.length === 0)) return grant.accessToken;
    signingIn ??= signIn().finally(() => {
      signingIn = undefined;
    });
    return signingIn;
  }

  const main: Caller = {
    label: 'the credential of the run',
    credential: 'token',
    authorization: async () => `Bearer ${await token()}`,
    mayHaveExpired(status) {
      if (requests.length === 0) return false;
      // The status for expired tokens is an open question: an older token may be the reason for other refusals, too.
      const life = (grant?.expiresAt ?? Number.POSITIVE_INFINITY) - signedInAt;
      const isRead = life > 0 && life <= longestLifeMs;
      const oldMs = isRead ? Math.min(suspectAfterMs, life * (1 - renewalShare)) : suspectUnreadAfterMs;
      const isOld = hasTimeMoved || now() - signedInAt > oldMs;
      return status === 401 || (isOld && (status === 400 || status === 403));
    },
    forget() {
      // Without credentials there is only the token that was given.
      if (requests.length > 0) grant = undefined;
    },
  };
  /** Takes note that time has passed for the target alone: the current token may have expired. */
  const timeMoved = (): void => {
    hasTimeMoved = true;
  };
  return { main, token, timeMoved };
}
