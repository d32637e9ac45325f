import type { CheckContext } from '../../../scene/check-context.js';
import type { JsonObject } from '../../../target/json.js';

/** Somebody who is signed in wrongly, and their right sign-in. */
export interface Guessed {
  readonly right: JsonObject;
  /** Was there before the run, and is given few wrong sign-ins. */
  readonly isReal: boolean;
}

/** A service account: one of the run's own where it may make one, else the one that the target was given. */
export async function guessedAccount(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareAccount();
  const { clientId, clientSecret } = spare ?? context.target;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const right = { grantType: 'clientCredentials', clientId, clientSecret };
  return { right, isReal: spare === undefined };
}

/** The same for a user. */
export async function guessedUser(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareUser();
  const [username, password] = spare
    ? [spare.email, spare.password]
    : [context.target.username, context.target.password];
  if (username === undefined || password === undefined) return undefined;
  return { right: { grantType: 'password', username, password }, isReal: spare === undefined };
}
