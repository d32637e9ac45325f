import { type OperationId, operations } from '../../../generated/operations.js';
import { type Exchange, isSuccess, shapeOf } from '../../target/exchange.js';
import { writes } from '../../target/target.js';
import { OverLimit } from './budget.js';

/** Sends a request again, exactly as before. The caller records the answer. */
export type Again = () => Promise<Exchange>;

export interface PersistenceParts {
  readonly left: () => number;
  /** The maximum number of requests for all closer looks together. */
  readonly most: number;
  /** A good find that needs no session and records itself: a control as long as no call has succeeded. */
  readonly unsigned?: Again | undefined;
  readonly wait: (ms: number) => Promise<void>;
  readonly record: (exchange: Exchange) => void;
}

/** Repetitions after the first answer; each recovery seen in this run adds to them. */
const repeats = 3;
const repeatsMax = 9;
/** Pauses before each repetition, as a restart of a service takes a while. */
const pausesMs = [200, 600, 1500];

interface Control {
  readonly operation: OperationId;
  readonly shape: string;
  readonly again: Again;
}

/** A persistent fault is a 5xx every time, while other good requests before and after it succeed: no outage, load or chance. */
export function createPersistence({ left, most, unsigned, wait, record }: PersistenceParts) {
  const controls = new Map<OperationId, Control>();
  const known = new Set<string>();
  let taken = 0;
  let recovered = 0;

  /** The call to compare with: best of the same operation in another shape, otherwise of the same interface. */
  function controlFor(operation: OperationId, shape: string): Control | undefined {
    const own = controls.get(operation);
    const { interface: owner } = operations[operation];
    // Calls that need a token might wait for the one that this very sign-in is to obtain.
    const others = operation === 'createSession' ? [] : [...controls.values()].filter((one) => one !== own);
    const beside = others.find((one) => operations[one.operation].interface === owner) ?? others[0];
    const finding: Control | undefined = unsigned && { operation: 'find', shape: '', again: unsigned };
    return (own?.shape === shape ? undefined : own) ?? beside ?? finding ?? own;
  }

  /** Repeats a failed call between calls of its control. Returns the kind of its fault, or the answer with which it recovered. */
  async function repeated(answer: Exchange, again: Again): Promise<'persistent' | 'passing' | Exchange> {
    const { operation, response } = answer;
    const shape = shapeOf(answer);
    const control = mayBeFault(answer) ? controlFor(operation, shape) : undefined;
    // A 503 without Retry-After is a fault only if other calls of the same operation succeed.
    if (!control || (response.status === 503 && control.operation !== operation)) return 'passing';
    // A shape that is known to fail persistently has failed once more: check only that the service is up.
    const times = known.has(shape) ? 0 : Math.min(repeats + 2 * recovered, repeatsMax);
    const requests = 1 + 2 * times;
    if (taken + requests > most || left() < requests + 1) return 'passing';
    for (let time = 0; ; time += 1) {
      taken += 1;
      const beside = await control.again();
      if (control.again !== unsigned) record(beside);
      if (!isSuccess(beside)) return 'passing';
      if (time === times) break;
      await wait(pausesMs[Math.min(time, pausesMs.length - 1)] ?? 0);
      taken += 1;
      const next = await again();
      record(next);
      if (mayBeFault(next)) continue;
      if (!isItsOwn(next)) return 'passing';
      recovered += 1;
      return next;
    }
    known.add(shape);
    return 'persistent';
  }

  return {
    /** Keeps a call that succeeded, and can be repeated at any time without an effect, as a control for others. */
    worked(exchange: Exchange, again: Again): void {
      const { operation } = exchange;
      if (!controls.has(operation)) controls.set(operation, { operation, shape: shapeOf(exchange), again });
    },
    /** Examines and records a 5xx. Returns the answer of a recovered service, or the first one with its kind of fault. */
    async examined(answer: Exchange, again: Again): Promise<Exchange> {
      const seen = await repeated(answer, again).catch((error: unknown) => {
        // A request that may not be sent any more is not examined any further.
        if (error instanceof OverLimit) return 'passing' as const;
        throw error;
      });
      const fault = typeof seen === 'object' ? 'recovered' : seen;
      const examined: Exchange = answer.response.status === 501 ? answer : { ...answer, fault };
      record(examined);
      return typeof seen === 'object' ? seen : examined;
    },
  };
}

/** Whether the answer to a repetition is independent of the first attempt: a success, or a refusal not caused by its effect. */
function isItsOwn(exchange: Exchange): boolean {
  const { operation, response } = exchange;
  if (isSuccess(exchange)) return true;
  if (operation === 'createSession') return false;
  return (writes(operation) ? [401, 403] : [400, 401, 403, 404]).includes(response.status);
}

/** Whether an answer may be a fault: any 5xx but 501, and 503 with Retry-After, which states load or maintenance. */
function mayBeFault({ response: { status, headers } }: Exchange): boolean {
  if (status < 500 || status === 501) return false;
  return status !== 503 || headers['retry-after'] === undefined;
}
