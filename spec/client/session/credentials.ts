import type { components } from '../../../generated/identity.js';

/** A service account (section 5 rule 1). */
export interface ServiceAccount {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A user, who signs in by password (section 5 rule 4). */
export interface User {
  readonly username: string;
  readonly password: string;
}

/** A long-lived key: it is accepted where no customer-specific data is reached, as on `find` (section 5). */
export interface ApiKey {
  readonly apiKey: string;
}

/** Who calls: the first of these that is complete, in this order. */
export type Credentials = ServiceAccount | User | ApiKey;

type SessionRequest = components['schemas']['SessionRequest'];

/** What is sent to sign in; undefined for a key, which needs no session. */
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
