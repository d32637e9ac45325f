import type { Readings } from '../../generated/questions.js';

/** A refresh token, as stored by its hash. */
export type RefreshToken = {
  readonly family: string;
  /** Milliseconds since 1970. */
  readonly issuedAtMs: number;
  /** When it was exchanged for a newer one, in milliseconds since 1970; `null` while it is the newest. */
  readonly rotatedAtMs: number | null;
};

export type RotationOutcome =
  /** Issues a new token and marks this one as rotated. */
  | 'rotate'
  /** Keeps the token. */
  | 'keep'
  | 'refuse'
  /** Refuses the token, and ends every token of the family. */
  | 'refuse-and-end-family';

export const graceMs = 30_000;

/**
 * Decides the outcome of exchanging a refresh token.
 *
 *                               rotated-strict           rotated-with-grace     not-rotated
 *     newest                    rotate                   rotate                 keep
 *     rotated, below 30 s ago   refuse-and-end-family    rotate                 keep
 *     rotated, 30 s or more     refuse-and-end-family    refuse                 keep
 *     family ended              refuse                   refuse                 refuse
 */
export function decideRotation(
  token: RefreshToken,
  familyEnded: boolean,
  reading: Readings['session.refresh-rotation'],
  nowMs: number,
): RotationOutcome {
  if (familyEnded) return 'refuse';
  if (reading === 'not-rotated') return 'keep';
  if (token.rotatedAtMs === null) return 'rotate';
  if (reading === 'rotated-strict') return 'refuse-and-end-family';
  return nowMs - token.rotatedAtMs < graceMs ? 'rotate' : 'refuse';
}
