import * as fc from 'fast-check';
import { alteredAt, indexWithin } from '../altered.js';
import { perMille } from '../made-up.js';
import { readJwt } from './jwt.js';
import { refusedFind } from './refused-find.js';

/** A good token with one character altered (section 5). */
export const tampered = refusedFind({
  id: 'auth/tampered',
  rule: 'auth.tampered',
  needs: ['token'],
  variants: () => fc.record({ segment: fc.integer({ min: 0, max: 2 }), place: perMille() }),
  async how({ segment, place }, context) {
    const token = tamper(await context.token(), segment, place);
    return { credential: 'tampered', authorization: `Bearer ${token}` };
  },
  why: 'one character of the token was altered',
});

/**
 * One character of the token altered so that it means something else: in one segment of a JSON Web Token, else in
 * the middle half. The last character of a segment may hold bits that nobody reads, so it stays.
 */
export function tamper(token: string, segment: number, place: number): string {
  const segments = readJwt(token)?.segments;
  const chosen = segments?.[segment];
  if (!segments || chosen === undefined || chosen.length < 2) {
    return alteredAt(token, indexWithin(Math.floor(token.length / 4), Math.ceil(token.length * 0.75), place));
  }
  const start = segments.slice(0, segment).reduce((length, text) => length + text.length + 1, 0);
  return alteredAt(token, indexWithin(start, start + chosen.length - 1, place));
}
