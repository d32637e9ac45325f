import type { components } from '../../generated/identity.js';
import type { Handler } from '../engine/handler.js';
import { organizations, type StoredOrganization } from '../engine/organizations.js';
import { quote, type Refusal, refuse } from '../engine/refusal.js';

function shownOrganization({
  id,
  name,
  status,
  settings,
  createdAtMs,
}: StoredOrganization): components['schemas']['Organization'] {
  return { id, name, status, settings, createdAt: new Date(createdAtMs).toISOString() };
}

/** Returns the full record of an organization, with settings and status (section 4.3). */
export const getOrganization: Handler<'getOrganization'> = async ({ path }, { store }) => {
  const organization = await store.get(organizations, path.org_id);
  if (organization === undefined) return noOrganization(path.org_id);
  return { status: 200, body: shownOrganization(organization) };
};

/** Renames an organization, and changes nothing else (section 4.3). */
export const updateOrganization: Handler<'updateOrganization'> = async ({ path, body }, { store }) =>
  store.transact(async (tx) => {
    const organization = await tx.get(organizations, path.org_id);
    if (organization === undefined) return noOrganization(path.org_id);
    const renamed = { ...organization, name: body.name };
    await tx.put(organizations, path.org_id, renamed);
    return { status: 200, body: shownOrganization(renamed) };
  });

/** A caller may have a role on an organization whose record does not exist yet. */
function noOrganization(org: string): Refusal {
  return refuse('not-found', `Not found: there is no organization ${quote(org)}. Check the id in the path.`);
}
