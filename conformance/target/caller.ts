import type { CredentialKind } from './exchange.js';

/** Somebody who calls the service. */
export interface Caller {
  /** As a scenario names them: "a viewer", "the invitee". */
  readonly label: string;
  readonly credential: CredentialKind;
  /** The Authorization header; null for none. */
  authorization(): Promise<string | null>;
  /** Whether a refusal with this status may mean that the token has expired, and a new one can be had. */
  mayHaveExpired(status: number): boolean;
  /** The next call makes a new token. */
  forget(): void;
}

/** A caller whose Authorization header never changes. */
export function fixedCaller(label: string, credential: CredentialKind, authorization: string | null): Caller {
  return {
    label,
    credential,
    authorization: async () => authorization,
    mayHaveExpired: () => false,
    forget: () => undefined,
  };
}

/** A caller who signs in: an access token is made when it is first needed. */
export interface SignedIn extends Caller {
  token(): Promise<string>;
}

/** A service account, and what it signs in with. */
export interface Account extends SignedIn {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** A user, and what they sign in with. */
export interface User extends SignedIn {
  /** Undefined where it is not known; the user can be found by the email. */
  readonly id: string | undefined;
  readonly email: string;
  readonly password: string;
}
