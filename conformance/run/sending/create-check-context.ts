import { operations } from '../../../generated/operations.js';
import { one } from '../../arbitraries/broad.js';
import { secretsIn } from '../../judging/secrets-in.js';
import { createCallers } from '../../resources/callers/callers.js';
import { notedControl } from '../../resources/noted-control.js';
import type { OwnedResources } from '../../resources/owned-resources.js';
import type { CheckContext, FindOptions } from '../../scene/check-context.js';
import { nothingLearnt } from '../../scene/learnt.js';
import type { Caller } from '../../target/caller.js';
import { type ControlPlane, controlPlane } from '../../target/control/control-plane.js';
import { type CredentialKind, type Exchange, isSuccess, type OrgKind } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import type { Json } from '../../target/json.js';
import { priceOf } from '../../target/price.js';
import { retryAfterMs } from '../../target/retry-after.js';
import { allows } from '../../target/safety.js';
import type { SessionRequest } from '../../target/session-request.js';
import type { Target } from '../../target/target.js';
import { Withheld } from '../../target/withheld.js';
import { isValidFind } from '../../view/find-view.js';
import { createAttempts } from './attempts.js';
import { createCalling } from './calling.js';
import type { SendingParts } from './parts.js';
import { createPersistence } from './persistence.js';
import { createSender, type Sender, throttledAttempts } from './sender.js';
import { canSignIn, createSignIn } from './sign-in.js';
import { createSignInGate, type SignInManner } from './sign-in-gate.js';

