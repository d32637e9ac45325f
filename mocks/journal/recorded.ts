import type { Role } from '../../spec/contract/roles.js';
import type { Principal } from '../engine/handler.js';
import type { Refusal } from '../engine/refusal.js';

export interface Caller {
  readonly kind: Exclude<Principal['kind'], 'anonymous'>;
  readonly id: string;
  readonly roles: readonly Role[];
}

/** A request and its response as they were, including secrets. Nothing is derived from it until it is read. */
export interface Recorded {
  /** In the order in which requests arrived; never reused. */
  readonly id: number;
  /** When it arrived by the clock of the service, in milliseconds since 1970. */
  readonly atMs: number;
  /** When it arrived in real time. */
  readonly wallMs: number;
  readonly durationMs: number;
  readonly method: string;
  readonly target: string;
  /** The id of the operation, even if it is a draft. */
  readonly operation: string | undefined;
  readonly isDraft: boolean;
  readonly path: Readonly<Record<string, string | undefined>>;
  readonly caller: Caller | undefined;
  readonly refusal: Refusal | undefined;
  readonly faults: readonly string[];
  /** Alternating names and values. */
  readonly sentHeaders: readonly string[];
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly cookies: readonly string[];
  /** Undefined while it is arriving, or if there is none. */
  sent: KeptText | undefined;
  /** Undefined while it is being written, or if there is none. */
  answered: KeptText | undefined;
  /** The size that counts towards the limit. */
  bytes: number;
}

/** Approximate overhead of an entry besides its texts: objects, pointers, small strings. */
const entryBytes = 512;
const textBytes = 24;

/** Returns the approximate size of an entry in bytes. */
export function bytesOfEntry(entry: Omit<Recorded, 'bytes'>): number {
  let bytes = entryBytes + 2 * (entry.target.length + (entry.refusal?.message.length ?? 0));
  bytes += (entry.sent?.bytes.length ?? 0) + (entry.answered?.bytes.length ?? 0);
  for (const text of entry.sentHeaders) bytes += textBytes + 2 * text.length;
  for (const text of entry.cookies) bytes += textBytes + text.length;
  for (const name in entry.headers) bytes += textBytes + String(entry.headers[name]).length;
  for (const name in entry.path) bytes += textBytes + 2 * (entry.path[name]?.length ?? 0);
  return bytes;
}

/** A body as stored in a journal: as bytes, which garbage collection does not move. */
export interface KeptText {
  /** UTF-8; partial characters at the cut are left out. */
  readonly bytes: Buffer;
  /** The number of characters in total; unknown if there were too many to be read. */
  readonly length: number | undefined;
  /** Whether the body was longer. */
  readonly isCut: boolean;
}

/** The maximum number of bytes kept of one body. */
export const mostBodyBytes = 65_536;

/** A body that was too long to be read. */
export const unreadText: KeptText = { bytes: Buffer.alloc(0), length: undefined, isCut: true };

/** Returns as much of a body as is kept. */
export function keptText(text: string): KeptText {
  const { length } = text;
  // A UTF-16 code unit takes at most three bytes.
  if (3 * length <= mostBodyBytes || Buffer.byteLength(text) <= mostBodyBytes) {
    return { bytes: Buffer.from(text), length, isCut: false };
  }
  const bytes = Buffer.allocUnsafeSlow(mostBodyBytes);
  return { bytes: bytes.subarray(0, bytes.write(text)), length, isCut: true };
}

export const textOf = ({ bytes }: KeptText): string => bytes.toString();
