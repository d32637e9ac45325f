import type { OperationId } from '../../../../generated/operations.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess } from '../../../scene/recorder.js';
import { textIn } from '../../../target/wire/members.js';
import type { View } from './family.js';

/** What a target shows of one object, by these members, and where it lists those of its kind. */
export function shownAndListed(read: OperationId, list: OperationId, ...members: readonly string[]) {
  return async (path: Readonly<Record<string, string>>, context: CheckContext): Promise<View> => {
    const got = await context.call(read, { path });
    const shown = members.map((name) => [name, textIn(got.response.json, name) ?? null]);
    const own = isSuccess(got) ? Object.fromEntries(shown) : 'there is none';
    return { own, listed: (await context.call(list)).response.text };
  };
}
