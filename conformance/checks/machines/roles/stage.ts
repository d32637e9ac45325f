import type { Scene } from '../../../scene/scene.js';
import type { Caller, SignedIn } from '../../../target/caller.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import { writes } from '../../../target/safety.js';
import type { Family, View } from './family.js';
import type { GuardedOperation } from './matrix.js';

/** A call, and the name of what it would create. */
export interface Attempt {
  readonly exchange: Exchange;
  readonly mark: string;
}

/** The objects of a family, on which the callers try its operations. */
export interface Stage<Op extends GuardedOperation> {
  /** @param org @default the organization of the target */
  call(operation: Op, caller: Caller, org?: string): Promise<Attempt>;
  /** The caller whom an operation admits instead of the credential of the run. */
  admitted(operation: Op): SignedIn | undefined;
  /** Records a view of the objects, now and whenever they are created anew. */
  watch(): Promise<void>;
  /** The recorded view; undefined if nothing can change the objects, or they could not be read. */
  before(): View | undefined;
  look(): Promise<View | undefined>;
  /** Creates the objects anew. */
  renew(): Promise<void>;
  restore(): Promise<void>;
}

export async function createStage<Op extends GuardedOperation, Own>(
  family: Family<Op, Own>,
  t: Scene,
): Promise<Stage<Op>> {
  let own = await family.make(t);
  /** Answers that were read since the last write, by their calls. */
  const read = new Map<string, Exchange>();
  const look = async () => {
    let isDecided = true;
    const call: Scene['call'] = async (operation, input = {}, ...more) => {
      const known = read.get(JSON.stringify([operation, input]));
      const answer = known ?? (await t.call(operation, input, ...more));
      const { status } = answer.response;
      // A throttled call or an outage does not show that an object is gone.
      isDecided &&= status !== 429 && status < 500;
      return answer;
    };
    const view = await family.view?.(own, { ...t, call });
    return isDecided ? view : undefined;
  };
  const restore = async () => family.restore?.(own, t);
  let isWatched = false;
  let before: View | undefined;
  const watch = async () => {
    isWatched = true;
    before = await look();
  };
  return {
    async call(operation, caller, org) {
      const mark = t.owned.name('tried');
      const input = family.calls[operation](own, mark);
      const path = org === undefined ? {} : { path: { ...input.path, org_id: org } };
      const exchange = await t.call(operation, { ...input, ...path }, caller);
      if (writes(operation)) read.clear();
      else if (isSuccess(exchange)) read.set(JSON.stringify([operation, input]), exchange);
      return { exchange, mark };
    },
    admitted: (operation) => family.admitted?.(own, operation),
    watch,
    before: () => before,
    look,
    async renew() {
      await restore();
      own = await family.make(t);
      read.clear();
      if (isWatched) await watch();
    },
    restore,
  };
}
