/** The byte of every letter of Windows-1252, of which Latin-1 is a part but for control characters. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)).charCodeAt(0),
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

/** Ends at the first letter that was no byte: a target may send megabytes. */
function fromBytes(text: string): string | undefined {
  const read = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charCodeAt(at);
    const byte = bytes.get(letter) ?? letter;
    if (byte > 255) return undefined;
    read[at] = byte;
  }
  try {
    return utf8.decode(read);
  } catch {
    return undefined;
  }
}
