import type { components } from '../../../generated/identity.js';
import { organizations } from '../../engine/organizations.js';
import type { JsonObject } from '../../state/json.js';
import type { Store } from '../../state/store.js';

/** An organization as stored. */
export type StoredOrganization = {
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

export function shownOrganization({
  id,
  name,
  status,
  settings,
  createdAtMs,
}: StoredOrganization): components['schemas']['Organization'] {
  return { id, name, status, settings, createdAt: new Date(createdAtMs).toISOString() };
}
