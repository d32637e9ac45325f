import type { Random } from '../random.js';
import { asciiOf } from './ascii.js';

/** Returns an unused stock ticker: three or four letters of the name, otherwise random letters. */
export function unusedTicker(name: string, taken: Set<string>, random: Random): string {
  const letters = asciiOf(name, '')
    .toUpperCase()
    .replace(/[^A-Z]/g, '');
  const consonants = letters.slice(0, 1) + letters.slice(1).replace(/[AEIOU]/g, '');
  let ticker = consonants.slice(0, random.between(3, 4));
  while (ticker.length < 3 || taken.has(ticker)) {
    ticker = Array.from({ length: 4 }, () => String.fromCharCode(65 + random.below(26))).join('');
  }
  taken.add(ticker);
  return ticker;
}
