import { anybody } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import { getPrincipal } from '../engine/principals.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { findUserByEmail } from './accounts.js';
import { isPassword } from './secrets.js';
import { type SignIn, text } from './sign-in.js';

/** Signs in a user by username and password (section 5 rule 4). An unknown user and a wrong password have the same refusal. */
export async function byPassword({ body, waived }: SignIn, world: World): Promise<Principal | Refusal> {
  const username = text(body.username);
  const password = text(body.password);
  if (username === undefined || password === undefined) {
    if (waived('grant-incomplete')) return anybody(world);
    const field = username === undefined ? 'username' : 'password';
    return refuse('grant-incomplete', `\`${field}\` is missing or not a text: password needs it.`, { field });
  }
  const user = await findUserByEmail(world.store, username);
  const isRight = await isPassword(password, user?.passwordHash);
  const principal = user && (await getPrincipal(world.store, user.id));
  if (isRight && principal !== undefined) return principal;
  if (waived('password-wrong')) return principal ?? anybody(world);
  return refuse('password-wrong', 'Login failed: check `username` and `password`.');
}
