import { nearest } from '../../spec/catalogue/nearest.js';
import { organizationIds } from '../engine/organizations.js';
import { quote } from '../engine/quote.js';
import { type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';

/** The maximum number of names in a message. */
const manyNames = 8;

/** Lists the organizations, since the holder of the control token may know them. */
export async function noOrganization(org: string, world: World): Promise<Refusal> {
  const known = await organizationIds(world);
  const meant = nearest(org, known);
  const listed = known.length > manyNames ? `${known.slice(0, manyNames).join(', ')}, …` : known.join(', ');
  const hint =
    meant === undefined ? `there are ${listed}` : `did you mean ${quote(meant)}? There are ${listed}`;
  return refuse('not-found', `No organization ${quote(org)}: ${hint}.`, { field: 'org' });
}
