import type { World } from '../engine/world.js';
import type { Company } from '../population/records.js';
import type { Store } from '../state/store.js';
import type { Companies } from './companies.js';

/** Companies that were added or replaced since the start, by key. */
const companies = 'companies';

/** Returns all current companies that have a key. */
export async function knownCompanies({
  companies: given,
  store,
}: Pick<World, 'companies' | 'store'>): Promise<Companies> {
  const put = await store.scan<Company>(companies);
  return new Map([...(given ?? []), ...put.map(({ key, value }) => [key, value] as const)]);
}

export function putCompany(store: Store, key: string, company: Company): Promise<void> {
  return store.put<Company>(companies, key, company);
}
