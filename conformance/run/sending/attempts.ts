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

/**
 * Counts sign-ins in flight as wrong until they are answered. The first right one is always sent, to know whether it is
 * right.
 */
export function createAttempts(purse: Purse) {
  const onTheirWay = new Set<Promise<void>>();
  const mayGo = (chance: Chance) => {
    if (chance !== 'right') return purse.left() >= 1;
    return purse.leftInAll() >= 1 || (purse.spent() === 0 && onTheirWay.size === 0);
  };

  return {
    /** Sends a sign-in if one more may go wrong, and otherwise throws OverLimit. `send` receives whether it must not retry. */
    async within(chance: Chance, send: (isOnce: boolean) => Promise<Exchange>): Promise<Exchange> {
      while (chance !== 'proven' && !mayGo(chance) && onTheirWay.size > 0) await Promise.race(onTheirWay);
      if (chance === 'proven' || mayGo(chance)) purse.note(1);
      else purse.take(1);
      const sent = send(purse.isLimited() && chance === 'doubtful');
      const counted = sent.then(
        (answer) => goesWrong(chance, answer),
        (error) => chance !== 'proven' && chance !== 'right' && !isUnsent(error),
      );
      const settled: Promise<void> = counted.then((isWrong) => {
        onTheirWay.delete(settled);
        if (!isWrong) purse.note(-1);
      });
      onTheirWay.add(settled);
      await settled;
      return sent;
    },
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
