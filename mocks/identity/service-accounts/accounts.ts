import type { components } from '../../../generated/identity.js';
import { getPrincipal } from '../../engine/principals.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';
import type { Store } from '../../state/store.js';
import { findServiceAccount, type ServiceAccount } from '../accounts.js';

/** Returns a service account of this organization; undefined if it belongs to another one. */
export async function accountWithin(
  store: Store,
  org: string,
  clientId: string,
): Promise<ServiceAccount | undefined> {
  const account = await findServiceAccount(store, clientId);
  return account?.org === org ? account : undefined;
}

/** Returns an account as the API shows it (section 4.3), without its secret. */
export async function shownAccount(
  clientId: string,
  { org, name, createdBy, createdAtMs }: ServiceAccount,
  store: Store,
): Promise<components['schemas']['ServiceAccount']> {
  const principal = await getPrincipal(store, clientId);
  const roles = [...(principal?.roles[org] ?? [])];
  return { clientId, name, roles, createdBy, createdAt: new Date(createdAtMs).toISOString() };
}

/** Returns the same refusal whether the account never existed, was deleted, or belongs to another organization. */
export function noAccount(org: string, clientId: string): Refusal {
  const where = `organization ${quote(org)} has no service account ${quote(clientId)}`;
  const message = `Not found: ${where}. Take the client id from the list of service accounts.`;
  return refuse('not-found', message, { field: 'clientId' });
}
