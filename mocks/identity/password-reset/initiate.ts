import type { Handler } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import { findUserByEmail } from '../accounts.js';
import { putMail } from '../outbox.js';
import { resetMail } from './reset-mail.js';
import { newReset, putReset } from './reset-token.js';

/** Sends a one-time token to a user who forgot the password (section 4.3). */
export const initiatePasswordReset: Handler<'initiatePasswordReset'> = ({ body }, world) =>
  world.store.transact(async (store) => {
    const user = await findUserByEmail(store, body.email);
    if (user) {
      const token = world.ids.secret('reset-token');
      const reset = newReset(token, world.clock.now());
      await putReset(store, user.id, reset);
      await putMail(store, resetMail(user, token, reset), world);
    } else if (world.profile.reading('user.reset-unknown') === 'rejected-404') {
      return refuse('email-unknown', `No user has the email ${quote(body.email)}: check it.`, {
        field: 'email',
      });
    }
    // The same message for every email, so that it does not reveal who has an account.
    const message = 'If a user has this email, a mail with a reset token is sent.';
    return { status: 202, body: { message } };
  });
