import type { components } from '../../../generated/ledger.js';
import { type Arrived, headerOf, type Proof, proofs } from './proofs.js';
import { WebhookError } from './webhook-error.js';

type LedgerContact = components['schemas']['LedgerContact'];

/** A webhook as a server received it. */
export interface ReceivedWebhook {
  /** A `Headers` object, or the `headers` of a node:http request. */
  readonly headers: Headers | Readonly<Record<string, string | readonly string[] | undefined>>;
  /** The raw body: parsed and serialised again it would differ. */
  readonly body: string | Uint8Array;
}

export interface WebhookOptions {
  /** The secret shared with the service; several during a rotation. */
  readonly secret: string | readonly string[];
  /** How webhooks are proven. Default: as their headers say. Each proof requires the secret. */
  readonly proof?: Proof;
  /** The maximum difference between a signature and now in either direction, in milliseconds. Default: 5 minutes. */
  readonly toleranceMs?: number;
  /**
   * The current time, in milliseconds since 1970. Default: the system clock. A mock with a moved clock signs with its own time.
   */
  readonly clock?: { now(): number };
}

/** The content of a verified webhook. */
export interface VerifiedWebhook {
  /** The current state of the contact. */
  readonly contact: LedgerContact;
  /** The same for every delivery attempt of an event, which may arrive twice; undefined if the service sends none. */
  readonly eventId: string | undefined;
  /** The time of the signature, in milliseconds since 1970; undefined for a token, which has no time. */
  readonly sentAtMs: number | undefined;
  readonly proof: Proof;
}

/**
 * Verifies that a webhook comes from the service and is recent, and parses it. Otherwise throws a WebhookError, to be answered
 * with 401 or 400; its message quotes neither the secret nor the webhook. Use `eventId` to detect duplicates within the
 * tolerance.
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
    // Handled below.
  }
  throw new WebhookError('malformed', 'its body is no JSON object');
}

/** Checks only `id`: otherwise the sender is trusted to follow the contract. */
function contactIn(data: Readonly<Record<string, unknown>>): LedgerContact {
  if (isContact(data)) return data;
  throw new WebhookError('malformed', 'its contact has no id');
}

const isContact = (data: object): data is LedgerContact => 'id' in data && typeof data.id === 'string';

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A duplicate header counts as missing: which one applies would be undefined. */
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
