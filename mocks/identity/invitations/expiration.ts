import type { Readings } from '../../../generated/questions.js';

const dayMs = 86_400_000;
const lifetimeDays = 14;

/** Returns when an invitation expires that is sent now: 2 weeks later (sections 4.3 and 8). */
export function expirationOf(sentAtMs: number, reading: Readings['invite.lifetime']): number {
  const twoWeeksLater = sentAtMs + lifetimeDays * dayMs;
  return reading === '14-days' ? twoWeeksLater : endOfDay(twoWeeksLater);
}

/** Returns the first instant of the next day in UTC. */
function endOfDay(atMs: number): number {
  return (Math.floor(atMs / dayMs) + 1) * dayMs;
}
