import type { Scene } from '../engine/hooks.js';
import type { Mutant } from './mutant.js';
import { refusal } from './rewrite.js';

const hourMs = 3_600_000;

/** Mutants of the lifetime of tokens (section 5). */
export const tokenLifeMutants = {
  'session.expires-early': {
    breaks: 'session.token-before-expiry',
    mutation: 'Tokens stop working at half of their life.',
    readings: { 'session.lifetime': '10-seconds' },
    answer: (draft, scene) =>
      scene.operation === 'find' && leftMs(scene) < 5000 ? refusal(draft, 401, 'expired') : draft,
  },
  'session.never-expires': {
    breaks: 'session.token-after-expiry',
    mutation: 'Tokens work for ever.',
    readings: { 'session.lifetime': '10-seconds' },
    waives: (reason) => reason === 'credential-expired',
  },
  'session.lives-for-hours': {
    breaks: 'session.token-after-expiry',
    mutation: 'Tokens work until six hours after they expire.',
    waives: (reason, scene) => reason === 'credential-expired' && leftMs(scene) > -6 * hourMs,
  },
} as const satisfies Record<string, Mutant>;

/** Parses the claims of a token; undefined for a tampered one, which may hold anything. */
function claimsIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the remaining lifetime of the token of a call in milliseconds. The mock issues JWTs, so the claims show it. */
export function leftMs({ request, world }: Pick<Scene, 'request' | 'world'>): number {
  const claims = request.headers.get('authorization')?.split('.')[1];
  const read = claimsIn(Buffer.from(claims ?? '', 'base64url').toString('utf8'));
  const expiry = typeof read === 'object' && read !== null && 'exp' in read ? Number(read.exp) : Number.NaN;
  return expiry * 1000 - world.clock.now();
}
