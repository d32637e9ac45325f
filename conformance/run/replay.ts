import { createCipheriv, createDecipheriv, createHmac, scryptSync } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type RuleId, rules } from '../../generated/rules.js';
import type { FindOptions } from '../check/check-context.js';
import { isArray, isObject, type Json, parseJson } from '../target/json.js';
import type { Target } from '../target/target.js';

/** How a find differs from an ordinary one, without secrets. */
export type FindHow = Pick<FindOptions, 'text' | 'contentType' | 'method' | 'path' | 'org'>;

/** Everything needed to reproduce a violation. Holds no secret, but may name people. */
export type Replay = { readonly rule: RuleId; readonly seed: number } & (
  | {
      readonly kind: 'exchange';
      /** Bodies of finds to send first, for the rule to compare with. */
      readonly before: readonly Json[];
      readonly body: Json;
      /** How the request differs from an ordinary find; texts are sent verbatim. */
      readonly how: FindHow;
    }
  | { readonly kind: 'case'; readonly investigation: string; readonly value: Json }
);

const plain = 'r1.';
const sealed = 's1.';

/** Writes a token for `--replay`. With a seal, it opens only with the credentials of the run. */
export function writeReplay(replay: Replay, seal?: Seal): string {
  const bytes = deflateRawSync(JSON.stringify(replay));
  return seal ? sealed + seal.seal(bytes).toString('base64url') : plain + bytes.toString('base64url');
}

/** Whether a word looks like a replay token. A sealed one can be read only with the credentials of its run. */
export function isReplay(token: string): boolean {
  return /^s1\.[\w-]{40,}$/.test(token) || readReplay(token) !== undefined;
}

/** Reads a token; undefined if it is invalid or was sealed with other credentials. */
export function readReplay(token: string, seal?: Seal): Replay | undefined {
  const bytes = Buffer.from(token.slice(plain.length), 'base64url');
  const opened = token.startsWith(plain) ? bytes : token.startsWith(sealed) ? seal?.open(bytes) : undefined;
  if (!opened) return undefined;
  try {
    const read = parseJson(inflateRawSync(opened).toString('utf8'));
    return isWhole(read) ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is what a token holds. A part of one does not decompress, so that only the version can differ. */
function isWhole(read: Json | undefined): read is Json & Replay {
  if (!isObject(read) || typeof read['rule'] !== 'string' || !(read['rule'] in rules)) return false;
  if (read['kind'] === 'exchange') return isArray(read['before']) && 'body' in read && isObject(read['how']);
  return read['kind'] === 'case' && typeof read['investigation'] === 'string' && 'value' in read;
}

/** Encrypts with a key derived from the credentials, so that only those who can call the target can read it. */
type Seal = NonNullable<ReturnType<typeof sealFor>>;

const [ivBytes, tagBytes] = [12, 16];

const keys = new Map<string, Buffer>();

/** Slow on purpose, so that secrets cannot be guessed from a report. */
function keyOf(secret: string): Buffer {
  const key = keys.get(secret) ?? scryptSync(secret, 'pdk replay', 32, { N: 2 ** 15, maxmem: 2 ** 26 });
  keys.set(secret, key);
  return key;
}

/** The seal of a target; undefined if it was given no secret. */
export function sealFor({ clientSecret, apiKey, password, token }: Target) {
  const secret = clientSecret ?? apiKey ?? password ?? token;
  if (secret === undefined) return undefined;
  const key = () => keyOf(secret);
  return {
    seal(bytes: Buffer): Buffer {
      // Deterministic, so that the same case has the same token.
      const iv = createHmac('sha256', key()).update(bytes).digest().subarray(0, ivBytes);
      const cipher = createCipheriv('aes-256-gcm', key(), iv);
      return Buffer.concat([iv, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
    },
    /** Returns undefined if it was sealed with other credentials, or not copied whole. */
    open(sealed: Buffer): Buffer | undefined {
      if (sealed.length < ivBytes + tagBytes) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, ivBytes));
      decipher.setAuthTag(sealed.subarray(-tagBytes));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
      } catch {
        return undefined;
      }
    },
  };
}
