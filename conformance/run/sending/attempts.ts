import PQueue from 'p-queue';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { Interruption } from '../../target/interruption.js';
import { Redirected } from '../../target/redirect.js';
import { OverLimit, type Purse } from './budget.js';

/** What is expected of a sign-in before its answer. */
export type Chance =
  /** It has been accepted before, byte for byte. */
  | 'proven'
  /** It should be accepted; if it is refused, the target may count it as wrong. */
  | 'right'
  /** It may be refused. */
  | 'doubtful'
  /** It has to be refused. */
  | 'wrong';

export type Attempts = ReturnType<typeof createAttempts>;

/** While there is a limit, sign-ins are sent one at a time, so that each knows how many went wrong before it. */
export function createAttempts(purse: Purse) {
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

  return {
    /** Sends a sign-in if one more may go wrong, and otherwise throws OverLimit. `send` receives whether it must not retry. */
    within: async (chance: Chance, send: (isOnce: boolean) => Promise<Exchange>): Promise<Exchange> =>
      purse.isLimited() ? queue.add(() => counted(chance, send)) : send(false),
  };
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
export function isUnsent(error: unknown): boolean {
  if (error instanceof Redirected) return true;
  return error instanceof OverLimit || (error instanceof Interruption && unsent.has(error.kind));
}
