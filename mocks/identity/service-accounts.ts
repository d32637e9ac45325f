import type { components } from '../../generated/identity.js';
import type { Readings } from '../../generated/questions.js';
import { sha256 } from '../engine/credentials.js';
import { changing, type Handler } from '../engine/handler.js';
import { principals, putPrincipal } from '../engine/principals.js';
import { deny, quote } from '../engine/refusal.js';
import type { Ids } from '../state/ids.js';
import type { Store } from '../state/store.js';
import { accounts, type ServiceAccount, serviceAccountsOf } from './accounts.js';
import { revokeTokens } from './sessions.js';

/** Refuses alike whether the account never existed, was deleted, or belongs to another organization. */
async function accountWithin(store: Store, org: string, clientId: string): Promise<ServiceAccount> {
  const account = await store.get(accounts, clientId);
  if (account?.org === org) return account;
  const where = `organization ${quote(org)} has no service account ${quote(clientId)}`;
  const message = `Not found: ${where}. Take the client id from the list of service accounts.`;
  deny('not-found', message, { field: 'clientId' });
}

/** Returns an account as the API shows it (section 4.3), without its secret. */
async function shownAccount(
  clientId: string,
  { org, name, createdBy, createdAtMs }: ServiceAccount,
  store: Store,
): Promise<components['schemas']['ServiceAccount']> {
  const principal = await store.get(principals, clientId);
  const roles = [...(principal?.roles[org] ?? [])];
  return { clientId, name, roles, createdBy, createdAt: new Date(createdAtMs).toISOString() };
}

/** Creates a client secret. Its readable prefix lets people, and scanners for leaked secrets, recognise what they have found. */
const newSecret = (ids: Ids): string => `pdk_secret_${ids.secret('client-secret')}`;

const delayMs = 30_000;

/** Returns an account with a new secret. The previous one fails at once or 30 seconds later. */
export function withNewSecret(
  { previousSecret: _gone, ...account }: ServiceAccount,
  secretHash: string,
  reading: Readings['session.secret-delay'],
  nowMs: number,
): ServiceAccount {
  if (reading === 'immediate') return { ...account, secretHash };
  const previousSecret = { hash: account.secretHash, untilMs: nowMs + delayMs };
  return { ...account, secretHash, previousSecret };
}

/** Lists the service accounts of an organization with their roles and creators, oldest first (section 4.3). */
export const getServiceAccounts: Handler<'getServiceAccounts'> = async ({ path }, { store }) => {
  const listed = [...(await serviceAccountsOf(store, path.org_id))];
  listed.sort((a, b) => a.account.createdAtMs - b.account.createdAtMs);
  const shown = listed.map(({ clientId, account }) => shownAccount(clientId, account, store));
  return { status: 200, body: { serviceAccounts: await Promise.all(shown) } };
};

/** Creates a service account (section 4.3). This is the only response that ever contains its first secret. */
export const createServiceAccount = changing<'createServiceAccount'>(async (call, world) => {
  const { path, body, principal } = call;
  const { store } = world;
  const org = path.org_id;
  const clientId = world.ids.next('sa');
  const clientSecret = newSecret(world.ids);
  const account = {
    org,
    name: body.name,
    secretHash: sha256(clientSecret),
    createdBy: principal.id,
    createdAtMs: world.clock.now(),
  };
  const roles = { [org]: [...new Set(body.roles)] };
  await store.put(accounts, clientId, account);
  await putPrincipal(store, { kind: 'service-account', id: clientId, roles, generation: 0 });
  return { status: 201, body: { ...(await shownAccount(clientId, account, store)), clientSecret } };
});

/** Replaces the roles of a service account on its organization (section 4.3), with effect on its next call. */
export const updateServiceAccountRoles = changing<'updateServiceAccountRoles'>(async (call, world) => {
  const { org_id: org, clientId } = call.path;
  const { store } = world;
  const account = await accountWithin(store, org, clientId);
  const principal = await store.get(principals, clientId);
  if (principal) {
    const roles = { ...principal.roles, [org]: [...new Set(call.body.roles)] };
    await putPrincipal(store, { ...principal, roles });
  }
  await revokeTokens(clientId, world);
  return { status: 200, body: await shownAccount(clientId, account, store) };
});

/** Deletes a service account (section 4.3). Its tokens and sessions end with its principal, whatever the profile says. */
export const deleteServiceAccount = changing<'deleteServiceAccount'>(async ({ path }, { store, profile }) => {
  const { org_id: org, clientId } = path;
  await accountWithin(store, org, clientId);
  await store.delete(accounts, clientId);
  await store.delete(principals, clientId);
  const isBare = profile.reading('sa.deleted-form') === 'bare';
  return { status: 200, body: isBare ? clientId : { clientId } };
});

/** Replaces the secret of a service account (section 4.3). This is the only response that ever contains the new one. */
export const regenerateSecret = changing<'regenerateSecret'>(async ({ path }, world) => {
  const { org_id: org, clientId } = path;
  const { store, profile, clock, ids } = world;
  const account = await accountWithin(store, org, clientId);
  const clientSecret = newSecret(ids);
  const reading = profile.reading('session.secret-delay');
  await store.put(accounts, clientId, withNewSecret(account, sha256(clientSecret), reading, clock.now()));
  await revokeTokens(clientId, world);
  return { status: 200, body: { clientId, clientSecret } };
});
