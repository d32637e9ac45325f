import { isDeepStrictEqual } from 'node:util';
import { Withheld } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import type { Json } from '../../target/json.js';
import { Redirected } from '../../target/redirect.js';
import type { SessionRequest } from '../../target/session.js';
import type { Target } from '../../target/target.js';
import { decoded } from '../../target/wire/form.js';
import { leavesOf } from '../../target/wire/members.js';
import { OverLimit } from './budget.js';
import type { SendingParts } from './sender.js';

/** The maximum of wrong sign-ins of one real account: in a run, and without a good one in between. */
export const wrongMax = 3;
const inARowMax = 2;

export interface SignInManner {
  /** Whether to wait out throttling, and to retry after a broken connection. */
  readonly patient: boolean;
  /** Whether the exchange is judged. A sign-in that only makes an account safe again is not. */
  readonly judged: boolean;
}

/** The sign-ins of one real account in a run. */
interface Standing {
  readonly account: RealAccount;
  wrong: number;
  inARow: number;
  /** Investigations that have sent their wrong sign-in. */
  readonly had: Set<string>;
  /** Right sign-ins that were accepted. */
  readonly accepted: Map<string, SessionRequest>;
  /** The result of the last sign-in that was not accepted, in words. */
  last: string;
  /** Why no wrong sign-in is sent any more. */
  closed: string | undefined;
}

/**
 * What is expected of a sign-in before its answer: `proven` was accepted before, byte for byte; `right` should be accepted,
 * but counts as wrong if it is refused; `doubtful` may be refused; `wrong` has to be.
 */
type Chance = 'proven' | 'right' | 'doubtful' | 'wrong';

