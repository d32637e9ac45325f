import type { OperationId } from '../../generated/operations.js';
import type { Json } from './json.js';

/** One recorded request with its response. Judges are pure functions of exchanges. */
export interface Exchange {
  /** Position in the order of sending, from 1. */
  readonly id: number;
  /** The operation the request was meant for. */
  readonly operation: OperationId;
  /** The investigation that sent it. */
  readonly investigation: string;
  /** How the caller was to be identified. */
  readonly credential: CredentialKind;
  /** The organization it was sent to. */
  readonly org: OrgKind;
  /** The ids of what it is about, where the call names some. */
  readonly named?: readonly string[];
  readonly request: {
    readonly method: string;
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    /** The body as sent; undefined when there was none. */
    readonly text: string | undefined;
    /** The body as JSON, where it is JSON. */
    readonly json: Json | undefined;
  };
  readonly response: {
    readonly status: number;
    /** Names in lower case; several values of one name are joined by ", ". */
    readonly headers: Readonly<Record<string, string>>;
    readonly cookies: readonly string[];
    readonly text: string;
    /** The body as JSON, with the names that our contract has for its members. */
    readonly json: Json | undefined;
  };
  /** Milliseconds since 1970 when it was sent and when the answer was complete. */
  readonly sentAt: number;
  readonly receivedAt: number;
  /**
   * What a 5xx to a good request is: `persistent` where it came every time the same was sent again, while requests known
   * to be good were answered in between; `recovered` where it was answered with a success then; else `passing`, which may
   * be an outage, load or chance.
   */
  readonly fault?: 'persistent' | 'recovered' | 'passing';
}

/** Which credential a request carried: good ones, that of somebody else, none, or one that must be refused. */
export type CredentialKind =
  | 'token'
  | 'api-key'
  | 'other-caller'
  | 'none'
  | 'garbage'
  | 'tampered'
  | 'empty'
  | 'wrong-scheme'
  | 'unsigned'
  | 'expired'
  | 'other-header';

export type OrgKind = 'own' | 'other' | 'empty' | 'unknown' | 'missing';

/** Whether the credential and the organization are good, so that the answer speaks about the request itself. */
export function isAdmitted(exchange: Exchange): boolean {
  return exchange.org === 'own' && (exchange.credential === 'token' || exchange.credential === 'api-key');
}

/** Whether a call was granted: any 2xx. */
export function isSuccess({ response }: Pick<Exchange, 'response'>): boolean {
  return response.status >= 200 && response.status <= 299;
}
