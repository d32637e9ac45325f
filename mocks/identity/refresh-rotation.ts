import type { Readings } from '../../generated/questions.js';

/** A refresh token as it is stored, by its hash. */
export type RefreshToken = {
  readonly family: string;
  /** Milliseconds since 1970. */
  readonly issuedAtMs: number;
  /** When it was exchanged for a newer one, in milliseconds since 1970; `null` while it is the newest. */
  readonly rotatedAtMs: number | null;
};

export type RotationOutcome =
  /** A new token is issued and this one counts as rotated. */
  | 'rotate'
  /** The token stays as it is. */
  | 'keep'
  | 'refuse'
  /** Refused, and every token of the family ends with it. */
  | 'refuse-and-end-family';

export const graceMs = 30_000;

/**
 * What an exchange of a refresh token leads to.
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
