import type { Handler } from '../../engine/handler.js';
import { refuse } from '../../engine/refusal.js';
import { findUser, putUser } from '../accounts.js';
import { hashPassword } from '../secrets.js';
import { endSessionsOf } from './end-sessions.js';
import { completesReset, deleteReset, findReset } from './reset-token.js';

/** Used for a token that is wrong, used, replaced or too old, and for an unknown user. */
const invalid = refuse(
  'reset-token-invalid',
  'The reset token does not fit this user, or is used, replaced by a newer one or older than 1 hour: ask for a new one with POST /users/passwordReset.',
  { field: 'resetToken' },
);

/** Completes a reset: sets the password, and ends every session that began with the old one (section 4.3). */
export const updateUser: Handler<'updateUser'> = async ({ path, body }, world) => {
  const { userId } = path;
  // Slow on purpose, and done for every token alike, so that the time of a refusal reveals nothing; outside the transaction,
  // which would otherwise wait for it.
  const passwordHash = await hashPassword(body.password, world.ids.secret('salt'));
  return world.store.transact(async (store) => {
    const [user, reset] = [await findUser(store, userId), await findReset(store, userId)];
    if (!user || !completesReset(reset, body.resetToken, world.clock.now())) return invalid;
    await deleteReset(store, userId);
    await putUser(store, { ...user, passwordHash });
    await endSessionsOf(userId, store, world);
    return { status: 204, body: undefined };
  });
};
