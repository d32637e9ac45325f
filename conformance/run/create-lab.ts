import { operations } from '../../generated/operations.js';
import type { CredentialKind, Exchange, OrgKind } from '../target/exchange.js';
import { isObject, type Json, parseJson } from '../target/json.js';
import { retryAfterMs } from '../target/retry-after.js';
import type { Target } from '../target/target.js';
import type { Transport, WireRequest, WireResponse } from '../target/transport.js';
import type { Budget } from './budget.js';
import { Interruption } from './interruption.js';
import type { FindOptions, Lab, SessionRequest } from './lab.js';
import type { Pool } from './pool.js';
import type { Secrets } from './secrets.js';
import { canSignIn, createSignIn } from './sign-in.js';

export interface LabOptions {
  readonly target: Target;
  readonly transport: Transport;
  readonly budget: Budget;
  readonly secrets: Secrets;
  readonly pool: Pool;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Told of every exchange, in the order in which answers arrive. */
  readonly record: (exchange: Exchange) => void;
  /** The investigation that is at work now. */
  readonly investigation: () => string;
}

/** Attempts after a throttled answer, and after a connection that broke. */
const throttledAttempts = 5;
const brokenAttempts = 2;

/** A lab over a transport: it identifies the caller, waits out throttling, renews tokens and records everything. */
export function createLab(options: LabOptions): Lab {
  const { target, budget, secrets, now } = options;
  let sent = 0;
  const signIn = createSignIn(target, session, now);
  let everAdmitted = false;
  let spendingEnded: string | undefined;

  async function exchange(
    meta: Pick<Exchange, 'operation' | 'credential' | 'org'>,
    request: WireRequest,
    isDoubted: (status: number) => boolean = () => false,
  ): Promise<Exchange> {
    for (let attempt = 1; ; attempt += 1) {
      const sentAt = now();
      const response = await deliver(request);
      const recorded: Exchange = {
        ...meta,
        id: ++sent,
        investigation: options.investigation(),
        request: {
          method: request.method,
          url: request.url,
          headers: request.headers,
          text: request.body,
          json: request.body === undefined ? undefined : parseJson(request.body),
        },
        response: { ...response, json: parseJson(response.text) },
        sentAt,
        receivedAt: now(),
      };
      // Whoever doubts an answer records it when it is known what it speaks about.
      if (!isDoubted(response.status)) options.record(recorded);
      const throttled = response.status === 429 || response.status === 503;
      if (!throttled || attempt === throttledAttempts) return recorded;
      await options.wait(retryAfterMs(response.headers['retry-after'], now()));
    }
  }

  async function deliver(request: WireRequest): Promise<WireResponse> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await budget.spend(() => options.transport(request));
      } catch (error) {
        if (error instanceof Interruption) throw error;
        if (attempt > brokenAttempts) {
          const why = causeOf(error);
          throw new Interruption('target-lost', `${request.method} ${request.url} got no answer: ${why}`, {
            cause: error,
          });
        }
        await options.wait(100 * attempt);
      }
    }
  }

  async function session(request: SessionRequest): Promise<Exchange> {
    const { path, method } = operations.createSession;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': request.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
    };
    if (request.cookie !== undefined) headers['cookie'] = request.cookie;
    const answer = await exchange(
      { operation: 'createSession', credential: 'none', org: 'own' },
      {
        method,
        url: `${target.identityUrl ?? ''}${path}`,
        headers,
        body: request.form ?? JSON.stringify(request.json),
      },
    );
    for (const secret of secretsOf(answer)) secrets.add(secret);
    return answer;
  }

  async function find(body: Json, how: FindOptions = {}): Promise<Exchange> {
    const credential = how.credential ?? defaultCredential(target);
    const org = how.org ?? 'own';
    const good = org === 'own' && (credential === 'token' || credential === 'api-key');
    if (good && spendingEnded) throw new Interruption('spending-ended', spendingEnded);
    const send = async (isDoubted?: (status: number) => boolean) => {
      const authorization =
        how.authorization === undefined ? await authorizationOf(credential) : how.authorization;
      const headers: Record<string, string> = {
        accept: 'application/json',
        ...(how.contentType === '' ? {} : { 'content-type': how.contentType ?? 'application/json' }),
        ...(authorization === null ? {} : { authorization }),
        ...how.headers,
      };
      const method = how.method ?? 'POST';
      const bodyText = method === 'GET' || method === 'HEAD' ? undefined : (how.text ?? JSON.stringify(body));
      return exchange(
        { operation: 'find', credential, org },
        { method, url: `${target.peopleUrl}${how.path ?? findPath(org)}`, headers, body: bodyText },
        isDoubted,
      );
    };
    const isOwnToken = good && credential === 'token' && how.authorization === undefined;
    const mayHaveExpired = (status: number) => isOwnToken && signIn.mayHaveExpired(status);
    let answer = await send(mayHaveExpired);
    if (mayHaveExpired(answer.response.status)) {
      const first = answer;
      signIn.forget();
      answer = await send(() => true);
      const hadExpired = answer.response.status !== first.response.status;
      options.record(hadExpired ? { ...first, credential: 'expired' } : first);
      options.record(answer);
    }
    if (good) notice(answer);
    return answer;
  }

  /** What an answer to a good credential says about everything that follows. */
  function notice(answer: Exchange): void {
    const { status } = answer.response;
    if (status === 200) everAdmitted = true;
    if (!everAdmitted && (status === 401 || status === 403)) {
      throw new Interruption(
        'credentials-refused',
        `${answer.request.url} refused the credential with status ${status}; check the credential and its role on organization "${target.org}"`,
      );
    }
    if (status === 402) spendingEnded = 'the target answered 402: no further find is paid for';
    if (status === 429) spendingEnded = `the target answered 429 ${throttledAttempts} times in a row`;
  }

  function findPath(org: OrgKind): string {
    const ids: Record<OrgKind, string> = {
      own: target.org,
      other: target.otherOrg ?? '',
      unknown: 'org-that-nobody-has',
      missing: '',
    };
    return operations.find.path.replace(
      '/{org_id}',
      ids[org] === '' ? '' : `/${encodeURIComponent(ids[org])}`,
    );
  }

  async function authorizationOf(credential: CredentialKind): Promise<string | null> {
    if (credential === 'token') return `Bearer ${await signIn.token()}`;
    if (credential === 'api-key') return `Bearer ${target.apiKey ?? ''}`;
    return null;
  }

  return {
    target,
    pool: options.pool,
    find,
    session,
    token: signIn.token,
    wait: options.wait,
    now,
    left: () => budget.left(),
  };
}

function defaultCredential(target: Target): CredentialKind {
  return target.token !== undefined || canSignIn(target) ? 'token' : 'api-key';
}

/** What a session answer hands out: tokens in the body, and values of cookies. Short values are words, no secrets. */
function secretsOf(answer: Exchange): string[] {
  const body = answer.response.json;
  const members = isObject(body) ? Object.entries(body) : [];
  const tokens = members.flatMap(([name, value]) =>
    /token/i.test(name) && typeof value === 'string' ? [value] : [],
  );
  const cookies = answer.response.cookies.map(
    (cookie) => cookie.split(';')[0]?.split('=').slice(1).join('=') ?? '',
  );
  return [...tokens, ...cookies].filter((secret) => secret.length >= 12);
}

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause;
  return cause instanceof Error && cause.message !== '' ? cause.message : error.message;
}
