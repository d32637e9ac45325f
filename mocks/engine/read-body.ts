import type { OperationId } from '../../generated/operations.js';
import type { Json } from '../state/json.js';
import { turn } from '../state/turns.js';
import type { ServedOperation } from './contract.js';
import type { Inbound } from './dispatch.js';
import type { Profile } from './profile.js';
import { quote } from './quote.js';
import { readJson } from './read-json.js';
import { type Refusal, type RefusalReason, refuse } from './refusal.js';

const usualLimitBytes = 1_048_576;
/** Parsing a body of this length takes so long that it yields to other requests before and after it. */
const longChars = 65_536;
const form = 'application/x-www-form-urlencoded';

export interface ReadBody {
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
  const read = readJson(text);
  if (isLong) await turn('first');
  if ('json' in read && read.json === null && !operation.bodyRequired) {
    // Handlers get null if no body was sent, so a null that was sent must not reach them.
    return refuse('request-invalid', 'The body is null: send an object, or no body at all.');
  }
  if ('json' in read) return { contentType, body: read.json };
  return read.refused === 'json-malformed' && waived(read.refused) ? { contentType, body: {} } : read;
}

/** Returns the media type without its parameters, in lower case. */
function mediaType(header: string | undefined): string {
  if (header === undefined || header === 'application/json') return header ?? '';
  const end = header.indexOf(';');
  return (end < 0 ? header : header.slice(0, end)).trim().toLowerCase();
}
