/** The byte of every letter of Windows-1252, of which Latin-1 is a part but for control characters. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** What a text may have been before its UTF-8 bytes were read as letters, once or twice, or its JSON was escaped twice. */
export function misread(text: string): string[] {
  const once = fromBytes(text);
  const twice = once === undefined ? undefined : fromBytes(once);
  const unescaped = text.replaceAll(/\\u([0-9a-fA-F]{4})/g, (_, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
  return [once, twice, unescaped].flatMap((one) => (one === undefined || one === text ? [] : [one]));
}

/** A word with a mark in place of each letter that got lost, when bytes of another encoding were read as UTF-8. */
export function withoutLost(word: string): string {
  return word.replace(/[^\0-\x7f]+/g, '\ufffd');
}

function fromBytes(text: string): string | undefined {
  const read = [...text].map((letter) => bytes.get(letter) ?? letter.codePointAt(0) ?? 256);
  if (read.some((byte) => byte > 255)) return undefined;
  try {
    return utf8.decode(Uint8Array.from(read));
  } catch {
    return undefined;
  }
}
