import type { components } from '../../../generated/identity.js';

/** A service account (section 5 rule 1). */
export interface ServiceAccount {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A user, who signs in with a password (section 5 rule 4). */
export interface User {
  readonly username: string;
  readonly password: string;
}

/** A long-lived key, accepted by operations without customer-specific data, such as `find` (section 5). */
export interface ApiKey {
  readonly apiKey: string;
}

/** The caller. If several are complete, the first in this order is used. */
export type Credentials = ServiceAccount | User | ApiKey;

type SessionRequest = components['schemas']['SessionRequest'];

/** Returns the body to sign in with; undefined for an API key, which needs no session. */
export function signInBody(credentials: Credentials): SessionRequest | undefined {
  if ('clientId' in credentials) {
    const { clientId, clientSecret } = credentials;
    return { grantType: 'clientCredentials', clientId, clientSecret };
  }
  if ('username' in credentials) {
    const { username, password } = credentials;
    return { grantType: 'password', username, password };
  }
  return undefined;
}
