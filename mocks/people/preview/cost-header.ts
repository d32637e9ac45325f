import type { World } from '../../engine/world.js';
import { costOf } from '../charge.js';

/** The header of a preview that reports credits (question errors.quota-headers): what the previewed call would charge now. */
export async function costHeader(
  lookups: readonly (readonly string[])[],
  org: string,
  world: World,
): Promise<Readonly<Record<string, string>>> {
  if (world.profile.reading('errors.quota-headers') === 'off') return {};
  return { 'X-Credits-Cost': String(await costOf(lookups, org, world)) };
}
