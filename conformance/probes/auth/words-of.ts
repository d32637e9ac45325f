import type { Exchange } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';

/** What a refusal says in words, with its status; undefined where it has none. Two that say the same have the same reason. */
export function wordsOf({ response: { status, json, text } }: Exchange): string | undefined {
  const words = json === undefined ? text : sentencesIn(json).join(' ');
  return words.trim() === '' ? undefined : `${status} ${words}`;
}

/** Texts of several words: others are codes, names and addresses. */
function sentencesIn(value: Json): readonly string[] {
  if (typeof value === 'string') return /\S\s+\S+\s+\S/.test(value) ? [value] : [];
  if (isArray(value)) return value.flatMap(sentencesIn);
  return isObject(value) ? Object.values(value).flatMap((member) => sentencesIn(member ?? null)) : [];
}
