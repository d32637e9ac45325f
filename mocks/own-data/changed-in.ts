import { isDeepStrictEqual } from 'node:util';
import type { OwnData } from './read.js';

/** Returns the same data with only the organizations and accounts that are new or changed. */
export function changedIn(before: OwnData | undefined, after: OwnData): OwnData {
  const changed = <T>(old: readonly T[] = [], now: readonly T[]) =>
    now.filter((one) => !old.some((other) => isDeepStrictEqual(one, other)));
  return {
    ...after,
    organizations: changed(before?.organizations, after.organizations),
    users: changed(before?.users, after.users),
    serviceAccounts: changed(before?.serviceAccounts, after.serviceAccounts),
    apiKeys: changed(before?.apiKeys, after.apiKeys),
  };
}
