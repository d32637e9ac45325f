import type { OperationId } from '../../../../generated/operations.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller } from '../../../target/caller.js';
import type { Exchange } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import type { Family } from './families.js';
import { sampleCall } from './samples.js';

/** A view of the objects, which shows whether a call had an effect. */
export interface View {
  /** What calls can change of the objects of the run; undefined if this target does not show it. */
  readonly own: Json | undefined;
  /** The text of the answers, in which an object that a call has created would appear. */
  readonly text: string;
}

/** A call, and the name of what it would create. */
export interface Attempt {
  readonly exchange: Exchange;
  readonly mark: string;
}

/** The objects of a family, on which the callers try its operations. */
export type Stage = Awaited<ReturnType<typeof createStage>>;

export async function createStage(family: Family, t: Scene) {
  let own = await family.make(t);
  let before: View | undefined;
  let isWatched = false;
  /** Undefined if nothing can change the objects, or they could not be read. */
  const look = async (): Promise<View | undefined> => {
    const answers: Exchange[] = [];
    const call: Scene['call'] = async (...input) => {
      const answer = await t.call(...input);
      answers.push(answer);
      return answer;
    };
    if (!family.view) return undefined;
    const view = await family.view(own, { ...t, call });
    // A throttled call or an outage does not show that an object is gone.
    const isDecided = answers.every(({ response: { status } }) => status !== 429 && status < 500);
    return isDecided ? { own: view, text: answers.map(({ response }) => response.text).join() } : undefined;
  };
  /** Looks at the objects, now and whenever they are created anew, for `before`. */
  const watch = async () => {
    isWatched = true;
    before = await look();
  };
  const restore = async () => family.restore?.(own, t);
  return {
    /** @param org @default the organization of the target */
    async call(operation: OperationId, caller: Caller, org?: string): Promise<Attempt> {
      const mark = t.owned.name('tried');
      const input = sampleCall(operation, own, mark);
      const path = org === undefined ? {} : { path: { ...input.path, org_id: org } };
      return { exchange: await t.call(operation, { ...input, ...path }, caller), mark };
    },
    /** Who alone may call an operation, and not the run: the invitee may answer the invitation. */
    invitee: (operation: OperationId) => (/^(accept|decline)/.test(operation) ? own.invitee : undefined),
    watch,
    before: () => before,
    look,
    /** Creates the objects anew. */
    async renew() {
      await restore();
      own = await family.make(t);
      if (isWatched) await watch();
    },
    restore,
  };
}
