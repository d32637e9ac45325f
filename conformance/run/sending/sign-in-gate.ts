import { isDeepStrictEqual } from 'node:util';
import { Interruption, NotSentError } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { type Json, leavesOf } from '../../target/json.js';
import type { SessionRequest } from '../../target/session.js';
import type { Target } from '../../target/target.js';
import { Redirected } from '../../target/transport.js';
import { decoded } from '../../target/wire/form.js';
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

/** An account that existed before the run, and that too many wrong sign-ins may lock. */
interface RealAccount {
  /** In words, such as "the service account". */
  readonly label: string;
  readonly name: string;
  /** Sign-ins with its right secret in the forms that the document shows, the likeliest first. */
  readonly right: readonly SessionRequest[];
}

interface TrackedAccount extends RealAccount {
  wrong: number;
  inARow: number;
  /** Investigations that have sent their wrong sign-in. */
  readonly had: Set<string>;
  /** Right sign-ins that were accepted. */
  readonly accepted: Map<string, SessionRequest>;
  readonly opened: Exchange[];
  /** The result of the last sign-in that was not accepted, in words. */
  last: string;
  /** Why no wrong sign-in is sent any more. */
  closed?: string;
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
  const attemptBudget = budget.attempts;
  const standings = realAccounts(options.target).map((account): TrackedAccount => {
    return { ...account, wrong: 0, inARow: 0, had: new Set(), accepted: new Map(), opened: [], last: '' };
  });
  // For the good sign-in that follows a wrong one, in the cleanup if need be.
  budget.keep('sign-ins', standings.length);
  /** Investigations that were answered with 423 or 429, and a message about that. */
  const stopped = new Map<string, string>();
  /** Sign-ins that may count are sent one by one, to know how many went wrong before each. */
  let last: Promise<unknown> = Promise.resolve();

  /** Unlike those of a queue, its work stays in the asynchronous context of its case. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  /** Whom a sign-in names, whose right one it is if it names nobody else, and what is expected of it by now. */
  function about(request: SessionRequest) {
    const named = standings.filter((each) => isNamed(each, request));
    const owner = named.length === 1 ? named.find((each) => isRight(each, request)) : undefined;
    const isProven = owner?.accepted.has(keyOf(request)) === true;
    const hope = isProven ? 'proven' : owner || request.isGood === true ? 'right' : 'doubtful';
    const chance: Chance = request.mustFail === true ? 'wrong' : hope;
    return { named, owner, chance };
  }

  /** Sends a sign-in if one more may go wrong in all, and counts it for those whom it names unless it is right and accepted. */
  async function send(request: SessionRequest, manner: SignInManner): Promise<Exchange> {
    const { named, owner, chance } = about(request);
    // The first right one is sent in any case, as it takes one to know whether credentials are right.
    const isFirst = chance === 'right' && attemptBudget.spent() === 0;
    const left = chance === 'right' ? attemptBudget.leftInAll() : attemptBudget.left();
    if (chance !== 'proven' && !isFirst && left < 1) attemptBudget.take(1);
    const patient = manner.patient && !(attemptBudget.isLimited && chance === 'doubtful');
    const answer = await deliver(request, { ...manner, patient }).catch((error: unknown) =>
      error instanceof Error ? error : new Error(String(error)),
    );
    if (answer instanceof Error && isUnsent(answer)) throw answer;
    if (mayCount(chance, answer)) attemptBudget.noteOne();
    for (const each of named) note(each, request, owner !== undefined, answer);
    if (!(answer instanceof Error)) return answer;
    // One that must not be retried and gets no answer does not end the run.
    if (manner.patient || !(answer instanceof Interruption) || answer.kind !== 'target-lost') throw answer;
    throw new NotSentError(
      `a sign-in got no answer, and is not tried again: ${answer.message}`,
      'inconclusive',
    );
  }

  function note(
    each: TrackedAccount,
    request: SessionRequest,
    right: boolean,
    answer: Exchange | Error,
  ): void {
    const key = keyOf(request);
    const status = answer instanceof Error ? 0 : answer.response.status;
    if (right && !(answer instanceof Error) && isSuccess(answer)) {
      each.accepted.set(key, request);
      each.opened.push(answer);
      each.inARow = 0;
      return;
    }
    each.last = answer instanceof Error ? answer.message : `it was answered with status ${status}`;
    if (isStop(status)) each.closed = `a sign-in of ${each.label} was answered with status ${status}`;
    if (right && isOutage(status)) return;
    each.wrong += 1;
    each.inARow += 1;
    if (right) each.accepted.delete(key);
  }

