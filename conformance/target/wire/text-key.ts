import { createHash } from 'node:crypto';

/** Characters of a key: ids and names are shorter, and what a target makes up may have as many as it likes. */
const most = 120;

/** What stands for a text of a target where a run remembers it: the text itself, or of a long one its digest. */
export function textKey(text: string): string {
  return text.length <= most ? text : createHash('sha256').update(text, 'utf16le').digest('base64');
}

/** A text of its own, to the letter: a part of a text, however short, keeps the whole of it in memory. */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}
