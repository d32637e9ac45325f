import { readJson } from '../engine/read-json.js';
import type { Json } from '../state/json.js';
import { type KeptText, textOf } from './kept-text.js';

/** Returns a readable body: JSON as is, a form as an object, everything else as text. */
export function bodyOf(kept: KeptText, contentType: string): Json {
  const text = textOf(kept);
  if (kept.isCut) return text;
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const read = readJson(text);
  return 'json' in read ? read.json : text;
}

/** Returns the value of a header in a list of alternating names and values; empty if there is none. @param name in lower case */
export function sentHeader(sentHeaders: readonly string[], name: string): string {
  const at = sentHeaders.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? '' : (sentHeaders[at + 1] ?? '');
}
