import { createHash } from 'node:crypto';

/** The maximum length of a key: ids and names are shorter, but a target may send texts of any length. */
const most = 120;

/** The key under which a run remembers a text of a target: the text itself, or the digest of a long one. */
export function textKey(text: string): string {
  return text.length <= most ? text : createHash('sha256').update(text, 'utf16le').digest('base64');
}

/** Copies a text exactly, as in V8 a substring keeps the whole text in memory. */
export function ownText(text: string): string {
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** A text without what services may change about it: how letters are composed, and the spaces at its ends and between words. */
export const plainText = (text: string): string => text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');

/** Letters of other scripts than Latin, and pictures: some services refuse them. */
export const nonLatin = /(?!\p{Script=Latin})\p{L}|\p{Extended_Pictographic}/u;

/** A text with its small letters capital and its capital letters small. */
export const inOtherCase = (text: string): string =>
  text.replaceAll(/\p{L}/gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
