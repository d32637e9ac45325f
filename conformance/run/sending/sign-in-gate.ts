import PQueue from 'p-queue';
import { Withheld } from '../../target/end-scenario.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import { Redirected } from '../../target/redirect.js';
import type { SessionRequest } from '../../target/session.js';
import type { Target } from '../../target/target.js';
import { isNamed, isRight, type RealAccount, realAccounts } from './accounts.js';
import { OverLimit, type Purse } from './budget.js';

/** The maximum of wrong sign-ins of one real account: in a run, and without a good one in between. */
export const wrongMax = 3;
const inARowMax = 2;

export interface SignInManner {
  /** Whether to wait out throttling, and to retry after a broken connection. */
  readonly patient: boolean;
  /** Whether the exchange is judged. A sign-in that only makes an account safe again is not. */
  readonly judged: boolean;
}

interface SignInGateParts {
  readonly target: Target;
  readonly send: (request: SessionRequest, manner: SignInManner) => Promise<Exchange>;
  readonly investigation: () => string;
  /** Limits wrong sign-ins of all accounts together. */
  readonly purse: Purse;
  /** Reserves requests of the budget for good sign-ins. */
  readonly keep: (requests: number) => void;
}

/** The sign-ins of one real account in a run. */
interface Standing {
  readonly account: RealAccount;
  wrong: number;
  inARow: number;
  /** Investigations that have sent their wrong sign-in. */
  readonly had: Set<string>;
  /** Right sign-ins that were accepted, and how often others were refused. */
  readonly accepted: Map<string, SessionRequest>;
  readonly refused: Map<string, number>;
  /** The result of the last sign-in that was not accepted, in words. */
  last: string;
  /** Why no wrong sign-in is sent any more. */
  closed: string | undefined;
  /** Sign-ins that may be wrong are sent one by one. */
  queue: Promise<unknown>;
}

const standingOf = (account: RealAccount): Standing => ({
  account,
  wrong: 0,
  inARow: 0,
  had: new Set(),
  accepted: new Map(),
  refused: new Map(),
  last: '',
  closed: undefined,
  queue: Promise.resolve(),
});

