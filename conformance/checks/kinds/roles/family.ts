import type { OperationId } from '../../../../generated/operations.js';
import type { CheckContext } from '../../../scene/check-context.js';
import type { Scene } from '../../../scene/scene.js';
import type { Caller, SignedIn } from '../../../target/caller.js';
import { type Exchange, isSuccess } from '../../../target/exchange.js';
import type { Json } from '../../../target/json.js';
import { writes } from '../../../target/safety.js';
import type { Capability } from '../../../target/target.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { textIn } from '../../../target/wire/members.js';
import type { GuardedOperation } from './matrix.js';

/**
 * The input of a valid call, so that only the caller can be the reason for a refusal. It reads, changes or removes only what the
 * run itself has made.
 * @param own objects that exist
 * @param mark a unique name for what the call creates or renames
 */
export type SampleCall<Own> = (own: Own, mark: string) => CallInput;

/** A view of the objects, which shows whether a call had an effect. */
export interface View {
  /** What calls can change of the objects of the run; undefined if this target does not show it. */
  readonly own: Json | undefined;
  /** The text of the list in which an object that a call has created would appear. */
  readonly listed: string;
}

/** Operations that are called on the same objects, and how to create these. */
export interface Family<Op extends GuardedOperation, Own> {
  /** For example `roles/api-keys`. */
  readonly id: string;
  /** What it needs besides a token. */
  readonly needs?: readonly Capability[];
  /** Whether its objects are people whom the target has shown. */
  readonly asksForPeople?: boolean;
  /** At most so many requests create the objects, read them and restore what was there before. */
  readonly requests: number;
  /** Creates the objects. Called again when a call that had to be refused may have changed them. */
  make(t: Scene): Promise<Own>;
  /** A sample call of each operation. The last ones remove the objects. */
  readonly calls: { readonly [Each in Op]: SampleCall<Own> };
  /** The caller whom an operation admits if that is not the credential of the run. */
  admitted?(own: Own, operation: Op): SignedIn | undefined;
  /** Reads the objects with the credential of the run. Omitted if no operation changes anything. */
  view?(own: Own, context: CheckContext): Promise<View>;
  /** Restores what was there before the run. */
  restore?(own: Own, context: CheckContext): Promise<void>;
}

/** Infers the types of the operations of a family and of its objects. */
export const family = <const Op extends GuardedOperation, Own>(definition: Family<Op, Own>) => definition;

/** Returns a view of these members of an object, and of the list of its kind. */
export function shownAndListed(read: OperationId, list: OperationId, ...members: readonly string[]) {
  return async (path: Readonly<Record<string, string>>, context: CheckContext): Promise<View> => {
    const got = await context.call(read, { path });
    const shown = members.map((name) => [name, textIn(got.response.json, name) ?? null]);
    const own = isSuccess(got) ? Object.fromEntries(shown) : 'there is none';
    return { own, listed: (await context.call(list)).response.text };
  };
}

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
  /** Reads the objects, now and whenever they are created anew, for `before`. */
  watch(): Promise<void>;
  /** Undefined if nothing can change the objects, or they could not be read. */
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
