import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type RuleId, rules } from '../../generated/rules.js';
import type { OrgKind } from '../target/exchange.js';
import { isArray, isObject, type Json, parseJson } from '../target/json.js';

/** How a find differs from an ordinary one, as far as it can be told without secrets. */
export interface FindHow {
  readonly text?: string;
  readonly contentType?: string;
  readonly method?: string;
  readonly path?: string;
  readonly org?: OrgKind;
}

/** Everything that is needed to see one violation again. It holds no secret. */
export type Replay =
  | {
      readonly kind: 'exchange';
      readonly rule: RuleId;
      readonly seed: number;
      /** Bodies of finds to send first: what the rule compares with. */
      readonly before: readonly Json[];
      readonly body: Json;
      /** How the request differs from an ordinary find; texts are sent as they are. */
      readonly how: FindHow;
    }
  | {
      readonly kind: 'case';
      readonly rule: RuleId;
      readonly seed: number;
      readonly investigation: string;
      readonly value: Json;
    };

const version = 'r1.';

/** One word that can be pasted into `--replay`. */
export function writeReplay(replay: Replay): string {
  return version + deflateRawSync(JSON.stringify(replay)).toString('base64url');
}

/** The replay that a token holds, or undefined when it is not one of ours. */
export function readReplay(token: string): Replay | undefined {
  if (!token.startsWith(version)) return undefined;
  const read = parseJson(inflate(token.slice(version.length)));
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

function inflate(encoded: string): string {
  try {
    return inflateRawSync(Buffer.from(encoded, 'base64url')).toString('utf8');
  } catch {
    return '';
  }
}
