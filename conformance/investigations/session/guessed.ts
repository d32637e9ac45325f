import type { Lab } from '../../run/lab.js';
import type { JsonObject } from '../../target/json.js';

/** Somebody who is signed in wrongly, and their right sign-in. */
export interface Guessed {
  readonly right: JsonObject;
  /** Was there before the run, and is given few wrong sign-ins. */
  readonly isReal: boolean;
}

/** A service account: one of the run's own where it may make one, else the one that the target was given. */
export async function guessedAccount(lab: Lab): Promise<Guessed | undefined> {
  const spare = await lab.callers.spareAccount();
  const { clientId, clientSecret } = spare ?? lab.target;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const right = { grantType: 'clientCredentials', clientId, clientSecret };
  return { right, isReal: spare === undefined };
}

/** The same for a user. */
export async function guessedUser(lab: Lab): Promise<Guessed | undefined> {
  const spare = await lab.callers.spareUser();
  const [username, password] = spare
    ? [spare.email, spare.password]
    : [lab.target.username, lab.target.password];
  if (username === undefined || password === undefined) return undefined;
  return { right: { grantType: 'password', username, password }, isReal: spare === undefined };
}
