// Section 5 rule 3 names two lifetimes of an access token: renewal every 15 minutes, and expiry 1 hour after creation.
const renewalMs = 15 * 60_000;
const longestMs = 60 * 60_000;
/** No time zone is further from UTC. */
const farthestZoneMs = 15 * 3_600_000;
/** Date headers have whole seconds. */
const secondMs = 1000;

/** The members of a session response about the expiry of its token. */
export interface Expiry {
  readonly expiresAt?: unknown;
  readonly expires_at?: unknown;
  readonly expires_in?: unknown;
}

/**
 * Returns the lifetime of a token in milliseconds, counted from the server's time in the response that contained it. `expiresAt`
 * has no zone designator (section 4.2) and is read as UTC. If that is impossible, because more than an hour or less than nothing
 * would be left, it is in another zone. Zone offsets are multiples of a quarter of an hour, so the remainder of that is never
 * more than the real rest.
 */
export function lifetimeOf({ expiresAt, expires_at, expires_in }: Expiry, serverNowMs: number): number {
  if (typeof expires_in === 'number' && expires_in > 0) return expires_in * 1000;
  const end = readDateTime(expiresAt) ?? readDateTime(expires_at);
  if (end === undefined) return renewalMs;
  const leftMs = end.atMs - serverNowMs;
  if (leftMs > 0 && (end.zoned || leftMs <= longestMs + secondMs)) return leftMs;
  if (Math.abs(leftMs) > farthestZoneMs) return renewalMs;
  const beyondMs = ((leftMs % renewalMs) + renewalMs) % renewalMs;
  return beyondMs > 2 * secondMs ? beyondMs : renewalMs;
}

/**
 * Returns how long before its expiry a token is renewed, in milliseconds: allows for latency and the whole seconds of Date
 * headers.
 */
export function marginOf(lifetimeMs: number): number {
  return Math.min(lifetimeMs / 2, secondMs + Math.min(30_000, lifetimeMs / 10));
}

function readDateTime(text: unknown): { readonly atMs: number; readonly zoned: boolean } | undefined {
  if (typeof text !== 'string') return undefined;
  const [, date, time, fraction = '', zone = ''] =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(\.\d+)?(Z|[+-]\d\d:?\d\d)?$/i.exec(text.trim()) ?? [];
  const atMs = Date.parse(`${date}T${time}${zone.toUpperCase() || 'Z'}`);
  if (Number.isNaN(atMs)) return undefined;
  return { atMs: atMs + Math.floor(Number(`0${fraction}`) * 1000), zoned: zone !== '' };
}
