import type { Scene } from '../../../scene/scene.js';
import type { Caller, SignedIn } from '../../../target/caller.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Family, View } from './family.js';
import type { GuardedOperation } from './matrix.js';

/** A call, and the name that whatever it makes would have. */
export interface Attempt {
  readonly exchange: Exchange;
  readonly mark: string;
}

/** The objects of a family, on which everybody tries its operations. */
export interface Stage<Op extends GuardedOperation> {
  /** @param org @default the organization of the target */
  call(operation: Op, caller: Caller, org?: string): Promise<Attempt>;
  /** Whose token is admitted by an operation, beside that of the run. */
  admitted(operation: Op): SignedIn | undefined;
  /** The objects as they were made; undefined where nothing can change them, or shows them now. */
  before(): View | undefined;
  look(): Promise<View | undefined>;
  /** Makes the objects anew. */
  renew(): Promise<void>;
  restore(): Promise<void>;
}

export async function createStage<Op extends GuardedOperation, Own>(
  family: Family<Op, Own>,
  t: Scene,
): Promise<Stage<Op>> {
  let own = await family.make(t);
  const look = async () => {
    let isDecided = true;
    const call: Scene['call'] = async (...asked) => {
      const answer = await t.call(...asked);
      const { status } = answer.response;
      // What is throttled or down is not gone.
      isDecided &&= status !== 429 && status < 500;
      return answer;
    };
    const view = await family.view?.(own, { ...t, call });
    return isDecided ? view : undefined;
  };
  const restore = async () => family.restore?.(own, t);
  let before = await look();
  return {
    async call(operation, caller, org) {
      const mark = t.owned.name('tried');
      const input = family.calls[operation](own, mark);
      const path = org === undefined ? {} : { path: { ...input.path, org_id: org } };
      const exchange = await t.call(operation, { ...input, ...path }, caller);
      return { exchange, mark };
    },
    admitted: (operation) => family.admitted?.(own, operation),
    before: () => before,
    look,
    async renew() {
      await restore();
      own = await family.make(t);
      before = await look();
    },
    restore,
  };
}