  /** Signs an account in, in a form that was accepted before if there is one. Returns whether it worked. */
  async function signIn(each: TrackedAccount): Promise<boolean> {
    const known = [...each.accepted.values()];
    for (const request of known.length > 0 ? known : each.right) {
      if (known.length === 0 && whyNot(each) !== undefined) continue;
      if (isSuccess(await send(request, { patient: known.length > 0, judged: false }))) return true;
    }
    return false;
  }

  /** Returns why a right sign-in that was never accepted is not tried; undefined if it is. */
  function whyNot({ label, wrong, inARow, last }: TrackedAccount): string | undefined {
    if (wrong < wrongMax && inARow < inARowMax) return undefined;
    return `${label} failed to sign in ${wrong} times, and another time might lock it: ${last}`;
  }

  /** Sends a request that names real accounts, and signs them in again if it may count as wrong for them. */
  async function risked(request: SessionRequest): Promise<Exchange> {
    // It may have been accepted while it was queued.
    const { named, owner, chance } = about(request);
    if (owner) {
      const isKnown = chance === 'proven';
      const why = isKnown ? undefined : whyNot(owner);
      if (why !== undefined) throw new NotSentError(why, 'inconclusive');
      return send(request, { patient: isKnown || owner.wrong === 0, judged: true });
    }
    for (const each of named) await prepare(each);
    for (const each of named) each.had.add(investigation());
    try {
      return await send(request, { patient: false, judged: true });
    } finally {
      // After a failure it is done at the end of the run.
      await settle(named).catch(() => undefined);
    }
  }

  /** Ensures that one more wrong sign-in does not lock the account. Throws NotSentError if it might. */
  async function prepare(each: TrackedAccount): Promise<void> {
    const { label, closed, wrong, had, accepted, inARow } = each;
    if (closed !== undefined) throw new NotSentError(closed, 'inconclusive');
    if (wrong >= wrongMax || had.has(investigation())) {
      throw new NotSentError(
        `one more wrong sign-in might lock ${label}: allow the run an account of its own (--safety own-resources, and for users a control plane)`,
      );
    }
    // A good one comes first, as it is unknown how many went wrong before the run.
    if ((accepted.size > 0 && inARow === 0) || (await signIn(each))) return;
    throw new NotSentError(`${label} cannot sign in, and a wrong sign-in might lock it`, 'inconclusive');
  }

  async function settle(some: readonly TrackedAccount[]): Promise<void> {
    for (const each of some) if (each.inARow > 0 && each.accepted.size > 0) await signIn(each);
  }

  return {
    /** Throws NotSentError if the request may not be sent. */
    async send(request: SessionRequest): Promise<Exchange> {
      const { named, chance } = about(request);
      const isWrong = chance === 'wrong';
      if (chance === 'proven') return send(request, { patient: true, judged: true });
      const why = isWrong ? stopped.get(investigation()) : undefined;
      if (why !== undefined) throw new NotSentError(why, 'inconclusive');
      const work = () =>
        named.length > 0 ? risked(request) : send(request, { patient: !isWrong, judged: true });
      const answer = await (named.length > 0 || attemptBudget.isLimited ? inTurn(work) : work());
      const { status } = answer.response;
      if (isStop(status)) stopped.set(investigation(), `the target answered a sign-in with status ${status}`);
      return answer;
    },
    /** Signs in all accounts whose last sign-in was wrong. */
    settle: () => inTurn(() => settle(standings)),
    /** The sign-ins that have opened sessions of accounts from before the run. */
    opened: (): readonly Exchange[] => standings.flatMap(({ opened }) => opened),
  };
}

/** Whether a status means that the account is locked or throttled. */
const isStop = (status: number): boolean => status === 423 || status === 429;

/** Load and outages are no refusals of credentials. */
const isOutage = (status: number): boolean => status === 429 || status >= 500;

const keyOf = ({ json, form, cookie }: SessionRequest): string =>
  JSON.stringify([form ?? null, json ?? null, cookie ?? null]);

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
  const json = { grantType: 'password', username, password };
  return [{ json }, { form }, { form: `grantType=password&${form}` }];
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
