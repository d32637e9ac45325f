import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import { findUser, findUserByEmail, type User } from '../accounts.js';

/** How a request names a user. If both members are given, they must agree. */
export interface UserName {
  readonly userId?: string;
  readonly email?: string;
}

/** Returns the user that an element of a request names, or why it names none. */
export async function userNamed({ userId, email }: UserName, store: Store): Promise<User | Refusal> {
  if (userId === undefined) {
    if (email === undefined) return refuse('request-invalid', 'It names nobody: send `userId` or `email`.');
    return (
      (await findUserByEmail(store, email)) ?? unknown(`the email ${quote(email)}`, 'invite them instead')
    );
  }
  const user = await findUser(store, userId);
  if (!user) return unknown(`the id ${quote(userId)}`, 'check the id');
  if (email !== undefined && email.toLowerCase() !== user.email.toLowerCase()) {
    const message = `\`userId\` ${quote(userId)} and \`email\` ${quote(email)} name different users: send one of them.`;
    return refuse('request-invalid', message);
  }
  return user;
}

const unknown = (what: string, next: string): Refusal => refuse('not-found', `No user has ${what}: ${next}.`);
