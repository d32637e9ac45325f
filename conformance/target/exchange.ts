import type { OperationId } from '../../generated/operations.js';
import { isArray, isObject, type Json } from './json.js';

/** A recorded request with its response. Judges are pure functions of exchanges. */
export interface Exchange {
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
  readonly fault?: 'persistent' | 'recovered' | 'passing';
}

/** The credential of a request: a good one, that of another caller, none, or one that must be refused. */
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

export function called({ operation, request }: Pick<Exchange, 'operation' | 'request'>): string {
  const path = request.url.replace(/^\w+:\/\/[^/]+/, '').replace(/\?.*/, '');
  return `${operation} (${request.method} ${path})`;
}

/** Members whose value is a keyword of the interface. */
const words = new Set(['field_name', 'field', 'match_type', 'grantType', 'view', 'sort_by', 'size']);

/** The structure of a request without its values: requests of one shape take the same code path in most services. */
export function shapeOf({ operation, request }: Pick<Exchange, 'operation' | 'request'>): string {
  const query = request.url.split('?')[1] ?? '';
  const names = [...new URLSearchParams(query).keys()].sort();
  const body = structureOf(request.json ?? request.text ?? null);
  return JSON.stringify([operation, request.method, names, body]);
}

function structureOf(value: Json): Json {
  if (isArray(value)) {
    const kinds = new Set(value.map((item) => JSON.stringify(structureOf(item))));
    return [countOf(value.length), ...[...kinds].sort()];
  }
  if (isObject(value)) {
    return Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, words.has(name) ? member : structureOf(member)]);
  }
  if (typeof value !== 'string') return typeof value;
  return /^[\x20-\x7e]*$/.test(value) ? 'text' : 'text beyond ASCII';
}

function countOf(length: number): string {
  return length < 2 ? `${length}` : length < 100 ? 'several' : 'a hundred or more';
}

/** The input of a call, in the names of our contract. */
export interface CallInput {
  /** Path parameters. @default `org_id` is the organization of the target */
  readonly path?: Readonly<Record<string, string>>;
  /** Arrays are sent as repeated parameters. */
  readonly query?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly body?: Json;
  /** Sent verbatim instead of the body as JSON. */
  readonly text?: string;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
