import type { Readings } from '../../generated/questions.js';

const forms: Record<Readings['record.text'], (text: string) => string> = {
  nfc: (text) => text.normalize('NFC'),
  nfd: (text) => text.normalize('NFD'),
  // Escaping is done during serialization: see escapeNonAscii.
  escaped: (text) => text.normalize('NFC'),
};

/** Returns a string in the normalization form of the profile (question record.text). */
export function textAs(reading: Readings['record.text'], text: string): string {
  return forms[reading](text);
}

/** Escapes every non-ASCII character in JSON text as \uXXXX, with two escapes outside the BMP. */
export function escapeNonAscii(jsonText: string): string {
  return jsonText.replace(
    /[\u0080-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
