import type { Readings } from '../../generated/questions.js';

const forms: Record<Readings['record.text'], (text: string) => string> = {
  nfc: (text) => text.normalize('NFC'),
  nfd: (text) => text.normalize('NFD'),
  // The escapes are a matter of serialisation: see escapeNonAscii.
  escaped: (text) => text.normalize('NFC'),
};

/** A string in the normal form of the profile (question record.text). */
export function textAs(reading: Readings['record.text'], text: string): string {
  return forms[reading](text);
}

/** JSON text with every non-ASCII character as a \uXXXX escape, two of them outside the basic plane. */
export function escapeNonAscii(jsonText: string): string {
  return jsonText.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