/** The only way to sign in: each account from before the run gets at most 3 wrong ones, each followed by a good one. */
export function createSignInGate(
  { options, budget, investigation }: SendingParts,
  deliver: (request: SessionRequest, manner: SignInManner) => Promise<Exchange>,
) {
  /** Limits wrong sign-ins of all accounts together. */
  const purse = budget.attempts;
  /** Reserves requests of the budget for good sign-ins. */
  const keep = (requests: number) => budget.keep('sign-ins', requests);
  const standings = realAccounts(options.target).map(
    (account): Standing => ({
      account,
      wrong: 0,
      inARow: 0,
      had: new Set(),
      accepted: new Map(),
      last: '',
      closed: undefined,
    }),
  );
  /** Investigations that were answered with 423 or 429, and a message about that. */
  const stopped = new Map<string, string>();
  /** Sign-ins that may count are sent one by one, to know how many went wrong before each. */
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  function chanceOf(request: SessionRequest): Chance {
    if (request.mustFail === true) return 'wrong';
    const known = standings.find(({ account }) => isRight(account, request));
    if (known?.accepted.has(keyOf(request))) return 'proven';
    return known || request.isGood === true ? 'right' : 'doubtful';
  }

  /** Sends a sign-in if one more may go wrong in all, and counts it for those whom it names unless it is right and accepted. */
  async function send(
    request: SessionRequest,
    named: readonly Standing[],
    manner: SignInManner,
  ): Promise<Exchange> {
    const chance = chanceOf(request);
    // The first right one is sent in any case, as it takes one to know whether credentials are right.
    const isFirst = chance === 'right' && purse.spent() === 0;
    const left = chance === 'right' ? purse.leftInAll() : purse.left();
    if (chance !== 'proven' && !isFirst && left < 1) purse.take(1);
    const patient = manner.patient && !(purse.isLimited && chance === 'doubtful');
    const answer = await deliver(request, { ...manner, patient }).catch(asError);
    if (answer instanceof Error && isUnsent(answer)) throw answer;
    if (mayCount(chance, answer)) purse.note(1);
    const right = named.length === 1 && named.some(({ account }) => isRight(account, request));
    for (const each of named) note(each, request, right, answer);
    if (!(answer instanceof Error)) return answer;
    // One that must not be retried and gets no answer does not end the run.
    if (manner.patient || !(answer instanceof Interruption) || answer.kind !== 'target-lost') throw answer;
    throw new Withheld(`a sign-in got no answer, and is not tried again: ${answer.message}`, 'inconclusive');
  }

  function note(each: Standing, request: SessionRequest, right: boolean, answer: Exchange | Error): void {
    const key = keyOf(request);
    if (right && !(answer instanceof Error) && isSuccess(answer)) {
      each.accepted.set(key, request);
      each.inARow = 0;
      return;
    }
    const status = answer instanceof Error ? 0 : answer.response.status;
    each.last = answer instanceof Error ? answer.message : `it was answered with status ${status}`;
    if (isStop(status)) each.closed = `a sign-in of ${each.account.label} was answered with status ${status}`;
    if (right && isOutage(status)) return;
    each.wrong += 1;
    each.inARow += 1;
    if (right) each.accepted.delete(key);
  }

  /** Signs an account in, in a form that was accepted before if there is one. Returns whether it worked. */
  async function signIn(each: Standing): Promise<boolean> {
    const known = [...each.accepted.values()];
    for (const request of known.length > 0 ? known : each.account.right) {
      if (known.length === 0 && whyNot(each) !== undefined) continue;
      const answer = await send(request, [each], { patient: known.length > 0, judged: false });
      if (isSuccess(answer)) return true;
    }
    return false;
  }

  /** Returns why a right sign-in that was never accepted is not tried; undefined if it is. */
  function whyNot({ account, wrong, inARow, last }: Standing): string | undefined {
    if (wrong < wrongMax && inARow < inARowMax) return undefined;
    return `${account.label} failed to sign in ${wrong} times, and another time might lock it: ${last}`;
  }

  /** Sends a request that may count as wrong for these accounts, and signs them in again after it. */
  async function risked(request: SessionRequest, named: readonly Standing[]): Promise<Exchange> {
    const [only] = named;
    if (only && named.length === 1 && isRight(only.account, request)) {
      // It may have been accepted while it was queued.
      const isKnown = only.accepted.has(keyOf(request));
      const why = isKnown ? undefined : whyNot(only);
      if (why !== undefined) throw new Withheld(why, 'inconclusive');
      return send(request, named, { patient: isKnown || only.wrong === 0, judged: true });
    }
    for (const each of named) await prepare(each);
    for (const each of named) each.had.add(investigation());
    keep(standings.length);
    try {
      return await send(request, named, { patient: false, judged: true });
    } finally {
      // After a failure it is done at the end of the run.
      await settle(named).catch(() => undefined);
    }
  }

  /** Ensures that one more wrong sign-in does not lock the account. Throws Withheld if it might. */
  async function prepare(each: Standing): Promise<void> {
    const { label } = each.account;
    if (each.closed !== undefined) throw new Withheld(each.closed, 'inconclusive');
    if (each.wrong >= wrongMax || each.had.has(investigation())) {
      throw new Withheld(
        `one more wrong sign-in might lock ${label}: allow the run an account of its own (--safety own-resources, and for users a control plane)`,
      );
    }
    // A good one comes first, as it is unknown how many went wrong before the run.
    const isSafe = each.accepted.size > 0 && each.inARow === 0;
    if (isSafe || (await signIn(each))) return;
    throw new Withheld(`${label} cannot sign in, and a wrong sign-in might lock it`, 'inconclusive');
  }

  /** Signs in those whose last sign-in was wrong, and reserves requests for the others. */
  async function settle(some: readonly Standing[]): Promise<void> {
    const isUnsettled = ({ inARow, accepted }: Standing) => inARow > 0 && accepted.size > 0;
    keep(0);
    for (const each of some) if (isUnsettled(each)) await signIn(each);
    keep(standings.filter(isUnsettled).length);
  }

  return {
    /** Throws Withheld if the request may not be sent. */
    async send(request: SessionRequest): Promise<Exchange> {
      const named = standings.filter(({ account }) => isNamed(account, request));
      const isProven = named.length === 1 && named.some(({ accepted }) => accepted.has(keyOf(request)));
      if (isProven) return send(request, named, { patient: true, judged: true });
      const why = request.mustFail === true ? stopped.get(investigation()) : undefined;
      if (why !== undefined) throw new Withheld(why, 'inconclusive');
      const work = () =>
        named.length > 0
          ? risked(request, named)
          : send(request, [], { patient: request.mustFail !== true, judged: true });
      const answer = await (named.length > 0 || purse.isLimited ? inTurn(work) : work());
      const { status } = answer.response;
      if (isStop(status)) stopped.set(investigation(), `the target answered a sign-in with status ${status}`);
      return answer;
    },
    /** Signs in all accounts whose last sign-in was wrong. */
    settle: () => inTurn(() => settle(standings)),
  };
}

