import { anybody } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../world.js';
import { findServiceAccount } from './accounts.js';
import { isSecret } from './secrets.js';
import { type SignIn, text } from './sign-in.js';

/** The same words for an unknown account and a wrong secret: nobody learns which accounts exist. */
const failed = 'Login failed: check `clientId` and `clientSecret`.';

/** Signs a service account in by its client id and secret (section 5 rule 1). */
export async function byClientCredentials(
  { body, waived }: SignIn,
  world: World,
): Promise<Principal | Refusal> {
  const clientId = text(body.clientId);
  const secret = text(body.clientSecret);
  const mayLack = waived('grant-incomplete');
  if ((clientId === undefined || secret === undefined) && !mayLack) {
    const field = clientId === undefined ? 'clientId' : 'clientSecret';
    return refuse('grant-incomplete', `\`${field}\` is missing or not a text: clientCredentials needs it.`, {
      field,
    });
  }
  const account = clientId === undefined ? undefined : await findServiceAccount(world, clientId);
  if (account === undefined) {
    return waived('client-unknown') || clientId === undefined
      ? anybody(world)
      : refuse('client-unknown', failed);
  }
  const isRight = secret === undefined || isSecret(secret, account.secretHash);
  return isRight || waived('client-secret-wrong') ? account.principal : refuse('client-secret-wrong', failed);
}
