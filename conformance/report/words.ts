/**
 * A run of letters and digits, however they are escaped in JSON or in an address; or an escape that is none of them,
 * which must not be taken for the first letter of the word behind it.
 */
const word =
  /\\[nrtbf"\\/]|%[0-7][0-9a-f]|((?:[\p{L}\p{M}\p{N}]|\\u(?!00[0-7])[0-9a-f]{4}|%[89a-f][0-9a-f])+)/giu;

/** The words of a text. */
export function wordsOf(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([, found]) => found ?? []);
}

/** A text with every word replaced by what `change` makes of it. */
export function replaceWords(text: string, change: (word: string) => string): string {
  return text.replace(word, (whole: string, found: string | undefined) =>
    found === undefined ? whole : change(found),
  );
}

/** The same word in another encoding has the same key. */
export function wordKey(word: string): string {
  return unescaped(
    word.replace(/\\u([0-9a-f]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  ).normalize('NFC');
}

function unescaped(text: string): string {
  if (!text.includes('%')) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
