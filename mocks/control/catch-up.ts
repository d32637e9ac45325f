import { deliverDue } from '../events/pump.js';
import { settleAll } from '../ledger/imports/settle.js';
import type { World } from '../world.js';

/** Does everything that is due by now: imports, the enrichment cycle of midnight, and webhooks. */
export async function catchUp(world: World): Promise<void> {
  for (const org of Object.values(world.orgs)) await settleAll(world, org);
  await deliverDue(world);
}
