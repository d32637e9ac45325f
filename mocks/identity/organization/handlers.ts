import type { Handler, Handlers } from '../../engine/handler.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import { findOrganization, putOrganization, shownOrganization } from './organizations.js';

/** Returns the full record of an organization, with settings and status (section 4.3). */
const getOrganization: Handler<'getOrganization'> = async ({ path }, { store }) => {
  const organization = await findOrganization(store, path.org_id);
  if (organization === undefined) return noOrganization(path.org_id);
  return { status: 200, body: shownOrganization(organization) };
};

/** Renames an organization, and changes nothing else (section 4.3). */
const updateOrganization: Handler<'updateOrganization'> = async ({ path, body }, { store }) =>
  store.transact(async (tx) => {
    const organization = await findOrganization(tx, path.org_id);
    if (organization === undefined) return noOrganization(path.org_id);
    const renamed = { ...organization, name: body.name };
    await putOrganization(tx, renamed);
    return { status: 200, body: shownOrganization(renamed) };
  });

export const organizationHandlers = { getOrganization, updateOrganization } satisfies Partial<Handlers>;

/** A caller may have a role on an organization whose record does not exist yet. */
function noOrganization(org: string): Refusal {
  return refuse('not-found', `Not found: there is no organization ${quote(org)}. Check the id in the path.`);
}
