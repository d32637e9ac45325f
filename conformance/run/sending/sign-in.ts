import { pageIn } from '../../target/answer/page.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import { retryAfterMs } from '../../target/retry-after.js';
import { type Grant, grantOf } from '../../target/session.js';
import type { SessionRequest } from '../../target/session-request.js';
import type { Target } from '../../target/target.js';
import { Withheld } from '../../target/withheld.js';
import { ownSignIns } from './accounts.js';

/** A token is renewed this long before it expires, so that it does not expire on the way. */
const renewalMarginMs = 5000;
/** Of a token that lives shorter, this part of its life: else it would be renewed for every call. */
const renewalShare = 0.2;
/** A token of this age may have expired earlier than it said. */
const suspectAfterMs = 50_000;
/** The same where what it said cannot be right, because its zone was read wrongly or it said nothing. */
const suspectUnreadAfterMs = 3000;
/** The longest life of a token that the document speaks of (section 5 rule 3), and some minutes for clocks that differ. */
const longestLifeMs = 65 * 60_000;

/**
 * Keeps an access token at hand: made when it is first asked for, renewed before it expires.
 * @param send sends a request to create a session
 */
export function createSignIn(
  target: Target,
  send: (request: SessionRequest) => Promise<Exchange>,
  now: () => number,
) {
  const requests = ownSignIns(target);
  let grant: Grant | undefined = target.token
    ? { accessToken: target.token, expiresAt: undefined }
    : undefined;
  let signedInAt = now();
  let signingIn: Promise<string> | undefined;
  let withoutToken: Interruption | undefined;

  /** Signs in with the first credential that is accepted. Which status a success has is for a judge to say. */
  async function signIn(): Promise<string> {
    if (withoutToken) throw withoutToken;
    const refused: string[] = [];
    let accepted = false;
    const statuses: number[] = [];
    for (const request of requests) {
      const answer = await attempt({ ...request, isGood: true }, refused);
      if (!answer) continue;
      const { status } = answer.response;
      grant = isSuccess(answer) ? grantOf(answer.response.json) : undefined;
      signedInAt = now();
      if (grant) return grant.accessToken;
      // Whoever breaks on a good sign-in every time has not refused it either.
      accepted ||= status === 200 || answer.fault === 'persistent';
      statuses.push(status);
      refused.push(
        `${answer.request.url} answered ${status}${saidBy(answer, now())} without an access token`,
      );
    }
    const why = refused.length > 0 ? refused.join('; ') : 'no credential can obtain an access token';
    const isOut = statuses.length > 0 && statuses.every((status) => status === 429 || status >= 500);
    if (isOut && !accepted) {
      throw new Interruption(
        'target-lost',
        `the target could not sign anybody in, whoever asks: ${why}. Run again when it can`,
      );
    }
    const message = `the sign-in failed: ${why}. ${nextStep(statuses)}`;
    if (!accepted) throw new Interruption('credentials-refused', message);
    // The credentials were not refused: that no token came is for the rules of session creation to judge.
    withoutToken = new Interruption('no-token', message);
    throw withoutToken;
  }

  /** Sends one, unless it was refused so often that one more might lock the account. */
  async function attempt(request: SessionRequest, refused: string[]): Promise<Exchange | undefined> {
    try {
      return await send(request);
    } catch (error) {
      if (!(error instanceof Withheld)) throw error;
      refused.push(error.message);
      return undefined;
    }
  }

  /** Whether a token is about to expire. Read in the wrong zone it may look long expired: then only a refusal tells. */
  function isDue(expiresAt: number): boolean {
    const ahead = expiresAt - now();
    const margin = Math.min(renewalMarginMs, Math.abs(expiresAt - signedInAt) * renewalShare);
    return ahead > -60_000 && ahead < margin;
  }

  return {
    /** The current token. Throws an Interruption when none can be had. */
    async token(): Promise<string> {
      const expired = grant?.expiresAt !== undefined && isDue(grant.expiresAt);
      if (grant && (!expired || requests.length === 0)) return grant.accessToken;
      signingIn ??= signIn().finally(() => {
        signingIn = undefined;
      });
      return signingIn;
    },
    /** Whether a refusal with this status may mean that the token has expired, and a new one can be had. */
    mayHaveExpired(status: number): boolean {
      if (requests.length === 0) return false;
      // Which status tells of an expired token is open: one that is not young is suspected behind other refusals, too.
      const life = (grant?.expiresAt ?? Number.POSITIVE_INFINITY) - signedInAt;
      const isPlausible = life > 0 && life <= longestLifeMs;
      const isOld = now() - signedInAt > (isPlausible ? suspectAfterMs : suspectUnreadAfterMs);
      return status === 401 || (isOld && (status === 400 || status === 403));
    },
    /** The next token is a new one. */
    forget(): void {
      // A token that was given is the only one there will ever be.
      if (requests.length > 0) grant = undefined;
    },
  };
}

/** What whoever started the run can do. @param statuses of the answers that could be read */
function nextStep(statuses: readonly number[]): string {
  if (statuses.length === 0) return 'Check the addresses and the credentials';
  return statuses.every((status) => status === 402)
    ? 'Whoever pays for it has to be asked, not the credentials'
    : 'Check the client id and secret, or the username and password';
}

/** What an answer without a token says beside its status. */
function saidBy({ response }: Exchange, now: number): string {
  const page = pageIn(response);
  const pause = response.headers['retry-after'];
  return [
    ...(page === undefined ? [] : [` with ${page}`]),
    ...(pause === undefined
      ? []
      : [`, asks to wait ${Math.round(retryAfterMs(response.headers, now) / 1000)} s`]),
  ].join('');
}
