import type { CredentialKind } from './exchange.js';

export interface Caller {
  /** In words, such as "a viewer" or "the invitee". */
  readonly label: string;
  readonly credential: CredentialKind;
  /** The Authorization header; null for none. */
  authorization(): Promise<string | null>;
  /** Whether a refusal with this status may mean that the token has expired, and a new one can be obtained. */
  mayHaveExpired(status: number): boolean;
  forget(): void;
}

export function fixedCaller(label: string, credential: CredentialKind, authorization: string | null): Caller {
  return {
    label,
    credential,
    authorization: async () => authorization,
    mayHaveExpired: () => false,
    forget: () => undefined,
  };
}

/** A caller that signs in when it first needs an access token. */
export interface SignedIn extends Caller {
  token(): Promise<string>;
}

export interface Account extends SignedIn {
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface User extends SignedIn {
  /** Undefined if it is unknown; the user can be found by the email. */
  readonly id: string | undefined;
  readonly email: string;
  readonly password: string;
}
