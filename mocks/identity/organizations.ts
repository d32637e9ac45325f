import type { components } from '../../generated/identity.js';
import type { Handler } from '../engine/handler.js';
import { organizations } from '../engine/organizations.js';
import { quote, type Refusal, refuse } from '../engine/refusal.js';
import type { JsonObject } from '../state/json.js';
import type { Store } from '../state/store.js';

/** An organization as stored. */
type StoredOrganization = {
  readonly id: string;
  readonly name: string;
  readonly status: 'active' | 'suspended';
  readonly settings: JsonObject;
  readonly createdAtMs: number;
};

export const findOrganization = (store: Store, id: string): Promise<StoredOrganization | undefined> =>
  store.get<StoredOrganization>(organizations, id);

export const putOrganization = (store: Store, organization: StoredOrganization): Promise<void> =>
  store.put(organizations, organization.id, organization);

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
  const organization = await findOrganization(store, path.org_id);
  if (organization === undefined) return noOrganization(path.org_id);
  return { status: 200, body: shownOrganization(organization) };
};

/** Renames an organization, and changes nothing else (section 4.3). */
export const updateOrganization: Handler<'updateOrganization'> = async ({ path, body }, { store }) =>
  store.transact(async (tx) => {
    const organization = await findOrganization(tx, path.org_id);
    if (organization === undefined) return noOrganization(path.org_id);
    const renamed = { ...organization, name: body.name };
    await putOrganization(tx, renamed);
    return { status: 200, body: shownOrganization(renamed) };
  });

/** A caller may have a role on an organization whose record does not exist yet. */
function noOrganization(org: string): Refusal {
  return refuse('not-found', `Not found: there is no organization ${quote(org)}. Check the id in the path.`);
}
