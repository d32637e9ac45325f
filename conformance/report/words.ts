/** The letters of UTF-8 that was read as Latin-1 or Windows-1252: names can be told from them, though most are no letters. */
const further = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const misread = `[\\u00c2-\\u00df]${further}|[\\u00e0-\\u00ef]${further}{2}|[\\u00f0-\\u00f4]${further}{3}`;
const escaped = '\\\\u(?!00[0-7])[0-9a-fA-F]{4}|%[89a-fA-F][0-9a-fA-F]';
const letters = /[\p{L}\p{M}\p{N}]+/gu;

/** A longer one is taken apart: it is nobody's name, and one of megabytes would overflow the stack of a regular expression. */
export const longestWord = 1024;

/**
 * A run of letters and digits, however they are escaped in JSON or in an address; or an escape that is none of them,
 * which must not be taken for the first letter of the word behind it.
 */
const word = new RegExp(
  `\\\\[nrtbf"\\\\/]|%[0-7][0-9a-fA-F]|((?:${misread}|[\\p{L}\\p{M}\\p{N}]|${escaped}){1,${longestWord}})`,
  'gu',
);

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([, found]) => found ?? []);
}

/** A text with every word replaced by what `change` makes of it. What is behind a word may look as if it was misread. */
export function replaceWords(text: string, change: (word: string) => string): string {
  return text.replace(word, (whole: string, found: string | undefined) => {
    if (found === undefined) return whole;
    const changed = change(found);
    return changed === found && !/[\\%]/.test(found) ? found.replace(letters, change) : changed;
  });
}

/** The same word in another encoding has the same key. */
export function wordKey(word: string): string {
  return unescaped(
    word.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  ).normalize('NFC');
}

/** A text without what addresses escape, where it is whole. */
export function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
