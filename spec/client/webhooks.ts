import type { components } from '../../generated/ledger.js';
import { isObject } from './answers.js';

const encoder = new TextEncoder();

/** Returns the HMAC-SHA256 of a text and a body; undefined for an empty key, which counts as none: anyone knows it. */
async function hmacOf(key: Uint8Array, prefix: string, body: Uint8Array): Promise<Uint8Array | undefined> {
  if (key.length === 0) return undefined;
  const sha256 = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, sha256, false, ['sign']);
  const signed = new Uint8Array([...encoder.encode(prefix), ...body]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, signed));
}

/** Whether one of these texts is the expected one, which is not empty. Takes the same time for any text of its length. */
async function isAmong(given: readonly string[], expected: string): Promise<boolean> {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const [digest, ...others] = await Promise.all(
    [expected, ...given].map((text) => hmacOf(key, text, new Uint8Array())),
  );
  return expected !== '' && others.some((other) => other?.join() === digest?.join());
}

const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How a webhook proves that it comes from the service (question events.authenticity). */
export type Proof = 'token-header' | 'standard-webhooks' | 'timestamped-signature';

/** A received webhook. */
export interface Arrived {
  /** Returns a header by its lower-case name; undefined if it is missing or present more than once. */
  header(name: string): string | undefined;
  readonly body: Uint8Array;
}

/** The result of verifying a proof. */
export interface Proven {
  readonly holds: boolean;
  /** The time of the signature, in milliseconds since 1970; undefined for a token, which has no time. */
  readonly sentAtMs: number | undefined;
}

/** The header that identifies each proof, strongest first: if there is a signature, it decides. */
export const headerOf: readonly (readonly [Proof, string])[] = [
  ['standard-webhooks', 'webhook-signature'],
  ['timestamped-signature', 'x-webhook-signature'],
  ['token-header', 'x-webhook-token'],
];

/** Verifies each kind of proof: whether the sender of a webhook knows the secret. */
export const proofs: Readonly<Record<Proof, (arrived: Arrived, secret: string) => Promise<Proven>>> = {
  'token-header': async ({ header }, secret) => ({
    holds: await isAmong([header('x-webhook-token') ?? ''], secret),
    sentAtMs: undefined,
  }),
  'standard-webhooks': async ({ header, body }, secret) => {
    const id = header('webhook-id');
    const seconds = header('webhook-timestamp');
    const sentAtMs = msOf(seconds);
    if (id === undefined || sentAtMs === undefined) return { holds: false, sentAtMs };
    const hmac = await hmacOf(keyOf(secret), `${id}.${seconds}.`, body);
    // There are several while a secret is rotated; unknown versions are ignored.
    const signatures = (header('webhook-signature') ?? '').split(' ');
    return { holds: await isAmong(signatures, hmac ? `v1,${base64(hmac)}` : ''), sentAtMs };
  },
  'timestamped-signature': async ({ header, body }, secret) => {
    const parts = (header('x-webhook-signature') ?? '').split(',').map((part) => part.trim().split('='));
    const times = parts.filter(([name]) => name === 't').map(([, value]) => value);
    const [seconds] = times;
    const sentAtMs = times.length === 1 ? msOf(seconds) : undefined;
    if (sentAtMs === undefined) return { holds: false, sentAtMs };
    const hmac = await hmacOf(encoder.encode(secret), `${seconds}.`, body);
    const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => `${value}`.toLowerCase());
    return { holds: await isAmong(signatures, hmac ? hex(hmac) : ''), sentAtMs };
  },
};

/** Standard Webhooks encodes a key as base64 after `whsec_`; any other secret is used as it is. */
function keyOf(secret: string): Uint8Array {
  if (!secret.startsWith('whsec_')) return encoder.encode(secret);
  const text = secret.slice('whsec_'.length).replaceAll('-', '+').replaceAll('_', '/');
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function msOf(seconds: string | undefined): number | undefined {
  return seconds !== undefined && /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

/** A webhook that cannot be trusted or parsed. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** `unproven`: by somebody else; `too-old`: signed too long ago, or in the future; `malformed`: no contact. */
  readonly code: 'unproven' | 'too-old' | 'malformed';

  constructor(code: WebhookError['code'], why: string) {
    super(`The webhook is refused: ${why}.`);
    this.code = code;
  }
}

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
  /** The current time, in milliseconds since 1970. Default: the system clock; a mock signs with its own time. */
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
  const bytes = typeof body === 'string' ? encoder.encode(body) : body;
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
