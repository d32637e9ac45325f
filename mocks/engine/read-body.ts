import { isUtf8 } from 'node:buffer';
import type { OperationId } from '../../generated/operations.js';
import { frozen, type Json } from '../state/json.js';
import { turn } from '../state/turns.js';
import type { Inbound, ServedOperation, Trail } from './contract.js';
import type { Profile } from './handler.js';
import { quote, type Refusal, type RefusalReason, refuse } from './refusal.js';

const usualLimitBytes = 1_048_576;
/** Parsing a body of this length takes so long that it yields to other requests before and after it. */
const longChars = 65_536;
const form = 'application/x-www-form-urlencoded';

interface ReadBody {
  readonly contentType: string;
  readonly body: Json;
}

/** Reads the body of a request: JSON, or a form if the operation takes one. A mutant may `rewrite` its text. */
export async function readBody(
  operation: ServedOperation,
  inbound: Inbound,
  profile: Profile,
  waived: (reason: RefusalReason) => boolean,
  rewrite?: (text: string, operation: OperationId) => string,
): Promise<ReadBody | Refusal> {
  const taken = Object.keys(operation.requests);
  // If the operation has no body, one that is sent is ignored.
  if (taken.length === 0) return { contentType: '', body: null };
  const limitBytes = operation.bodyLimit ?? usualLimitBytes;
  const unlimited = profile.reading('errors.body-limit') === 'accepted' || waived('body-too-large');
  const sent = await inbound.text(unlimited ? Number.POSITIVE_INFINITY : limitBytes);
  if (sent === undefined) {
    return refuse('body-too-large', `The body has more than ${limitBytes} bytes: send less at once.`);
  }
  const undecodable = codingRefused(inbound);
  if (undecodable !== undefined) return undecodable;
  const text = rewrite ? rewrite(sent, operation.id) : sent;
  const contentType = mediaType(inbound.header('content-type'));
  if (text === '' && !operation.bodyRequired) return { contentType, body: null };
  const isTaken = contentType === '' || taken.includes(contentType);
  if (!isTaken && profile.reading('errors.request-content-type') !== 'accepted' && !waived('content-type')) {
    return refuse('content-type', `Content-Type is ${quote(contentType)}; send ${taken.join(' or ')}.`);
  }
  if (isTaken && contentType === form) {
    return { contentType, body: Object.fromEntries(new URLSearchParams(text)) };
  }
  const isLong = text.length >= longChars;
  if (isLong) await turn();
  const read = text.length > fewChars ? readJson(text) : readOnce(text);
  if (isLong) await turn('first');
  if ('json' in read && read.json === null && !operation.bodyRequired) {
    // Handlers get null if no body was sent, so a null that was sent must not reach them.
    return refuse('request-invalid', 'The body is null: send an object, or no body at all.');
  }
  if ('json' in read) return { contentType, body: read.json };
  return read.refused === 'json-malformed' && waived(read.refused) ? { contentType, body: {} } : read;
}

/** The last short bodies, frozen: tests and load send the same again and again, and handlers know by it what they found. */
const bodies = new Map<string, ReturnType<typeof readJson>>();
const [fewChars, mostBodies] = [1000, 256];

function readOnce(text: string): ReturnType<typeof readJson> {
  const known = bodies.get(text);
  if (known !== undefined) return known;
  const read = readJson(text);
  if ('json' in read) frozen(read.json);
  if (bodies.size >= mostBodies) bodies.clear();
  bodies.set(text, read);
  return read;
}

/** Refuses what cannot be read as text: a compressed body, or one in another encoding than UTF-8. */
function codingRefused(inbound: Inbound): Refusal | undefined {
  const coding = inbound.header('content-encoding')?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') {
    return refuse(
      'content-type',
      `Content-Encoding is ${quote(coding)}: send the body as it is, not compressed.`,
    );
  }
  if (inbound.isUtf8) return undefined;
  return refuse('json-malformed', 'The body is not UTF-8: send it in that encoding.');
}

export interface DecodedBody {
  readonly text: string;
  readonly isUtf8: boolean;
}

/** Decodes the body of a request, which came in these parts, without a byte order mark. */
export function decoded(parts: readonly Uint8Array[]): DecodedBody {
  const [first] = parts;
  const bytes = first instanceof Buffer && parts.length === 1 ? first : Buffer.concat(parts);
  const text = bytes.toString('utf8');
  return {
    text: text.charCodeAt(0) === 0xfeff ? text.slice(1) : text,
    isUtf8: !text.includes('\ufffd') || isUtf8(bytes),
  };
}

function mediaType(header: string | undefined): string {
  if (header === undefined || header === 'application/json') return header ?? '';
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}

/** Parses JSON, and refuses what is nested more deeply than the stack allows. */
export function readJson(text: string): { readonly json: Json } | Refusal {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse('json-malformed', `The body is not JSON${place(text, error)}.`);
  }
  // A level takes an opening and a closing bracket.
  if (text.length <= 2 * mostLevels || !isTooDeep(json)) return { json };
  const message = `The body is nested more than ${mostLevels} levels deep: send a flatter one.`;
  return refuse('request-invalid', message);
}

/** Locates the syntax error. The message of JSON.parse is not repeated: it quotes the body, which may contain a secret. */
function place(text: string, error: unknown): string {
  if (text.trim() === '') return ': it is empty';
  const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `: it goes wrong at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}

/** Far more levels than any body of the contract needs. */
const mostLevels = 100;

/** Whether a value is nested too deeply to be traversed: a body as deep as the stack would crash the process. */
function isTooDeep(value: Json, levels = mostLevels): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levels === 0) return true;
  for (const member of Object.values(value)) {
    if (member !== undefined && isTooDeep(member, levels - 1)) return true;
  }
  return false;
}

/** A request that is passed on. Code that reads its body, or has already read it, replaces `text`. */
export class PassedInbound implements Inbound {
  readonly method: string;
  readonly target: string;
  readonly trail: Trail | undefined;
  protected readonly inner: Inbound;

  constructor(inner: Inbound, trail = inner.trail) {
    this.method = inner.method;
    this.target = inner.target;
    this.trail = trail;
    this.inner = inner;
  }

  text(limitBytes: number): Promise<string | undefined> {
    return this.inner.text(limitBytes);
  }

  get isUtf8(): boolean {
    return this.inner.isUtf8;
  }

  header(name: string): string | undefined {
    return this.inner.header(name);
  }

  get headers(): Headers {
    return this.inner.headers;
  }

  get request(): Request {
    return this.inner.request;
  }

  get sentHeaders(): readonly string[] {
    return this.inner.sentHeaders;
  }

  get gone(): AbortSignal | undefined {
    return this.inner.gone;
  }
}

export function withBody(inbound: Inbound, text: Inbound['text']): Inbound {
  return Object.assign(new PassedInbound(inbound), { text });
}
