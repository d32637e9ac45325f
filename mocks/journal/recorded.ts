import type { Role } from '../../spec/contract/roles.js';
import type { Principal } from '../engine/handler.js';
import type { Refusal } from '../engine/refusal.js';
import type { KeptText } from './kept-text.js';

/** Who called, with the roles on the organization of the call. */
export interface Caller {
  readonly kind: Exclude<Principal['kind'], 'anonymous'>;
  readonly id: string;
  readonly roles: readonly Role[];
}

/** A request with its answer, as it was: with secrets in it. Nothing is made of it before somebody asks. */
export interface Recorded {
  /** In the order in which requests came; never given twice. */
  readonly id: number;
  /** When it came by the clock of the service, in milliseconds since 1970. */
  readonly atMs: number;
  /** The same by the clock on the wall. */
  readonly wallMs: number;
  readonly durationMs: number;
  readonly method: string;
  /** Path with query, as sent. */
  readonly target: string;
  /** The id of the operation, also of one that is a draft. */
  readonly operation: string | undefined;
  readonly isDraft: boolean;
  /** Parameters of the path. */
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly caller: Caller | undefined;
  readonly refusal: Refusal | undefined;
  /** The ids of the faults that struck it. */
  readonly faults: readonly string[];
  /** Names and values in turn. */
  readonly sentHeaders: readonly string[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly cookies: readonly string[];
  /** Undefined as long as it is on its way, and where there is none. */
  sent: KeptText | undefined;
  /** Undefined as long as it is being written, and where there is none. */
  answered: KeptText | undefined;
  /** What it counts for. */
  bytes: number;
}

/** What an entry takes beside its texts, roughly: objects, pointers, small strings. */
const entryBytes = 512;
/** What a text takes beside its characters. */
const textBytes = 24;

/** How many bytes an entry takes. */
export function bytesOfEntry(entry: Omit<Recorded, 'bytes'>): number {
  let bytes = entryBytes + 2 * (entry.target.length + (entry.refusal?.message.length ?? 0));
  bytes += (entry.sent?.bytes.length ?? 0) + (entry.answered?.bytes.length ?? 0);
  for (const text of entry.sentHeaders) bytes += textBytes + 2 * text.length;
  for (const text of entry.cookies) bytes += textBytes + text.length;
  for (const name in entry.headers) bytes += textBytes + String(entry.headers[name]).length;
  for (const name in entry.path) bytes += textBytes + 2 * (entry.path[name]?.length ?? 0);
  return bytes;
}
