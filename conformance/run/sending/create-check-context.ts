import { type OperationId, operations } from '../../../generated/operations.js';
import { one } from '../../arbitraries/broad.js';
import { type CheckContext, type FindOptions, TargetTraits } from '../../check/check-context.js';
import { inputToEnd, tokensIn } from '../../checks/scenarios/session/sign-in.js';
import { secretsIn } from '../../judging/secrets.js';
import { createCallers } from '../../resources/callers/callers.js';
import { idsNamed } from '../../resources/kinds.js';
import { type Caller, fixedCaller } from '../../target/caller.js';
import { controlPlane } from '../../target/control/control-plane.js';
import { EndScenario, Interruption } from '../../target/end-scenario.js';
import {
  type CallInput,
  type CredentialKind,
  type Exchange,
  isForbidden,
  isSuccess,
  type OrgKind,
} from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { priceOf } from '../../target/price.js';
import type { SessionRequest } from '../../target/session.js';
import { allows, capabilitiesOf, lackOf, mayCall, type Target, writes } from '../../target/target.js';
import { retryAfterMs, type WireRequest } from '../../target/transport.js';
import { requestOf } from '../../target/wire/form.js';
import { isValidFind } from '../../view/find-view.js';
import { createAddresses, isNowhere } from './addresses.js';
import { type Again, createPersistence } from './persistence.js';
import { createSender, type Meta, type SendingParts, throttledAttempts, usesUp } from './sender.js';
import { createSignIn } from './sign-in.js';
import { createSignInGate, type SignInManner } from './sign-in-gate.js';

