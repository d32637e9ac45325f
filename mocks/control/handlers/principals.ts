import { findCredential } from '../../engine/credentials.js';
import { organizationIds } from '../../engine/organizations.js';
import { getPrincipal, type PrincipalRecord, putPrincipal } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { World } from '../../engine/world.js';
import { findServiceAccount, findUserByEmail } from '../../identity/accounts.js';
import { putApiKeyWritten, putServiceAccountWritten } from '../../own-data/put.js';
import type { Store } from '../../state/store.js';
import type { Answered, Asked, ControlHandlers } from '../handler.js';

type Roles = Asked<'setRoles'>['roles'];

export const principalHandlers = {
  addServiceAccount: ({ body }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      const fault = (await unknownIn(body.roles, within)) ?? homeless(body.roles);
      if (fault) return fault;
      if (await findServiceAccount(store, body.clientId)) {
        const message = `A service account ${quote(body.clientId)} exists already: take another client id.`;
        return refuse('conflict', message, { field: 'clientId' });
      }
      await putServiceAccountWritten(body, within);
      return { id: body.clientId, roles: body.roles };
    });
  },
  addApiKey: ({ body }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const within = { ...world, store };
      const { roles, org, key, id } = body;
      const named = org === undefined ? roles : { ...roles, [org]: [] };
      const fault = (await unknownIn(named, within)) ?? homeless(named);
      if (fault) return fault;
      if (
        (await findCredential(within, key)) ??
        (id === undefined ? undefined : await getPrincipal(store, id))
      ) {
        return refuse('conflict', 'An API key of this value or this id exists already: take another one.', {
          field: 'key',
        });
      }
      return { id: await putApiKeyWritten(body, within), roles };
    });
  },
  setRoles: ({ path: { principalId }, body: { roles } }, mock) => {
    const world = mock.world();
    return world.store.transact(async (store) => {
      const fault = await unknownIn(roles, { ...world, store });
      if (fault) return fault;
      const principal = await principalNamed(store, principalId);
      if (principal === undefined) {
        const message = `No user, service account or API key ${quote(principalId)}: take the id or the email of a user, a client id, or the id of a key.`;
        return refuse('not-found', message);
      }
      await putPrincipal(store, { ...principal, roles });
      return shown(principal.id, roles);
    });
  },
} satisfies Partial<ControlHandlers>;

async function principalNamed(store: Store, name: string): Promise<PrincipalRecord | undefined> {
  const known = await getPrincipal(store, name);
  if (known !== undefined) return known;
  const user = await findUserByEmail(store, name);
  return user && getPrincipal(store, user.id);
}

/** Refuses roles on an unknown organization. */
async function unknownIn(roles: Roles, world: World): Promise<Refusal | undefined> {
  const orgs = await organizationIds(world);
  const unknown = Object.keys(roles).find((org) => !orgs.includes(org));
  if (unknown === undefined) return undefined;
  const message = `\`roles\` names ${quote(unknown)}, which is no organization; there are ${orgs.join(', ')}.`;
  return refuse('request-invalid', message, { field: 'roles' });
}

/** Refuses roles without an organization: an account or a key belongs to the first one named. */
function homeless(roles: Roles): Refusal | undefined {
  if (Object.keys(roles).length > 0) return undefined;
  const message = '`roles` names no organization: name the one that it belongs to.';
  return refuse('request-invalid', message, { field: 'roles' });
}

function shown(id: string, roles: Roles): Answered<'setRoles'> {
  return { id, roles };
}