/** The only way to sign in: each account from before the run gets at most 3 wrong ones, each followed by a good one. */
export function createSignInGate({ target, investigation, keep, purse, ...parts }: SignInGateParts) {
  const attempts = createAttempts(purse);
  const standings = realAccounts(target).map(standingOf);
  /** Investigations that were answered with 423 or 429, and a message about that. */
  const stopped = new Map<string, string>();

  /** Sends a sign-in. If one that must not be retried gets no answer, that does not end the run. */
  async function send(request: SessionRequest, manner: SignInManner): Promise<Exchange> {
    try {
      return await attempts(chanceOf(request), (isOnce) =>
        parts.send(request, { ...manner, patient: manner.patient && !isOnce }),
      );
    } catch (error) {
      if (manner.patient || !(error instanceof Interruption) || error.kind !== 'target-lost') throw error;
      throw new Withheld(`a sign-in got no answer, and is not tried again: ${error.message}`, 'inconclusive');
    }
  }

  function chanceOf(request: SessionRequest): Chance {
    if (request.mustFail === true) return 'wrong';
    const known = standings.find(({ account }) => isRight(account, request));
    if (known?.accepted.has(keyOf(request))) return 'proven';
    return known || request.isGood === true ? 'right' : 'doubtful';
  }

  /** Sends a sign-in and counts it for these accounts, unless it is right and accepted. */
  async function counted(
    request: SessionRequest,
    named: readonly Standing[],
    manner: SignInManner,
  ): Promise<Exchange> {
    const right = named.length === 1 && named.some(({ account }) => isRight(account, request));
    const noteAll = (answer: Exchange | Error) => {
      for (const each of named) note(each, request, right, answer);
    };
    try {
      const answer = await send(request, manner);
      noteAll(answer);
      return answer;
    } catch (error) {
      // Without a readable answer the service may have counted it.
      if (!isUnsent(error)) noteAll(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  }

  function note(each: Standing, request: SessionRequest, right: boolean, answer: Exchange | Error): void {
    const key = keyOf(request);
    if (right && 'response' in answer && isSuccess(answer)) {
      each.accepted.set(key, request);
      each.inARow = 0;
      return;
    }
    const status = 'response' in answer ? answer.response.status : 0;
    each.last = 'response' in answer ? `it was answered with status ${status}` : answer.message;
    if (isStop(status)) each.closed = `a sign-in of ${each.account.label} was answered with status ${status}`;
    // Load and outages are no refusals of credentials.
    if (right && (status === 429 || status >= 500)) return;
    each.wrong += 1;
    each.inARow += 1;
    if (right) {
      each.refused.set(key, (each.refused.get(key) ?? 0) + 1);
      each.accepted.delete(key);
    }
  }

  /** Signs an account in, in a form that was accepted before if there is one. Returns whether it worked. */
  async function signIn(each: Standing): Promise<boolean> {
    const known = [...each.accepted.values()];
    for (const request of known.length > 0 ? known : each.account.right) {
      if (known.length === 0 && whyNot(each, request) !== undefined) continue;
      const answer = await counted(request, [each], { patient: known.length > 0, judged: false });
      if (isSuccess(answer)) return true;
    }
    return false;
  }

  /** Returns why a right sign-in that was never accepted is not tried; undefined if it is. */
  function whyNot(each: Standing, request: SessionRequest): string | undefined {
    const { label } = each.account;
    // A second try is for the check that judges it: the first one was the run's own sign-in.
    if ((each.refused.get(keyOf(request)) ?? 0) > 1)
      return `this sign-in of ${label} failed before: ${each.last}`;
    if (each.wrong >= wrongMax || each.inARow >= inARowMax) {
      return `${label} failed to sign in ${each.wrong} times, and another time might lock it: ${each.last}`;
    }
    return undefined;
  }

  /** Sends a request that may count as wrong for these accounts, and signs them in again after it. */
  async function risked(request: SessionRequest, named: readonly Standing[]): Promise<Exchange> {
    const [only] = named;
    if (only && named.length === 1 && isRight(only.account, request)) {
      // It may have been accepted while it was queued.
      if (only.accepted.has(keyOf(request))) return counted(request, named, { patient: true, judged: true });
      const why = whyNot(only, request);
      if (why !== undefined) throw new Withheld(why, 'inconclusive');
      return counted(request, named, { patient: only.wrong === 0, judged: true });
    }
    for (const each of named) await prepare(each);
    for (const each of named) each.had.add(investigation());
    keep(standings.length);
    try {
      return await counted(request, named, { patient: false, judged: true });
    } finally {
      // After a failure it is done at the end of the run.
      await settle(named).catch(() => undefined);
    }
  }

  /** Ensures that one more wrong sign-in does not lock the account. Throws Withheld if it might. */
  async function prepare(each: Standing): Promise<void> {
    const { label } = each.account;
    if (each.closed !== undefined) throw new Withheld(each.closed, 'inconclusive');
    const isSpent = each.wrong >= wrongMax || each.had.has(investigation());
    if (isSpent) {
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

  /** Runs `work` when no other sign-in that may be wrong for these accounts is in flight. */
  async function inTurn<T>(named: readonly Standing[], work: () => Promise<T>): Promise<T> {
    const before = Promise.all(named.map(({ queue }) => queue));
    const mine = before.then(work);
    for (const each of named) each.queue = mine.catch(() => undefined);
    return mine;
  }

  return {
    /** Throws Withheld if the request may not be sent. */
    async send(request: SessionRequest): Promise<Exchange> {
      const named = standings.filter(({ account }) => isNamed(account, request));
      const [only] = named;
      if (only && named.length === 1 && only.accepted.has(keyOf(request))) {
        return counted(request, named, { patient: true, judged: true });
      }
      const why = request.mustFail === true ? stopped.get(investigation()) : undefined;
      if (why !== undefined) throw new Withheld(why, 'inconclusive');
      const answer =
        named.length > 0
          ? await inTurn(named, () => risked(request, named))
          : await send(request, { patient: request.mustFail !== true, judged: true });
      const { status } = answer.response;
      if (isStop(status)) {
        stopped.set(investigation(), `the target answered a sign-in with status ${status}`);
      }
      return answer;
    },
    /** Signs in all accounts whose last sign-in was wrong. */
    settle: () => inTurn(standings, () => settle(standings)),
  };
}

/** Whether a status means that the account is locked or throttled. */
function isStop(status: number): boolean {
  return status === 423 || status === 429;
}

/** Identifies a sign-in, byte for byte. */
function keyOf({ json, form, cookie }: SessionRequest): string {
  return JSON.stringify([form ?? null, json ?? null, cookie ?? null]);
}

/** What is expected of a sign-in before its answer. */
type Chance =
  /** It has been accepted before, byte for byte. */
  | 'proven'
  /** It should be accepted; if it is refused, the target may count it as wrong. */
  | 'right'
  /** It may be refused. */
  | 'doubtful'
  /** It has to be refused. */
  | 'wrong';

/** While there is a limit, sign-ins are sent one at a time, so that each knows how many went wrong before it. */
function createAttempts(purse: Purse) {
  const queue = new PQueue({ concurrency: 1 });

  async function counted(chance: Chance, send: (isOnce: boolean) => Promise<Exchange>): Promise<Exchange> {
    // The first right one is sent in any case, as it takes one to know whether credentials are right.
    const isFirst = chance === 'right' && purse.spent() === 0;
    const left = chance === 'right' ? purse.leftInAll() : purse.left();
    if (chance !== 'proven' && !isFirst && left < 1) purse.take(1);
    try {
      const answer = await send(chance === 'doubtful');
      if (goesWrong(chance, answer)) purse.note(1);
      return answer;
    } catch (error) {
      // Without an answer the service may have counted it.
      if ((chance === 'doubtful' || chance === 'wrong') && !isUnsent(error)) purse.note(1);
      throw error;
    }
  }

  /** Sends a sign-in if one more may go wrong, and otherwise throws OverLimit. `send` receives whether it must not retry. */
  return async (chance: Chance, send: (isOnce: boolean) => Promise<Exchange>): Promise<Exchange> =>
    purse.isLimited() ? queue.add(() => counted(chance, send)) : send(false);
}

/** Whether a sign-in went wrong. Load and outages are no refusals of credentials. */
function goesWrong(chance: Chance, answer: Exchange): boolean {
  if (chance === 'wrong') return true;
  if (isSuccess(answer)) return false;
  const { status } = answer.response;
  return chance === 'doubtful' || (status !== 429 && status < 500);
}

/** Interruptions that are thrown before a request is sent. */
const unsent: ReadonlySet<Interruption['kind']> = new Set(['budget-spent', 'stopped']);

/** Whether an error means that nothing was sent, or only to where it was not carried out. */
function isUnsent(error: unknown): boolean {
  if (error instanceof Redirected) return true;
  return error instanceof OverLimit || (error instanceof Interruption && unsent.has(error.kind));
}
