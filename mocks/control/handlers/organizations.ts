import { nearest } from '../../../spec/catalogue/nearest.js';
import { statusOf, subscriptionsIn, subscriptionsOf } from '../../billing/usage.js';
import { creditsOf, findCredential, organizations, orgIds, putCredits } from '../../engine/credentials.js';
import type { World } from '../../engine/handler.js';
import { type PrincipalRecord, principals, putPrincipal } from '../../engine/principals.js';
import { deny, quote } from '../../engine/refusal.js';
import { accounts, findUserByEmail, hashPassword } from '../../identity/accounts.js';
import { removeUser } from '../../identity/users.js';
import * as own from '../../own-data/put.js';
import { usedBy } from '../../people/charge.js';
import type { Store } from '../../state/store.js';
import { type Answered, type Asked, type ControlHandlers, changing } from '../handler.js';

export const organizationHandlers = {
  getOrganizations: async (_, mock) => {
    const world = mock.world();
    const organizations: Answered<'getOrganizations'>['organizations'] = [];
    for (const id of await orgIds(world)) organizations.push(await shownOrganization(id, world));
    return { organizations };
  },
  addOrganization: changing<'addOrganization'>(async ({ body }, world) => {
    if ((await orgIds(world)).includes(body.id)) {
      const message = `An organization ${quote(body.id)} exists already: take another id.`;
      deny('conflict', message, { field: 'id' });
    }
    await own.putOrganizationWritten(body, world);
    return shownOrganization(body.id, world);
  }),
  getCredits: async ({ path: { orgId } }, mock) => {
    const world = mock.world();
    await checkOrganization(orgId, world);
    return accountOf(orgId, world);
  },
  setCredits: changing<'setCredits'>(async ({ path: { orgId }, body: { credits, left } }, world) => {
    await checkOrganization(orgId, world);
    const limit = left === undefined ? credits : (await usedBy(orgId, world)) + left;
    await putCredits(orgId, limit ?? undefined, world);
    for (const subscription of await subscriptionsOf(world.store, orgId)) {
      if (statusOf(subscription, world.clock.now()) !== 'active') continue;
      await world.store.put(subscriptionsIn(orgId), subscription.id, {
        ...subscription,
        creditsPerPeriod: limit ?? null,
      });
    }
    return accountOf(orgId, world);
  }),
  addSubscription: changing<'addSubscription'>(async ({ path: { orgId }, body }, world) => {
    await checkOrganization(orgId, world);
    const { startsAt, endsAt } = body;
    if (startsAt !== undefined && endsAt !== undefined && Date.parse(startsAt) >= Date.parse(endsAt)) {
      const message = `\`endsAt\` is ${quote(endsAt)}; it must come after \`startsAt\`, ${quote(startsAt)}.`;
      deny('request-invalid', message, { field: 'endsAt' });
    }
    if ((await subscriptionsOf(world.store, orgId)).some(({ id }) => id === body.id)) {
      const message = `A subscription ${quote(body.id ?? '')} exists already: take another id, or none.`;
      deny('conflict', message, { field: 'id' });
    }
    const credits = (await creditsOf(orgId, world)) ?? null;
    return { id: await own.putSubscriptionWritten(orgId, body, credits, world) };
  }),
  removeSubscription: changing<'removeSubscription'>(async ({ path: { orgId, subscriptionId } }, world) => {
    await checkOrganization(orgId, world);
    const known = await subscriptionsOf(world.store, orgId);
    if (!known.some(({ id }) => id === subscriptionId)) {
      const listed = known.map(({ id }) => id).join(', ');
      const message = `No subscription ${quote(subscriptionId)}: ${orgId} has ${listed === '' ? 'none' : listed}.`;
      deny('not-found', message);
    }
    await world.store.delete(subscriptionsIn(orgId), subscriptionId);
  }),
  addServiceAccount: changing<'addServiceAccount'>(async ({ body }, world) => {
    await checkRoles(body.roles, world, true);
    if (await world.store.get(accounts, body.clientId)) {
      const message = `A service account ${quote(body.clientId)} exists already: take another client id.`;
      deny('conflict', message, { field: 'clientId' });
    }
    await own.putServiceAccountWritten(body, world);
    return { id: body.clientId, roles: body.roles };
  }),
  addApiKey: changing<'addApiKey'>(async ({ body }, world) => {
    const { roles, org, key, id } = body;
    const named = org === undefined ? roles : { ...roles, [org]: [] };
    await checkRoles(named, world, true);
    if (
      (await findCredential(world, key)) ??
      (id === undefined ? undefined : await world.store.get(principals, id))
    ) {
      deny('conflict', 'An API key of this value or this id exists already: take another one.', {
        field: 'key',
      });
    }
    return { id: await own.putApiKeyWritten(body, world), roles };
  }),
  setRoles: changing<'setRoles'>(async ({ path: { principalId }, body: { roles } }, world) => {
    await checkRoles(roles, world);
    const principal = await principalNamed(world.store, principalId);
    if (principal === undefined) {
      const message = `No user, service account or API key ${quote(principalId)}: take the id or the email of a user, a client id, or the id of a key.`;
      deny('not-found', message);
    }
    await putPrincipal(world.store, { ...principal, roles });
    return { id: principal.id, roles };
  }),
  addUser: changing<'addUser'>(async ({ body: { roles = {}, ...user } }, world) => {
    await checkRoles(roles, world);
    const { store, ids } = world;
    if (await findUserByEmail(store, user.email)) {
      const message = `A user with the email ${quote(user.email)} exists already: take another one.`;
      deny('conflict', message, { field: 'email' });
    }
    const { id = ids.next('usr'), password, ...profile } = user;
    if (user.id !== undefined && (await store.get(principals, id))) {
      deny('conflict', `A user ${quote(id)} exists already: take another id.`, { field: 'id' });
    }
    const passwordHash = await hashPassword(password, ids.secret('salt'));
    await own.putUserWritten({ ...profile, id, passwordHash, roles }, world);
    return { id };
  }),
  removeUser: changing<'removeUser'>(async ({ path: { userId } }, world) => {
    if (await removeUser(userId, world)) return;
    const message = `No user ${quote(userId)}: take the id that was given when the user was added, or the email.`;
    deny('not-found', message);
  }),
} satisfies Partial<ControlHandlers>;

