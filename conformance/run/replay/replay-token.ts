import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type RuleId, rules } from '../../../generated/rules.js';
import type { OrgKind } from '../../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../../target/json.js';
import type { Seal } from './seal.js';

/** How a find differs from an ordinary one, without secrets. */
export interface FindHow {
  readonly text?: string;
  readonly contentType?: string;
  readonly method?: string;
  readonly path?: string;
  readonly org?: OrgKind;
}

/** Everything needed to reproduce a violation. Holds no secret, but may name people. */
export type Replay =
  | {
      readonly kind: 'exchange';
      readonly rule: RuleId;
      readonly seed: number;
      /** Bodies of finds to send first, for the rule to compare with. */
      readonly before: readonly Json[];
      readonly body: Json;
      /** How the request differs from an ordinary find; texts are sent verbatim. */
      readonly how: FindHow;
    }
  | {
      readonly kind: 'case';
      readonly rule: RuleId;
      readonly seed: number;
      readonly investigation: string;
      readonly value: Json;
    };

const plain = 'r1.';
const sealed = 's1.';

/**
 * Writes a token for `--replay`.
 * @param seal encrypts a token that names people, so that it opens only with the credentials of the run
 */
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
  const read = parseJson(inflate(opened));
  if (!isObject(read)) return undefined;
  const { kind, rule, seed, before, body, how, investigation, value } = read;
  if (typeof rule !== 'string' || !isRule(rule) || typeof seed !== 'number') return undefined;
  if (kind === 'exchange' && isArray(before) && isObject(how) && body !== undefined) {
    const texts = Object.entries(how).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { kind, rule, seed, before, body, how: Object.fromEntries(texts) };
  }
  if (kind === 'case' && typeof investigation === 'string' && value !== undefined) {
    return { kind, rule, seed, investigation, value };
  }
  return undefined;
}

function isRule(id: string): id is RuleId {
  return id in rules;
}

function inflate(bytes: Buffer): string {
  try {
    return inflateRawSync(bytes).toString('utf8');
  } catch {
    return '';
  }
}
