import type { Role } from '../../spec/contract/resources.js';
import type { Chunks, Dispatch, Inbound, Outbound, Trail } from '../engine/contract.js';
import type { Principal } from '../engine/handler.js';
import { PassedInbound } from '../engine/read-body.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import type { Metrics } from '../metrics/metrics.js';
import type { Clock } from '../state/clock.js';
import type { Journal } from './journal.js';

interface Caller {
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
  /** Alternating names and values, one per line: a journal of as many texts would keep garbage collection busy. */
  readonly sentHeaders: string;
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
  bytes += (entry.sent?.bytes ?? 0) + (entry.answered?.bytes ?? 0);
  bytes += 2 * entry.sentHeaders.length;
  for (const text of entry.cookies) bytes += textBytes + text.length;
  for (const name in entry.headers) bytes += textBytes + String(entry.headers[name]).length;
  for (const name in entry.path) bytes += textBytes + 2 * (entry.path[name]?.length ?? 0);
  return bytes;
}

/** A body as stored in a journal: what was read or sent, unless it has to be cut, as text or bytes. */
export interface KeptText {
  /** Partial characters at the cut are left out. */
  readonly body: string | Buffer;
  readonly bytes: number;
  /** The number of characters in total, if it is cut; unknown if there were too many to be read. */
  readonly length?: number | undefined;
  /** Whether the body was longer. */
  readonly isCut: boolean;
}

/** The maximum number of bytes kept of one body. */
export const mostBodyBytes = 65_536;

const unreadText: KeptText = { body: '', bytes: 0, isCut: true };

/** Returns as much of a body as is kept. */
export function keptText(body: string | Buffer): KeptText {
  const bytes = Buffer.byteLength(body);
  if (bytes <= mostBodyBytes) return { body, bytes, isCut: false };
  const cut = Buffer.allocUnsafeSlow(mostBodyBytes);
  const text = body.toString();
  const kept = cut.subarray(0, cut.write(text));
  return { body: kept, bytes: kept.length, length: text.length, isCut: true };
}

export const textOf = ({ body }: KeptText): string => body.toString();
export const lengthOf = (kept: KeptText): number | undefined =>
  kept.isCut ? kept.length : textOf(kept).length;

const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

interface Clocks {
  readonly service: Clock;
  readonly wall: Clock;
}

/** Counts every request and records it with its response; a client that has the response finds it in the journal. */
export function recorded(
  exchange: Dispatch,
  journal: Journal,
  metrics: Metrics,
  { service, wall }: Clocks,
): Dispatch {
  return async (inbound) => {
    const came = { id: journal.nextId(), atMs: service.now(), wallMs: wall.now() };
    const start = performance.now();
    const watched = new Watched(inbound);
    const answer = await exchange(watched);
    const durationMs = performance.now() - start;
    metrics.called(operationOf(watched), answer.status, durationMs);
    if (journal.mostBytes === 0) return answer;
    const recorded = entryOf(watched, answer, came, durationMs);
    recorded.bytes = bytesOfEntry(recorded);
    journal.add(recorded);
    // A redirected client sends the body to the new address instead.
    if (watched.hasUnread && !isRedirection(answer.status)) {
      journal.awaits(
        watched.readRest().then(
          (sent) => journal.complete(recorded, { sent }),
          // A client that has disconnected sends nothing more.
          () => undefined,
        ),
      );
    }
    // Resetting the connection discards what was not read.
    if (answer.passage?.breaks === 'at-once') await journal.settled();
    if (answer.chunks === undefined || isBodiless(watched.method, answer.status)) return answer;
    const chunks = tee(answer.chunks, (answered) => journal.complete(recorded, { answered }));
    return { ...answer, chunks };
  };
}

function operationOf({ trail: { known, answer, place } }: Watched): string | undefined {
  return answer?.operation?.id ?? answer?.draft?.id ?? known?.operation ?? place?.operation.id;
}

function entryOf(
  watched: Watched,
  { status, headers, cookies, body }: Outbound,
  { id, atMs, wallMs }: Pick<Recorded, 'id' | 'atMs' | 'wallMs'>,
  durationMs: number,
): Recorded {
  const { method, target, trail, sent, sentHeaders } = watched;
  const { known, caller, answer, place, faults = none } = trail;
  const path = known?.path ?? place?.path ?? {};
  const outcome = answer?.outcome;
  return {
    id,
    atMs,
    wallMs,
    durationMs,
    method,
    target,
    operation: operationOf(watched),
    isDraft: answer?.draft !== undefined || place?.operation.lifecycle === 'draft',
    faults,
    path,
    caller: caller && callerOf(caller, path['org_id'] ?? ''),
    refusal: outcome !== undefined && isRefusal(outcome) ? outcome : undefined,
    sentHeaders: sentHeaders.join('\n'),
    sent,
    status,
    headers,
    cookies,
    answered: body === undefined || isBodiless(method, status) ? undefined : keptText(body),
    bytes: 0,
  };
}

function callerOf({ kind, id, roles }: Principal, org: string): Caller | undefined {
  if (kind === 'anonymous') return undefined;
  return { kind, id, roles: Object.hasOwn(roles, org) ? (roles[org] ?? []) : [] };
}

const none: readonly string[] = [];
const isRedirection = (status: number): boolean => status >= 300 && status < 400;
const isBodiless = (method: string, status: number): boolean => method === 'HEAD' || bodiless.has(status);

/** Yields the same chunks; when they end, or the reader stops early, passes their beginning to `kept`. */
async function* tee(chunks: Chunks, kept: (text: KeptText) => void): AsyncGenerator<string> {
  let text = '';
  let length = 0;
  try {
    for await (const chunk of chunks) {
      length += chunk.length;
      // One character more than is kept shows that the text is cut.
      if (text.length <= mostBodyBytes) text += chunk.slice(0, mostBodyBytes + 1 - text.length);
      yield chunk;
    }
  } finally {
    const begin = keptText(text);
    kept({ ...begin, length, isCut: begin.isCut || text.length < length });
  }
}

const bodied: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

class Watched extends PassedInbound {
  declare readonly trail: Trail;
  sent: KeptText | undefined;
  #isRead = false;

  constructor(inbound: Inbound) {
    super(inbound, {
      known: undefined,
      caller: undefined,
      answer: undefined,
      place: undefined,
      faults: undefined,
    });
  }

  /** Whether the body was not read, e.g. because the call was refused before. */
  get hasUnread(): boolean {
    return !this.#isRead && bodied.has(this.method);
  }

  async readRest(): Promise<KeptText | undefined> {
    await this.text(mostBodyBytes);
    return this.sent;
  }

  override async text(limitBytes: number): Promise<string | undefined> {
    this.#isRead = true;
    const text = await super.text(limitBytes);
    this.sent = text === undefined ? unreadText : text === '' ? undefined : keptText(text);
    return text;
  }
}
