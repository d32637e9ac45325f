import { targetTime } from '../../checks/scenarios/session/expires-at.js';
import { readNaive } from '../../target/session.js';
import { type Granted, isText } from './grants.js';

/** The time at which a token expires, as an answer writes it. */
export function writtenExpiry({ body }: Granted): string | undefined {
  return [body['expiresAt'], body['expires_at']].find(isText);
}

const zone = /(Z|[+-]\d\d:?\d\d)$/;
export const isZoned = (written: string): boolean => zone.test(written);

/** In milliseconds since 1970: by its zone, or as UTC where it names none. */
export function timeOf(written: string): number | undefined {
  const naive = readNaive(written);
  if (naive === undefined || !isZoned(written)) return naive;
  const time = Date.parse(written);
  return Number.isNaN(time) ? undefined : time;
}

/** How far a time lies ahead by the clock that the answer shows, and by that of this machine. */
export function aheadOf(
  time: number,
  { exchange }: Granted,
): { readonly theirs?: number; readonly ours: number } {
  const now = targetTime(exchange);
  const ours = time - exchange.receivedAt;
  return now === undefined ? { ours } : { theirs: time - now, ours };
}
