import { fold } from '../index/fold.js';

/** Returns the words of a name as slugs and mailboxes spell them: "Núñez O'Dell" with "-" becomes "nunez-odell". */
export function asciiOf(text: string, separator: string): string {
  return fold(text)
    .join(separator)
    .replace(/[^\x21-\x7e]/g, '');
}
