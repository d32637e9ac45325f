import type { World } from '../engine/world.js';
import { putApiKeyWritten, putServiceAccountWritten, putUserWritten } from './accounts.js';
import { putOrganizationWritten } from './organizations.js';
import type { OwnData } from './read.js';

/** Adds the user's organizations and accounts to a world. People and companies are part of the population. */
export async function putOwnData(
  { organizations, users, serviceAccounts, apiKeys }: OwnData,
  world: World,
): Promise<void> {
  for (const organization of organizations) await putOrganizationWritten(organization, world);
  for (const user of users) await putUserWritten(user, world);
  for (const account of serviceAccounts) await putServiceAccountWritten(account, world);
  for (const key of apiKeys) await putApiKeyWritten(key, world);
}
