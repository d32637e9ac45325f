import { anybody } from '../engine/credentials.js';
import type { Principal } from '../engine/handler.js';
import { getPrincipal } from '../engine/principals.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import { findServiceAccount, type ServiceAccount } from './accounts.js';
import { isSecret } from './secrets.js';
import { type SignIn, text } from './sign-in.js';

/** Used for an unknown account and for a wrong secret, so that it does not reveal which accounts exist. */
const failed = 'Login failed: check `clientId` and `clientSecret`.';

/** Signs in a service account by client id and secret (section 5 rule 1). */
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
  const account = clientId === undefined ? undefined : await findServiceAccount(world.store, clientId);
  const principal = clientId === undefined ? undefined : await getPrincipal(world.store, clientId);
  if (account === undefined || principal === undefined) {
    return waived('client-unknown') || clientId === undefined
      ? anybody(world)
      : refuse('client-unknown', failed);
  }
  if (secret !== undefined && !isAccountSecret(secret, account, world) && !waived('client-secret-wrong')) {
    return refuse('client-secret-wrong', failed);
  }
  return principal;
}

/** Whether a secret is the current one, or the previous one while that is still accepted. */
function isAccountSecret(
  secret: string,
  { secretHash, previousSecret }: ServiceAccount,
  world: World,
): boolean {
  if (isSecret(secret, secretHash)) return true;
  const isStillAccepted = previousSecret !== undefined && world.clock.now() < previousSecret.untilMs;
  return isStillAccepted && isSecret(secret, previousSecret.hash);
}
