import type { User } from '../accounts.js';
import type { NewMail } from '../outbox.js';
import type { PasswordReset } from './reset-token.js';

/** Returns the mail with the one-time token for a user. */
export function resetMail({ id, email }: User, token: string, { expiresAtMs }: PasswordReset): NewMail {
  const expiresAt = new Date(expiresAtMs).toISOString();
  const text =
    `Set a new password with PATCH /users/${id} and the token ${token}, once and before ${expiresAt}. If you did ` +
    'not ask for it, ignore this mail: your password stays as it is.';
  const data = { userId: id, resetToken: token, expiresAt };
  return { to: email, kind: 'password-reset', subject: 'Reset your password', text, data };
}
