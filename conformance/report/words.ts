/** Characters of UTF-8 read as Latin-1 or Windows-1252: names remain recognizable in them, though most are no letters. */
const further = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const misread = `[\\u00c2-\\u00df]${further}|[\\u00e0-\\u00ef]${further}{2}|[\\u00f0-\\u00f4]${further}{3}`;
const escaped = '\\\\u(?!00[0-7])[0-9a-fA-F]{4}|%[89a-fA-F][0-9a-fA-F]';
const letters = /[\p{L}\p{M}\p{N}]+/gu;

/** Longer words are split: they are no names, and a word of megabytes would overflow the stack of a regular expression. */
export const longestWord = 1024;

/**
 * A run of letters and digits, also escaped as in JSON or in a URL; or an escape of another character, which must not count
 * as the first letter of the word that follows.
 */
const word = new RegExp(
  `\\\\[nrtbf"\\\\/]|%[0-7][0-9a-fA-F]|((?:${misread}|[\\p{L}\\p{M}\\p{N}]|${escaped}){1,${longestWord}})`,
  'gu',
);

/** Returns the words of a text. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([, found]) => found ?? []);
}

/**
 * Replaces every word of a text by the result of `change`. If that changes nothing, tries its letters alone: punctuation after a
 * word may look like misread UTF-8 and be taken for a part of it.
 */
export function replaceWords(text: string, change: (word: string) => string): string {
  return text.replace(word, (whole: string, found: string | undefined) => {
    if (found === undefined) return whole;
    const changed = change(found);
    return changed === found && !/[\\%]/.test(found) ? found.replace(letters, change) : changed;
  });
}

/** Returns a key that is the same for all encodings of a word. */
export function wordKey(word: string): string {
  return unescaped(
    word.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  ).normalize('NFC');
}

/** Decodes percent-encoding; returns the text unchanged if it is malformed. */
export function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
