import { type ExchangeJudge, each, nothing } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import { excerpt } from './excerpt.js';
import type { ExchangeJudges } from './judge.js';
import { Memory } from './memory.js';

const beyondAscii = /[^\0-\x7f]/;
/** Answers that may hold such characters, plain or escaped. */
const telling = /[^\0-\x7f]|\\u/;
/** Longer texts, in characters, are ignored. A sent text may come back with something around it. */
const textMost = 4096;

/** So many different garbled words in a member prove that the service garbles them. */
const garbledLeast = 2;

/**
 * Sections 4.1 and 4.2: sent text comes back unchanged. A text is garbled if undoing a wrong encoding results in a sent word.
 * The data of a target may have been garbled before it got them; then other texts of the same member are intact.
 */
function asSent(): ExchangeJudge {
  const sent = new Set<string>();
  const shown = new Memory<Shown>();

  /** Returns the sent word that a text was before it was garbled, if it was. */
  const meantBy = (text: string) => wordsIn(misread(text)).find((word) => sent.has(word));

  return (exchange) => {
    const { operation, request, response } = exchange;
    for (const { value } of request.json === undefined ? [] : leavesOf(request.json))
      for (const word of wordsIn(value)) sent.add(word);
    if (sent.size === 0 || !isSuccess(exchange) || !telling.test(response.text)) return nothing;
    const texts = leavesOf(response.json).flatMap(({ at, value }) => {
      if (typeof value !== 'string' || value.length > textMost || !beyondAscii.test(value)) return [];
      const member = `${operation} ${at.replace(/\[\d+\]/g, '')}`;
      const known = shown.known(member, { garbled: new Set(), isIntact: false });
      const meant = meantBy(value);
      if (meant !== undefined) known.garbled.add(meant);
      else if (misread(value) === undefined) known.isIntact = true;
      return [{ at, value, known, meant }];
    });
    return each(texts, ({ at, value, known, meant }) => {
      if (meant === undefined) return wordsIn(value).some((word) => sent.has(word)) || undefined;
      if (known.isIntact || known.garbled.size < garbledLeast) return undefined;
      return { at, expected: `"${meant}", as it was sent`, received: excerpt(value) };
    });
  };
}

interface Shown {
  /** The sent words that came back garbled. */
  readonly garbled: Set<string>;
  /** Whether a text beyond ASCII was ever intact. */
  isIntact: boolean;
}

/** Returns the words with characters beyond ASCII. A single letter is none: it may occur by chance. */
function wordsIn(value: Json | undefined): string[] {
  if (typeof value !== 'string' || !beyondAscii.test(value)) return [];
  const words = value
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s,;]+/);
  return words.filter((word) => word.length > 1 && beyondAscii.test(word));
}

/** The byte of each Windows-1252 character. Latin-1 is a part of it, except for control characters. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)).charCodeAt(0),
    byte,
  ]),
);
const utf8 = new TextDecoder('utf-8');

/** Returns what a text was before its UTF-8 was decoded as Windows-1252 or Latin-1; undefined if it was not. */
function misread(text: string): string | undefined {
  const read = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    const byte = bytes.get(letter) ?? letter;
    if (byte > 255) return undefined;
    read[at] = byte;
  }
  const decoded = utf8.decode(read);
  return decoded.includes('\ufffd') || decoded === text ? undefined : decoded;
}

/** Judges of sent text that comes back. */
export const textJudges = { 'text.utf8': { begin: asSent } } satisfies ExchangeJudges;
