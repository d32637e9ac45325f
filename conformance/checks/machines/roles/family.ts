import type { OperationId } from '../../../../generated/operations.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { SignedIn } from '../../../target/caller.js';
import type { Json } from '../../../target/json.js';
import type { Capability } from '../../../target/target.js';
import type { CallInput } from '../../../target/wire/call-input.js';
import { textIn } from '../../../target/wire/members.js';
import type { GuardedOperation } from './matrix.js';

/**
 * What a valid call of an operation sends, so that nothing but the caller can be the reason for a refusal. It reads,
 * changes or removes only what the run made itself.
 * @param own objects that exist
 * @param mark a name that nothing else has: whatever the call makes or changes is called so
 */
export type SampleCall<Own> = (own: Own, mark: string) => CallInput;

/** What shows whether a call had an effect. */
export interface View {
  /** What the run made, as far as calls can change it; undefined where this target does not show it. */
  readonly own: Json | undefined;
  /** Where what a call made would be listed. */
  readonly listed: string;
}

/** Operations that are called on the same objects, and how to make these. */
export interface Family<Op extends GuardedOperation, Own> {
  /** Such as `roles/api-keys`. */
  readonly id: string;
  /** What it needs beside a token. */
  readonly needs?: readonly Capability[];
  /** Whether admins call what requires less, which shows once whether higher roles include the lower. */
  readonly isOfAdmins?: boolean;
  /** Its objects are people whom the target has shown. */
  readonly asksForPeople?: boolean;
  /** Requests that it takes at most to make the objects, to look at them and to put things back. */
  readonly requests: number;
  /** Makes the objects. Called again when a call that had to be refused may have changed them. */
  make(t: Scene): Promise<Own>;
  /** How each operation is called; the last ones remove the objects. */
  readonly calls: { readonly [Each in Op]: SampleCall<Own> };
  /** Whom an operation admits where that is not the credential of the run. */
  admitted?(own: Own, operation: Op): SignedIn | undefined;
  /** Looks at the objects with the credential of the run. Left out where no operation changes anything. */
  view?(own: Own, context: CheckContext): Promise<View>;
  /** Puts back what was there before the run. */
  restore?(own: Own, context: CheckContext): Promise<void>;
}

/** Keeps the operations of a family, and what it makes, as types. */
export function family<const Op extends GuardedOperation, Own>(definition: Family<Op, Own>): Family<Op, Own> {
  return definition;
}

/** What a target shows of one object, by these members, and where it lists those of its kind. */
export function shownAndListed(read: OperationId, list: OperationId, ...members: readonly string[]) {
  return async (path: Readonly<Record<string, string>>, context: CheckContext): Promise<View> => {
    const got = await context.call(read, { path });
    const shown = members.map((name) => [name, textIn(got.response.json, name) ?? null]);
    const own = isSuccess(got) ? Object.fromEntries(shown) : 'there is none';
    return { own, listed: (await context.call(list)).response.text };
  };
}
