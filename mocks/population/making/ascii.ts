import { fold } from '../index/fold.js';

/** The words of a name as slugs and mailboxes spell them: "Núñez O'Dell" is "nunez-odell" with "-". */
export function asciiOf(text: string, separator: string): string {
  return fold(text)
    .join(separator)
    .replace(/[^\x21-\x7e]/g, '');
}
