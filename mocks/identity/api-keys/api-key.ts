import type { components } from '../../../generated/identity.js';
import type { Readings } from '../../../generated/questions.js';

/** An API key as it is stored: its full value is known only by its hash. */
export type StoredApiKey = {
  readonly id: string;
  readonly name: string;
  /** Empty where none was given. */
  readonly description: string;
  /** Enough of the full value to recognise it by. */
  readonly shorthand: string;
  readonly createdAtMs: number;
  /** The hash under which the engine knows the credential. */
  readonly credential: string;
};

type ApiKey = components['schemas']['ApiKey'];

/** A key as people may see it at any time (section 4.3): never its full value. */
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

/** What remains readable of a full value, as `pdk_key_Qw3r...9xYz`. */
export function shorthandOf(value: string, reading: Readings['apikey.shorthand']): string {
  // A short value must not be given away by its two ends.
  const first = reading === 'last-four' ? 0 : Math.min(12, value.length >> 2);
  return `${value.slice(0, first)}...${value.slice(-4)}`;
}
