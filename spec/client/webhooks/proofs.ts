import { fromBase64, fromHex, hmacOf, sameText } from './compare.js';

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
    holds: await sameText(header('x-webhook-token') ?? '', secret),
    sentAtMs: undefined,
  }),
  'standard-webhooks': async ({ header, body }, secret) => {
    const id = header('webhook-id');
    const seconds = header('webhook-timestamp');
    const sentAtMs = msOf(seconds);
    if (id === undefined || sentAtMs === undefined) return { holds: false, sentAtMs };
    const hmac = await hmacOf(keyOf(secret), `${id}.${seconds}.`, body);
    // There are several while a secret is rotated; unknown versions are ignored.
    const signatures = (header('webhook-signature') ?? '').split(' ').flatMap((part) => {
      const [version, signature] = part.split(',');
      return version === 'v1' ? [fromBase64(signature ?? '')] : [];
    });
    return { holds: await any(signatures, hmac), sentAtMs };
  },
  'timestamped-signature': async ({ header, body }, secret) => {
    const parts = (header('x-webhook-signature') ?? '').split(',').map((part) => part.trim().split('='));
    const times = parts.filter(([name]) => name === 't').map(([, value]) => value);
    const [seconds] = times;
    const sentAtMs = times.length === 1 ? msOf(seconds) : undefined;
    if (sentAtMs === undefined) return { holds: false, sentAtMs };
    const hmac = await hmacOf(new TextEncoder().encode(secret), `${seconds}.`, body);
    const signatures = parts.filter(([name]) => name === 'v1').map(([, value]) => fromHex(value ?? ''));
    return { holds: await any(signatures, hmac), sentAtMs };
  },
};

/** Standard Webhooks encodes a key as base64 after `whsec_`; any other secret is used as it is. */
function keyOf(secret: string): Uint8Array {
  return secret.startsWith('whsec_')
    ? (fromBase64(secret.slice('whsec_'.length)) ?? new Uint8Array())
    : new TextEncoder().encode(secret);
}

function msOf(seconds: string | undefined): number | undefined {
  return seconds !== undefined && /^\d{1,12}$/.test(seconds) ? Number(seconds) * 1000 : undefined;
}

async function any(
  signatures: readonly (Uint8Array | undefined)[],
  verify: (signature: Uint8Array) => Promise<boolean>,
): Promise<boolean> {
  const verdicts = await Promise.all(
    signatures.map((signature) => signature !== undefined && verify(signature)),
  );
  return verdicts.includes(true);
}