/** Whether a status means that the account is locked or throttled. */
const isStop = (status: number): boolean => status === 423 || status === 429;

/** Load and outages are no refusals of credentials. */
const isOutage = (status: number): boolean => status === 429 || status >= 500;

/** Identifies a sign-in, byte for byte. */
const keyOf = ({ json, form, cookie }: SessionRequest): string =>
  JSON.stringify([form ?? null, json ?? null, cookie ?? null]);

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** Whether the target may have counted a sign-in as wrong. Without an answer it may have counted what may be wrong. */
function mayCount(chance: Chance, answer: Exchange | Error): boolean {
  if (chance === 'wrong') return true;
  if (answer instanceof Error) return chance === 'doubtful';
  return !isSuccess(answer) && (chance === 'doubtful' || !isOutage(answer.response.status));
}

/** Whether an error means that nothing was sent, or only to where it was not carried out. */
function isUnsent(error: Error): boolean {
  if (error instanceof Redirected || error instanceof OverLimit) return true;
  return error instanceof Interruption && (error.kind === 'budget-spent' || error.kind === 'stopped');
}

/** An account that existed before the run, and that too many wrong sign-ins may lock. */
interface RealAccount {
  /** In words, such as "the service account". */
  readonly label: string;
  readonly name: string;
  /** Sign-ins with its right secret in the forms that the document shows, the likeliest first. */
  readonly right: readonly SessionRequest[];
}

export function realAccounts(target: Target): readonly RealAccount[] {
  const { clientId, clientSecret, username, password, secondUsername, secondPassword } = target;
  const json = { grantType: 'clientCredentials', clientId: clientId ?? '', clientSecret: clientSecret ?? '' };
  return [
    { label: 'the service account', name: clientId, right: clientSecret === undefined ? [] : [{ json }] },
    { label: 'the user', name: username, right: signInsOf(username, password) },
    { label: 'the second user', name: secondUsername, right: signInsOf(secondUsername, secondPassword) },
  ].flatMap(({ name, ...each }) => (name === undefined ? [] : [{ ...each, name }]));
}

/** The sign-ins of the run itself: as the service account, then as the user. */
export function ownSignIns(target: Target): readonly SessionRequest[] {
  if (target.identityUrl === undefined) return [];
  const { secondUsername, ...own } = target;
  return realAccounts(own).flatMap(({ right }) => right.slice(0, 1));
}

function signInsOf(username = '', password: string | undefined): readonly SessionRequest[] {
  if (password === undefined) return [];
  const form = `username=${encodeURIComponent(username)}&password=${encodeURIComponent(password)}`;
  return [
    { json: { grantType: 'password', username, password } },
    { form },
    { form: `grantType=password&${form}` },
  ];
}

/** Whether a service might count this sign-in for this account, in whatever member, form or spelling it names it. */
function isNamed({ name }: RealAccount, { json, form, cookie }: SessionRequest): boolean {
  const given = [
    ...leavesOf(json).map(({ value }) => String(value)),
    ...(form === undefined ? [] : [form, ...[...new URLSearchParams(form)].flat()]),
    ...(cookie?.split(/[;=]/) ?? []),
  ];
  const meant = plain(name);
  return given.some((text) => plain(text) === meant || plain(decoded(text)) === meant);
}

/** Whether a sign-in has the right secret of this account, in a form that the document shows, however it is escaped. */
function isRight({ right }: RealAccount, request: SessionRequest): boolean {
  const sent = membersOf(request);
  return request.cookie === undefined && right.some((each) => isDeepStrictEqual(membersOf(each), sent));
}

function membersOf({ json, form }: SessionRequest): Json {
  return form === undefined ? (json ?? null) : [...new URLSearchParams(form)].toSorted();
}

/** Normalizes a name: services may trim names, ignore case and Unicode forms, and strip what follows a plus sign. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{Cf}\p{Cc}]+/gu, '')
    .toLowerCase()
    .replace(/^([^+]*)\+[^@]*@/, '$1@');
}
