import { type OperationId, operations } from '../../../generated/operations.js';
import { writes } from '../../target/effect.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';
import { shapeOf } from '../../target/wire/shape-of.js';
import { OverLimit } from './purse.js';

/** Sends a request again, as it was sent first. Whoever asks for it records the answer. */
export type Again = () => Promise<Exchange>;

export interface PersistenceParts {
  /** Requests that may still be sent. */
  readonly left: () => number;
  /** Requests that all closer looks together may take. */
  readonly most: number;
  /** A good find that needs no session, and is recorded: a control while nothing has worked yet. */
  readonly unsigned?: Again | undefined;
  readonly wait: (ms: number) => Promise<void>;
  readonly record: (exchange: Exchange) => void;
}

/** Repetitions after the first answer, while nothing was seen to recover; each recovery asks for more of them. */
const repeats = 3;
const repeatsMax = 9;
/** Waits before each repetition: a restart of a service takes a while. */
const pausesMs = [200, 600, 1500];
const looksPerShape = 2;
const looksPerOperation = 8;

interface Control {
  readonly operation: OperationId;
  readonly shape: string;
  readonly again: Again;
}

/** What looks at whether a call fails for good. */
export type Persistence = ReturnType<typeof createPersistence>;

/**
 * Tells a request that a target always breaks on from an outage, from throttling and from chance. Only what answers a
 * good request by a 5xx every time, while good requests before and after are answered, is at fault itself.
 */
export function createPersistence({ left, most, unsigned, wait, record }: PersistenceParts) {
  const controls = new Map<OperationId, Control>();
  const known = new Set<string>();
  const looks = new Map<string, number>();
  let taken = 0;
  let recovered = 0;

  /** The same operation in another shape tells most; what else the interface serves tells whether that is up. */
  function controlFor(operation: OperationId, shape: string): Control | undefined {
    const own = controls.get(operation);
    const { interface: owner } = operations[operation];
    // Whatever needs a token may wait for the one that this very sign-in is to bring.
    const all = operation === 'createSession' ? [] : [...controls.values()];
    return (
      (own?.shape === shape ? undefined : own) ??
      all.find((one) => one.operation !== operation && operations[one.operation].interface === owner) ??
      all.find((one) => one.operation !== operation) ??
      (unsigned && { operation: 'find', shape: '', again: unsigned }) ??
      own
    );
  }

  async function answers({ again }: Control, meanwhile: Exchange[]): Promise<boolean> {
    taken += 1;
    const answer = await again();
    // What needs no session records itself.
    if (again !== unsigned) meanwhile.push(answer);
    return isSuccess(answer);
  }

  /** Whether it fails every time, or else what it came to. */
  async function failsAgain(
    again: Again,
    times: number,
    control: Control,
    meanwhile: Exchange[],
  ): Promise<boolean | Exchange> {
    if (!(await answers(control, meanwhile))) return false;
    for (let time = 0; time < times; time += 1) {
      await wait(pausesMs[Math.min(time, pausesMs.length - 1)] ?? 0);
      taken += 1;
      const next = await again();
      record(next);
      if (!mayBeFault(next)) {
        if (!isItsOwn(next)) return false;
        recovered += 1;
        return next;
      }
      if (!(await answers(control, meanwhile))) return false;
    }
    return true;
  }

  return {
    /** Whether an answer may be a fault that is worth a closer look. */
    isDoubted: ({ response }: Exchange): boolean => response.status >= 500,
    /** A call that can be made again at any time without an effect, and was answered with a 2xx: a control for others. */
    worked(exchange: Exchange, again: Again): void {
      const { operation } = exchange;
      if (!controls.has(operation)) controls.set(operation, { operation, shape: shapeOf(exchange), again });
    },
    /**
     * What the call came to: the answer that it had when it was sent again, where that is the service's own; else the
     * first answer, marked by what kind of fault it is, where it is one. That is recorded before what other calls answered
     * meanwhile: they may show what it did.
     */
    async examined(answer: Exchange, again: Again): Promise<Exchange> {
      const isKnown = answer.response.status === 501;
      const meanwhile: Exchange[] = [];
      const seen = !isKnown && (await isPersistent(answer, again, meanwhile).catch(unlessOverLimit));
      const recovery = typeof seen === 'object' ? seen : undefined;
      const fault = seen === true ? 'persistent' : recovery ? 'recovered' : 'passing';
      const examined: Exchange = isKnown ? answer : { ...answer, fault };
      for (const each of [examined, ...meanwhile]) record(each);
      return recovery ?? examined;
    },
  };

  async function isPersistent(
    answer: Exchange,
    again: Again,
    meanwhile: Exchange[],
  ): Promise<boolean | Exchange> {
    const { operation, response } = answer;
    if (!mayBeFault(answer)) return false;
    const shape = shapeOf(answer);
    const control = controlFor(operation, shape);
    // Without a word about when to come again, 503 is a fault only beside calls of the same operation that work.
    if (!control || (response.status === 503 && control.operation !== operation)) return false;
    // What was seen to fail every time has failed once more: that the service is up is all there is to see.
    const times = known.has(shape) ? 0 : Math.min(repeats + 2 * recovered, repeatsMax);
    const requests = 1 + 2 * times;
    if (taken + requests > most || left() < requests + 1) return false;
    const looked = (key: string) => looks.get(key) ?? 0;
    if (times > 0 && (looked(operation) >= looksPerOperation || looked(shape) >= looksPerShape)) return false;
    const seen = await failsAgain(again, times, control, meanwhile);
    // What recovers is worth another look each time.
    if (typeof seen === 'boolean') for (const key of [operation, shape]) looks.set(key, looked(key) + 1);
    if (seen === true) known.add(shape);
    return seen;
  }
}

/** What may not be sent any more is not looked at any closer. */
function unlessOverLimit(error: unknown): false {
  if (error instanceof OverLimit) return false;
  throw error;
}

/**
 * Whether an answer to what was sent again is one to it alone: a success, or a refusal, unless what the first sending did
 * may be the reason.
 */
function isItsOwn(exchange: Exchange): boolean {
  const { operation, response } = exchange;
  if (isSuccess(exchange)) return true;
  if (operation === 'createSession' || response.status >= 500) return false;
  return (writes(operation) ? [401, 403] : [400, 401, 403, 404]).includes(response.status);
}

/** Any 5xx but those that say why: not implemented, and load or maintenance that is over at a time that is told. */
function mayBeFault({ response: { status, headers } }: Exchange): boolean {
  if (status < 500 || status === 501) return false;
  return status !== 503 || headers['retry-after'] === undefined;
}
