import type { OperationId } from '../../generated/operations.js';
import type { Json } from './json.js';

/** A recorded request with its response. Judges are pure functions of exchanges. */
export interface Exchange {
  /** Position in the order of sending, from 1. */
  readonly id: number;
  readonly operation: OperationId;
  readonly investigation: string;
  readonly credential: CredentialKind;
  readonly org: OrgKind;
  /** The ids that the call names, if it names any. */
  readonly named?: readonly string[];
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** The body as sent; undefined if there was none. */
    readonly text: string | undefined;
    /** The body as JSON, if it is JSON. */
    readonly json: Json | undefined;
  };
  readonly response: {
    readonly status: number;
    /** Names in lower case; multiple values of a name are joined by ", ". */
    readonly headers: Readonly<Record<string, string>>;
    readonly cookies: readonly string[];
    readonly text: string;
    /** The body as JSON, in the names of our contract. */
    readonly json: Json | undefined;
  };
  /** When it was sent, and when the answer was complete, in milliseconds since 1970. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /** The kind of a 5xx to a good request: it came every time, a repetition was answered, or it may be chance or an outage. */
  readonly fault?: (typeof faults)[number];
}

export const faults = ['persistent', 'recovered', 'passing'] as const;

/** The credential of a request: a good one, that of another caller, none, or one that must be refused. */
export type CredentialKind = (typeof credentialKinds)[number];
export const credentialKinds = [
  'token',
  'api-key',
  'other-caller',
  'none',
  'garbage',
  'tampered',
  'empty',
  'wrong-scheme',
  'unsigned',
  'expired',
  'other-header',
] as const;

export type OrgKind = (typeof orgKinds)[number];
export const orgKinds = ['own', 'other', 'empty', 'unknown', 'missing'] as const;

/** Whether credential and organization are good, so that the answer depends only on the request itself. */
export function isAdmitted({ org, credential }: Pick<Exchange, 'org' | 'credential'>): boolean {
  return org === 'own' && (credential === 'token' || credential === 'api-key');
}

/** Whether the credential of a call, or its role, was refused. */
export function isForbidden({ response }: Pick<Exchange, 'response'>): boolean {
  return response.status === 401 || response.status === 403;
}

/** Whether a call succeeded: any 2xx. */
export function isSuccess({ response }: Pick<Exchange, 'response'>): boolean {
  return response.status >= 200 && response.status <= 299;
}

/** Whether a call was refused for what it sends, or for how much of it: a service need not take every text or any number. */
export function refusesInput({ response }: Pick<Exchange, 'response'>): boolean {
  return [400, 413, 422].includes(response.status);
}
