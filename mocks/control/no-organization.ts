import { nearest } from '../../spec/catalogue/nearest.js';
import { organizationIds } from '../engine/organizations.js';
import { quote } from '../engine/quote.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';

/** More names than people like to read in a row. */
const manyNames = 8;

/** Whoever holds the control token may know which organizations there are. */
export async function noOrganization(org: string, world: World): Promise<Refusal> {
  const known = await organizationIds(world);
  const meant = nearest(org, known);
  const listed = known.length > manyNames ? `${known.slice(0, manyNames).join(', ')}, …` : known.join(', ');
  const hint =
    meant === undefined ? `there are ${listed}` : `did you mean ${quote(meant)}? There are ${listed}`;
  return refuse('not-found', `No organization ${quote(org)}: ${hint}.`, { field: 'org' });
}
