import type { components } from '../../../generated/ledger.js';
import { type Arrived, headerOf, type Proof, proofs } from './proofs.js';
import { WebhookError } from './webhook-error.js';

type LedgerContact = components['schemas']['LedgerContact'];

/** A webhook as a server received it. */
export interface ReceivedWebhook {
  /** A `Headers`, or the `headers` of a request of node:http. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The body as it came: parsed and written anew it is another one. */
  readonly body: string | Uint8Array;
}

export interface WebhookOptions {
  /** What was agreed on with the service; several while it is being replaced. */
  readonly secret: string | readonly string[];
  /** How webhooks are proven. Default: as their headers say, each of which only who knows the secret can write. */
  readonly proof?: Proof;
  /** The most milliseconds between a signature and now, before and after. Default: 5 minutes. */
  readonly toleranceMs?: number;
  /** What time it is, in milliseconds since 1970. Default: the system. A mock whose clock was moved signs by its own. */
  readonly clock?: { now(): number };
}

/** What a webhook tells, once it is certain who sent it. */
export interface VerifiedWebhook {
  /** The contact as it is now. */
  readonly contact: LedgerContact;
  /** The same for every attempt to deliver an event, which may come twice; undefined where the service sends none. */
  readonly eventId: string | undefined;
  /** When it was signed, in milliseconds since 1970; undefined for a token, which has no time. */
  readonly sentAtMs: number | undefined;
  readonly proof: Proof;
}

/**
 * Makes sure that a webhook comes from the service and is new, and reads it. Throws a WebhookError otherwise, to be answered
 * with 401 or 400; neither the secret nor what was sent is quoted in it. What came twice within the tolerance is told by
 * `eventId`.
 */
export async function verifyWebhook(
  { headers, body }: ReceivedWebhook,
  { secret, proof, toleranceMs = 300_000, clock }: WebhookOptions,
): Promise<VerifiedWebhook> {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  const arrived: Arrived = { header: headerIn(headers), body: bytes };
  const brought = proof ?? headerOf.find(([, name]) => arrived.header(name) !== undefined)?.[0];
  if (brought === undefined) {
    throw new WebhookError('unproven', 'no header shows that it comes from the service');
  }
  const secrets = (typeof secret === 'string' ? [secret] : secret).filter((each) => each !== '');
  const proven = await Promise.all(secrets.map((each) => proofs[brought](arrived, each)));
  const held = proven.find(({ holds }) => holds);
  if (held === undefined) throw new WebhookError('unproven', `its ${brought} is not by the secret`);
  const { sentAtMs } = held;
  const ageMs = sentAtMs === undefined ? 0 : (clock ?? Date).now() - sentAtMs;
  if (!(Math.abs(ageMs) <= toleranceMs)) {
    throw new WebhookError('too-old', `it was signed ${Math.round(ageMs / 1000)} seconds ago`);
  }
  const { contact, eventId } = read(bytes);
  return { contact, eventId: arrived.header('webhook-id') ?? eventId, sentAtMs, proof: brought };
}

/** The body is the contact, or an event around it (question events.form). */
function read(body: Uint8Array): { readonly contact: LedgerContact; readonly eventId: string | undefined } {
  const sent = parsed(body);
  const { id, type, data } = sent;
  return typeof type === 'string' && isObject(data)
    ? { contact: contactIn(data), eventId: typeof id === 'string' ? id : undefined }
    : { contact: contactIn(sent), eventId: undefined };
}

function parsed(body: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const sent: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    if (isObject(sent)) return sent;
  } catch {
    // Told below.
  }
  throw new WebhookError('malformed', 'its body is no JSON object');
}

/** Who sent it keeps the contract, or is told by its `id` that it does not. */
function contactIn(data: Readonly<Record<string, unknown>>): LedgerContact {
  if (isContact(data)) return data;
  throw new WebhookError('malformed', 'its contact has no id');
}

const isContact = (data: object): data is LedgerContact => 'id' in data && typeof data.id === 'string';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A header that is there twice is none: which of them counts would be open. */
function headerIn(headers: ReceivedWebhook['headers']): Arrived['header'] {
  if (headers instanceof Headers) return (name) => headers.get(name) ?? undefined;
  const byName = new Map<string, string | undefined>();
  for (const [name, value] of Object.entries(headers)) {
    const key = name.toLowerCase();
    const only = typeof value === 'string' ? value : value?.length === 1 ? value[0] : undefined;
    byName.set(key, byName.has(key) ? undefined : only);
  }
  return (name) => byName.get(name);
}
