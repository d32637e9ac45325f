import { createHmac } from 'node:crypto';

/**
 * Draws a random number by hashing instead of advancing a generator: the same seed, fault and call always give the same number,
 * so that other faults do not shift it, and a fault with saved counts continues as it would have.
 * @param what what the number is for: tells two draws for one call apart
 * @returns from 0 to below 1
 */
export function draw(seed: number, faultId: string, call: number, what: string): number {
  const digest = createHmac('sha256', `pdk-fault-${seed}`).update(`${faultId} ${call} ${what}`).digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}
