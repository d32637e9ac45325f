import { createHmac } from 'node:crypto';

/**
 * Chance that is looked up rather than used up: the same seed, fault and call always give the same draw, so that nothing is
 * shifted by what other faults met, and a fault whose counts are known goes on as it would have.
 * @param what it is drawn for: two draws for one call differ by it
 * @returns from 0 to below 1
 */
export function draw(seed: number, faultId: string, call: number, what: string): number {
  const digest = createHmac('sha256', `pdk-fault-${seed}`).update(`${faultId} ${call} ${what}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}
