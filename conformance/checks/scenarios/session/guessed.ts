import type { CheckContext } from '../../../scene/check-context.js';
import type { JsonObject } from '../../../target/json.js';

/** An account for wrong sign-ins, with its valid sign-in. */
export interface Guessed {
  readonly right: JsonObject;
  /** Whether it existed before the run: then it is given few wrong sign-ins. */
  readonly isReal: boolean;
}

/** Returns a service account: one of the run's own if it may create one, else the configured one. */
export async function guessedAccount(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareAccount();
  const { clientId, clientSecret } = spare ?? context.target;
  if (clientId === undefined || clientSecret === undefined) return undefined;
  const right = { grantType: 'clientCredentials', clientId, clientSecret };
  return { right, isReal: spare === undefined };
}

/** Returns a user in the same way. */
export async function guessedUser(context: CheckContext): Promise<Guessed | undefined> {
  const spare = await context.callers.spareUser();
  const [username, password] = spare
    ? [spare.email, spare.password]
    : [context.target.username, context.target.password];
  if (username === undefined || password === undefined) return undefined;
  return { right: { grantType: 'password', username, password }, isReal: spare === undefined };
}
