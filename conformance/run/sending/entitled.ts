import type { Undoing } from '../../resources/remove-all.js';
import type { CheckContext } from '../../scene/check-context.js';
import type { User } from '../../target/caller.js';

/** Statuses of refusals that an admin may not get. */
const refusals: readonly number[] = [401, 403, 404];

/** Runs a cleanup with the credential of the run, and as an admin of the control plane where that is refused. */
export async function entitled<T>(context: CheckContext, work: (undoing: Undoing) => Promise<T>): Promise<T> {
  const { control, callers } = context;
  let admin: Promise<User> | undefined;
  const call: Undoing['call'] = async (operation, input) => {
    const answer = await context.call(operation, input);
    if (!control || !refusals.includes(answer.response.status)) return answer;
    admin ??= callers.newUser('an admin', ['viewer', 'editor', 'admin']);
    return context.call(operation, input, await admin);
  };
  try {
    return await work({ call, control, now: context.now });
  } finally {
    const made = await admin?.catch(() => undefined);
    if (made) await control?.removeUser(made.email);
  }
}
