import type { components } from '../../../generated/identity.js';
import type { Readings } from '../../../generated/questions.js';

/** An API key as stored. Only the hash of its full value is stored. */
export type StoredApiKey = {
  readonly id: string;
  readonly name: string;
  /** Empty if none was given. */
  readonly description: string;
  /** Enough of the full value to recognise the key. */
  readonly shorthand: string;
  readonly createdAtMs: number;
  /** The hash by which the engine looks up the credential. */
  readonly credential: string;
};

type ApiKey = components['schemas']['ApiKey'];

/** Returns a key as the API shows it at any time (section 4.3), without its full value. */
export function shownApiKey(
  { id, name, description, shorthand, createdAtMs }: StoredApiKey,
  lastUsedAtMs: number | undefined,
  unused: Readings['apikey.unused'],
): ApiKey {
  return {
    id,
    name,
    ...(description === '' ? {} : { description }),
    shorthand,
    createdAt: new Date(createdAtMs).toISOString(),
    ...lastUse(lastUsedAtMs, unused),
  };
}

function lastUse(atMs: number | undefined, unused: Readings['apikey.unused']): Pick<ApiKey, 'lastUsedAt'> {
  if (atMs !== undefined) return { lastUsedAt: new Date(atMs).toISOString() };
  return unused === 'as-null' ? { lastUsedAt: null } : {};
}

/** Returns the part of a full value that stays readable, such as `pdk_key_Qw3r...9xYz`. */
export function shorthandOf(value: string, reading: Readings['apikey.shorthand']): string {
  // The two ends must not reveal a short value.
  const first = reading === 'last-four' ? 0 : Math.min(12, value.length >> 2);
  return `${value.slice(0, first)}...${value.slice(-4)}`;
}