/** The check context over a transport: it identifies the caller, waits out throttling, renews tokens and records everything. */
export function createCheckContext(parts: SendingParts): CheckContext {
  const { options, budget, secrets, owned, record } = parts;
  const { target, safety, now, wait } = options;
  const sender = createSender(parts);
  const { exchange } = sender;
  const persistence = createPersistence({
    left: () => budget.remaining(),
    most: Math.max(40, Math.floor(budget.limit / 5)),
    unsigned: target.apiKey === undefined ? undefined : findByKey,
    wait,
    record,
  });
  const gate = createSignInGate({
    target,
    send: createSession,
    investigation: parts.investigation,
    attempts: createAttempts(budget.attempts),
    keep: (requests) => budget.keep('sign-ins', requests),
  });
  const session = gate.send;
  const signIn = createSignIn(target, session, now);
  const main: Caller = {
    label: 'the credential of the run',
    credential: 'token',
    authorization: async () => `Bearer ${await signIn.token()}`,
    mayHaveExpired: (status) => signIn.mayHaveExpired(status),
    forget: () => signIn.forget(),
  };
  const calling = createCalling(parts, sender, persistence);
  const call: CheckContext['call'] = async (operation, input = {}, caller = main) => {
    const answer = await calling.call(operation, input, caller);
    for (const secret of secretsIn(answer)) secrets.add(secret);
    return answer;
  };
  // A control plane changes what everybody sees.
  const control = allows(safety, 'own-resources') ? controlOf(target, sender, owned, now) : undefined;
  const callers = createCallers({
    target,
    main,
    call,
    session,
    control,
    now,
    owned,
    safety,
  });
  let everAdmitted = false;
  let spendingEnded: string | undefined;

  async function createSession(
    request: SessionRequest,
    { patient, judged }: SignInManner,
  ): Promise<Exchange> {
    const { path, method } = operations.createSession;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'content-type': request.form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
    };
    if (request.cookie !== undefined) headers['cookie'] = request.cookie;
    const send = (isDoubted?: (status: number) => boolean) =>
      exchange(
        { operation: 'createSession', credential: 'none', org: 'own' },
        {
          method,
          url: `${target.identityUrl ?? ''}${path}`,
          headers,
          body: request.form ?? JSON.stringify(request.json),
        },
        (status) => !judged || isDoubted?.(status) === true,
        undefined,
        patient,
      );
    // What may lock an account, or must be refused, is sent once only.
    const lost = sender.lost().length;
    let answer = await send(persistence.isDoubted);
    if (request.isGood === true && !isSuccess(answer) && sender.lost().length > lost) {
      throw new Withheld(
        'an answer of the session endpoint got lost: what it used up is not known',
        'inconclusive',
      );
    }
    if (judged && persistence.isDoubted(answer.response.status)) {
      if (request.isGood === true) {
        answer = await persistence.examined(answer, send);
        if (answer.fault !== 'persistent') sender.lose('createSession');
      } else {
        answer = { ...answer, fault: 'passing' };
        record(answer);
      }
    } else if (request.isGood === true && isSuccess(answer)) persistence.worked(answer, send);
    for (const secret of secretsIn(answer)) secrets.add(secret);
    return answer;
  }

  function findByKey(): Promise<Exchange> {
    return find({ matches: [one('name', 'John Smith')] }, { credential: 'api-key' });
  }

  async function find(body: Json, how: FindOptions = {}): Promise<Exchange> {
    const credential = how.credential ?? defaultCredential(target);
    const org = how.org ?? 'own';
    const price = priceOf('find', how.text === undefined ? { body } : { text: how.text });
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
        { operation: 'find', credential, org, price },
        { method, url: `${target.peopleUrl}${how.path ?? findPath(org)}`, headers, body: bodyText },
        isDoubted,
      );
    };
    const isOwnToken = good && credential === 'token' && how.authorization === undefined;
    const mayHaveExpired = (status: number) => isOwnToken && signIn.mayHaveExpired(status);
    let answer = await send((status) => mayHaveExpired(status) || persistence.isDoubted(status));
    if (mayHaveExpired(answer.response.status)) {
      const first = answer;
      signIn.forget();
      answer = await send(() => true);
      const hadExpired = answer.response.status !== first.response.status;
      record(hadExpired ? { ...first, credential: 'expired' } : first);
      record(answer);
    } else if (persistence.isDoubted(answer.response.status)) {
      if (isValidFind(answer)) answer = await persistence.examined(answer, send);
      else record(answer);
      if (answer.fault === 'passing') sender.lose('find');
    }
    if (isSuccess(answer) && isValidFind(answer)) persistence.worked(answer, send);
    // Whether a key is taken where there are tokens, too, is an open question.
    const isMain = credential === defaultCredential(target);
    if (good) notice(answer, isMain, isOwnToken && canSignIn(target));
    return answer;
  }

  /** What an answer to a good credential says about everything that follows. */
  function notice(answer: Exchange, isMain: boolean, isFresh: boolean): void {
    const { status } = answer.response;
    if (status === 200) everAdmitted = true;
    if (isMain && !everAdmitted && (status === 401 || status === 403)) {
      throw new Interruption(
        isFresh && status === 401 ? 'token-refused' : 'credentials-refused',
        `${answer.request.url} refused the credential with status ${status}; check the credential and its role on organization "${target.org}"`,
      );
    }
    if (status === 402) spendingEnded = 'the target answered 402: no further find is paid for';
    if (status === 429) spendingEnded = throttledText(answer, now());
  }

  function findPath(org: OrgKind): string {
    const ids: Record<OrgKind, string> = {
      own: target.org,
      other: target.otherOrg ?? '',
      empty: target.emptyOrg ?? '',
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
    pool: parts.pool,
    find,
    session,
    settle: gate.settle,
    call,
    worked: calling.worked,
    callers,
    control,
    owned,
    learnt: nothingLearnt(),
    patience: parts.patience,
    token: signIn.token,
    wait,
    now,
    remaining: () => budget.remaining(),
    lost: sender.lost,
  };
}

/** Why throttling was not waited out. */
function throttledText({ response }: Exchange, now: number): string {
  const pauseMs = retryAfterMs(response.headers, now);
  const pause = Number.isFinite(pauseMs)
    ? `a pause of ${Math.round(pauseMs / 1000)} s`
    : 'a pause without end';
  return `the target answers 429: it did ${throttledAttempts} times in a row, or the run has waited long enough (--max-wait); it asks for ${pause}`;
}

function defaultCredential(target: Target): CredentialKind {
  return target.token !== undefined || canSignIn(target) ? 'token' : 'api-key';
}

function controlOf(
  { controlUrl, controlToken, org }: Target,
  { deliver }: Sender,
  owned: OwnedResources,
  now: () => number,
): ControlPlane | undefined {
  if (controlUrl === undefined || controlToken === undefined) return undefined;
  return notedControl(controlPlane({ url: controlUrl, token: controlToken, org }, deliver), owned, now);
}