/** What the investigations of a run work with: calls that renew expired tokens, and examine a 5xx to a good request. */
export function createCheckContext(parts: SendingParts): CheckContext {
  const { options, budget, owned, record, waitBudget, pool, secrets } = parts;
  const { target, safety, forms, now, wait } = options;
  const sender = createSender(parts);
  const addresses = createAddresses(target, sender.deliver, (operation) => call(operation, {}, usualCaller));
  const findByKey = () => find({ matches: [one('name', 'John Smith')] }, { credential: 'api-key' });
  const persistence = createPersistence({
    left: budget.remaining,
    most: Math.max(40, Math.floor(budget.limit / 5)),
    unsigned: target.apiKey === undefined ? undefined : findByKey,
    wait,
    record,
  });
  const { send: session, settle, opened } = createSignInGate(parts, sendSignIn);
  const { main, token, timeMoved } = createSignIn(target, session, now, addresses.advice);
  const { controlUrl: url, controlToken, org } = target;
  // A control plane changes what all callers see.
  const isControlled = allows(safety, 'own-resources') && url !== undefined && controlToken !== undefined;
  const control = isControlled
    ? controlPlane({ url, token: controlToken, org }, sender.deliver, { owned, now, timeMoved })
    : undefined;
  const callers = createCallers({ target, main, call, session, control, now, owned, safety });
  const working = new Set<OperationId>();
  const offered = capabilitiesOf(target);
  const usual: CredentialKind = offered.has('token') ? 'token' : 'api-key';
  const usualCaller = usual === 'token' ? main : fixedCaller('the API key', usual, `Bearer ${target.apiKey}`);
  let everAdmitted = false;
  let spendingEnded: string | undefined;

  /**
   * Sends a request as `caller`, again with a new credential if theirs may have expired, records it and examines a 5xx.
   * @param isGood whether a 5xx may be a fault of the target
   * @param isControl whether a success can be repeated at any time
   */
  async function perform(
    meta: Meta,
    { headers, ...request }: WireRequest,
    caller: Sending,
    { isGood, isControl, patient, judged = true }: Performing,
  ): Promise<Exchange> {
    const send = async () => {
      const authorization = await caller.authorization();
      const all = authorization === null ? headers : { ...headers, authorization };
      const wire = { ...request, headers: all };
      return sender.exchange(meta, wire, patient).catch(async (error: unknown) => {
        await addresses.missed(meta, wire, error);
        throw error;
      });
    };
    const again: Again = async () => {
      const first = await send();
      if (!caller.mayHaveExpired(first.response.status)) return first;
      caller.forget();
      const next = await send();
      const hadExpired = next.response.status !== first.response.status;
      record(hadExpired ? { ...first, credential: 'expired' } : first);
      return next;
    };
    const sent = await again();
    const isStray = await addresses.see(sent);
    // A sign-in that may be wrong is not sent again to examine it.
    const isUnsure = isStray || (meta.operation === 'createSession' && !isGood(sent));
    const isDoubtful = sent.response.status >= 500 && isUnsure;
    const first: Exchange = isDoubtful ? { ...sent, fault: 'passing' } : sent;
    const isSuspect = judged && !isStray && first.response.status >= 500 && isGood(first);
    const answer = isSuspect ? await persistence.examined(first, again) : first;
    if (judged && !isSuspect) record(answer);
    const { operation } = answer;
    if (answer.fault === 'passing' || (answer.id !== first.id && usesUp(operation))) sender.lose(operation);
    if (isSuccess(answer) && isControl(answer)) persistence.worked(answer, again);
    secrets.add(...secretsIn(answer));
    return answer;
  }

  /** Draws conclusions for the rest of the run from the answer to a good credential. */
  async function notice(answer: Exchange, isMain: boolean, isFresh: boolean): Promise<void> {
    const { status } = answer.response;
    if (status === 200) everAdmitted = true;
    if (isMain && !everAdmitted && isForbidden(answer)) {
      throw new Interruption(
        isFresh && status === 401 ? 'token-refused' : 'credentials-refused',
        `${answer.request.url} refused the credential with status ${status}; check the credential and its role on organization "${target.org}", or ${await addresses.advice(answer.request)}`,
      );
    }
    if (status === 402) spendingEnded = 'the target answered 402: no further find is paid for';
    if (status === 429) spendingEnded = throttledText(answer, now());
  }

  /** Calls an operation in the form that the target has for it. Ends the scenario if it has none. */
  async function call(operation: OperationId, input: CallInput = {}, caller = main): Promise<Exchange> {
    const form = forms.of(operation);
    if (!form) throw new EndScenario('skipped', `the target has no ${operation}: the overlay takes it away`);
    if (!mayCall(operation, safety)) throw new EndScenario('skipped', lackOf('own-resources'));
    const base = target[`${form.interface}Url`];
    if (base === undefined) throw new EndScenario('skipped', lackOf(form.interface as 'ledger'));
    const { credential } = caller;
    const [named, price] = [idsNamed(operation, input), priceOf(operation, input)];
    const meta = { operation, credential, org: orgOf(input, target), named, price };
    const { path, ...request } = requestOf(form, input, target.org);
    owned.beforeCall(operation, input, caller);
    const isLasting = operation === 'getPerson' || !/\{(?!org_id)/.test(form.path);
    const isControl = () => !writes(operation) && isLasting && credential === 'token';
    const wire = { ...request, url: base + path };
    const answer = await perform(meta, wire, caller, { isGood: () => true, isControl });
    if (isSuccess(answer)) working.add(operation);
    owned.afterCall(input, caller, answer);
    return answer;
  }

  async function find(body: Json, how: FindOptions = {}): Promise<Exchange> {
    const { credential = usual, org = 'own', method = 'POST' } = how;
    const price = priceOf('find', how.text === undefined ? { body } : { text: how.text });
    const good = org === 'own' && (credential === 'token' || credential === 'api-key');
    if (good && spendingEnded) throw new Interruption('spending-ended', spendingEnded);
    const isOwnToken = good && credential === 'token' && how.authorization === undefined;
    const authorization = async () => {
      if (how.authorization !== undefined) return how.authorization;
      if (credential === 'api-key') return `Bearer ${target.apiKey ?? ''}`;
      return credential === 'token' ? main.authorization() : null;
    };
    const content = how.contentType === '' ? {} : { 'content-type': how.contentType ?? 'application/json' };
    const answer = await perform(
      { operation: 'find', credential, org, price, isAddressTried: how.path !== undefined },
      {
        method,
        url: `${target.peopleUrl}${how.path ?? findPath(org, target)}`,
        headers: { accept: 'application/json', ...content, ...how.headers },
        body: method === 'GET' || method === 'HEAD' ? undefined : (how.text ?? JSON.stringify(body)),
      },
      { ...(isOwnToken ? main : lasting), authorization },
      { isGood: isValidFind, isControl: isValidFind },
    );
    // Whether API keys are accepted beside tokens is an open question: only the usual credential counts.
    if (good) await notice(answer, credential === usual, isOwnToken && offered.has('sign-in'));
    return answer;
  }

  /** Sends to the session endpoint: only once, unless `patient`. */
  async function sendSignIn(request: SessionRequest, manner: SignInManner): Promise<Exchange> {
    const { isGood = false, form, cookie } = request;
    const { path, method } = operations.createSession;
    const headers = {
      accept: 'application/json',
      'content-type': form === undefined ? 'application/json' : 'application/x-www-form-urlencoded',
      ...(cookie === undefined ? {} : { cookie }),
    };
    const url = `${target.identityUrl ?? ''}${path}`;
    return perform(
      { operation: 'createSession', credential: 'none', org: 'own' },
      { method, url, headers, body: form ?? JSON.stringify(request.json) },
      { ...lasting, authorization: async () => null },
      { ...manner, isGood: () => isGood, isControl: () => isGood },
    );
  }

  /** Ends what the run has opened, unjudged: it may have ended some of it. */
  async function endSessions(): Promise<void> {
    const form = forms.of('endSession');
    if (!form || !mayCall('endSession', safety)) return;
    for (const input of opened().map((answer) => inputToEnd(tokensIn(answer)))) {
      if (Object.keys(input).length === 0) continue;
      const { path, ...request } = requestOf(form, input, target.org);
      const wire = { ...request, url: `${target.identityUrl}${path}` };
      const ended = await sender.exchange({ operation: 'endSession', credential: 'none', org: 'own' }, wire);
      if (isNowhere(ended)) return;
    }
  }

  return {
    ...{
      target,
      pool,
      find,
      session,
      settle,
      endSessions,
      call,
      callers,
      control,
      owned,
      waitBudget: waitBudget,
      token,
      wait,
      now,
    },
    worked: (operation) => working.has(operation),
    wanted: options.wanted,
    targetTraits: new TargetTraits(),
    remaining: budget.remaining,
    times: options.stress ? 2 : 1,
    lost: sender.lost,
  };
}

interface Performing extends Partial<SignInManner> {
  isGood(answer: Exchange): boolean;
  isControl(answer: Exchange): boolean;
}

type Sending = Pick<Caller, 'authorization' | 'mayHaveExpired' | 'forget'>;
const lasting = { mayHaveExpired: () => false, forget: () => undefined };

function orgOf({ path }: CallInput, target: Target): OrgKind {
  const org = path?.['org_id'];
  if (org === undefined || org === target.org) return 'own';
  return org === '' ? 'missing' : 'other';
}

function findPath(org: OrgKind, { org: own, otherOrg = '', emptyOrg = '' }: Target): string {
  const ids = { own, other: otherOrg, empty: emptyOrg, unknown: 'org-that-nobody-has', missing: '' };
  const segment = ids[org] === '' ? '' : `/${encodeURIComponent(ids[org])}`;
  return operations.find.path.replace('/{org_id}', segment);
}

function throttledText({ response }: Exchange, now: number): string {
  const pause = `a pause of ${Math.round(retryAfterMs(response.headers, now) / 1000)} s`;
  return `the target answers 429: it did ${throttledAttempts} times in a row, or the run has waited long enough (--max-wait); it asks for ${pause}`;
}
