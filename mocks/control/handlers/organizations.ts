import {
  putSubscription,
  removeSubscription,
  statusOf,
  subscriptionsOf,
} from '../../billing/subscriptions.js';
import { creditsOf, putCredits } from '../../engine/credits.js';
import { isOrganization, organizationIds } from '../../engine/organizations.js';
import { quote } from '../../engine/quote.js';
import { refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { findOrganization } from '../../identity/organizations.js';
import { putOrganizationWritten, putSubscriptionWritten } from '../../own-data/put.js';
import { usedBy } from '../../people/charge.js';
import type { Answered, ControlHandlers } from '../handler.js';
import { noOrganization } from '../no-organization.js';

export const organizationHandlers = {
  getOrganizations: async (_, mock) => {
    const world = mock.world();
    const organizations: Answered<'getOrganizations'>['organizations'] = [];
    for (const id of await organizationIds(world)) organizations.push(await shown(id, world));
    return { organizations };
  },
  addOrganization: ({ body }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      if (await isOrganization(body.id, within)) {
        const message = `An organization ${quote(body.id)} exists already: take another id.`;
        return refuse('conflict', message, { field: 'id' });
      }
      await putOrganizationWritten(body, within);
      return shown(body.id, within);
    });
  },
  getCredits: async ({ path: { orgId } }, mock) => {
    const world = mock.world();
    return (await isOrganization(orgId, world)) ? accountOf(orgId, world) : noOrganization(orgId, world);
  },
  setCredits: ({ path: { orgId }, body: { credits, left } }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      if (!(await isOrganization(orgId, within))) return noOrganization(orgId, within);
      const limit = left === undefined ? credits : (await usedBy(orgId, within)) + left;
      await putCredits(orgId, limit ?? undefined, within);
      for (const subscription of await subscriptionsOf(store, orgId)) {
        if (statusOf(subscription, world.clock.now()) !== 'active') continue;
        await putSubscription(store, orgId, { ...subscription, creditsPerPeriod: limit ?? null });
      }
      return accountOf(orgId, within);
    });
  },
  addSubscription: ({ path: { orgId }, body }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      if (!(await isOrganization(orgId, within))) return noOrganization(orgId, within);
      const { startsAt, endsAt } = body;
      if (startsAt !== undefined && endsAt !== undefined && Date.parse(startsAt) >= Date.parse(endsAt)) {
        const message = `\`endsAt\` is ${quote(endsAt)}; it must come after \`startsAt\`, ${quote(startsAt)}.`;
        return refuse('request-invalid', message, { field: 'endsAt' });
      }
      if ((await subscriptionsOf(store, orgId)).some(({ id }) => id === body.id)) {
        const message = `A subscription ${quote(body.id ?? '')} exists already: take another id, or none.`;
        return refuse('conflict', message, { field: 'id' });
      }
      const credits = (await creditsOf(orgId, within)) ?? null;
      return { id: await putSubscriptionWritten(orgId, body, credits, within) };
    });
  },
  removeSubscription: ({ path: { orgId, subscriptionId } }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      if (!(await isOrganization(orgId, within))) return noOrganization(orgId, within);
      const known = await subscriptionsOf(store, orgId);
      if (!known.some(({ id }) => id === subscriptionId)) {
        const listed = known.map(({ id }) => id).join(', ');
        const message = `No subscription ${quote(subscriptionId)}: ${orgId} has ${listed === '' ? 'none' : listed}.`;
        return refuse('not-found', message);
      }
      await removeSubscription(store, orgId, subscriptionId);
      return undefined;
    });
  },
} satisfies Partial<ControlHandlers>;

async function accountOf(org: string, world: World): Promise<Answered<'getCredits'>> {
  const credits = (await creditsOf(org, world)) ?? null;
  const used = await usedBy(org, world);
  return { credits, used, left: credits === null ? null : Math.max(0, credits - used) };
}

async function shown(id: string, world: World): Promise<Answered<'addOrganization'>> {
  const { name = id } = (await findOrganization(world.store, id)) ?? {};
  return { id, name, ...(await accountOf(id, world)) };
}
