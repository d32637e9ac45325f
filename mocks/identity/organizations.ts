import type { components } from '../../generated/identity.js';
import { organizations, type StoredOrganization } from '../engine/credentials.js';
import { changing, type Handler } from '../engine/handler.js';
import { deny, quote } from '../engine/refusal.js';
import type { Store } from '../state/store.js';

function shownOrganization(organization: StoredOrganization): components['schemas']['Organization'] {
  const { id, name, status, settings, createdAtMs } = organization;
  return { id, name, status, settings, createdAt: new Date(createdAtMs).toISOString() };
}

/** Returns the full record of an organization, with settings and status (section 4.3). */
export const getOrganization: Handler<'getOrganization'> = async ({ path }, { store }) => ({
  status: 200,
  body: shownOrganization(await organizationOf(store, path.org_id)),
});

/** Renames an organization, and changes nothing else (section 4.3). */
export const updateOrganization = changing<'updateOrganization'>(async ({ path, body }, { store }) => {
  const renamed = { ...(await organizationOf(store, path.org_id)), name: body.name };
  await store.put(organizations, path.org_id, renamed);
  return { status: 200, body: shownOrganization(renamed) };
});

/** A caller may have a role on an organization whose record does not exist yet. */
async function organizationOf(store: Store, org: string): Promise<StoredOrganization> {
  const organization = await store.get(organizations, org);
  if (organization !== undefined) return organization;
  deny('not-found', `Not found: there is no organization ${quote(org)}. Check the id in the path.`);
}