async function accountOf(org: string, world: World): Promise<Answered<'getCredits'>> {
  const credits = (await creditsOf(org, world)) ?? null;
  const used = await usedBy(org, world);
  return { credits, used, left: credits === null ? null : Math.max(0, credits - used) };
}

async function shownOrganization(id: string, world: World): Promise<Answered<'addOrganization'>> {
  const { name = id } = (await world.store.get(organizations, id)) ?? {};
  return { id, name, ...(await accountOf(id, world)) };
}

const manyNames = 8;

/** Lists the organizations, since the holder of the control token may know them. */
export async function checkOrganization(org: string, world: World): Promise<void> {
  const known = await orgIds(world);
  if (known.includes(org)) return;
  const meant = nearest(org, known);
  const listed = known.length > manyNames ? `${known.slice(0, manyNames).join(', ')}, …` : known.join(', ');
  const hint =
    meant === undefined ? `there are ${listed}` : `did you mean ${quote(meant)}? There are ${listed}`;
  deny('not-found', `No organization ${quote(org)}: ${hint}.`, { field: 'org' });
}

type Roles = Asked<'setRoles'>['roles'];

async function principalNamed(store: Store, name: string): Promise<PrincipalRecord | undefined> {
  const known = await store.get(principals, name);
  if (known !== undefined) return known;
  const user = await findUserByEmail(store, name);
  return user && store.get(principals, user.id);
}

/** Refuses roles on an unknown organization and, with `isOwned`, none: an account or a key belongs to the first one named. */
async function checkRoles(roles: Roles, world: World, isOwned = false): Promise<void> {
  const orgs = await orgIds(world);
  const unknown = Object.keys(roles).find((org) => !orgs.includes(org));
  const field = 'roles';
  if (unknown !== undefined) {
    const message = `\`roles\` names ${quote(unknown)}, which is no organization; there are ${orgs.join(', ')}.`;
    deny('request-invalid', message, { field });
  }
  if (isOwned && Object.keys(roles).length === 0) {
    deny('request-invalid', '`roles` names no organization: name the one that it belongs to.', { field });
  }
}
