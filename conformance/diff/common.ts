import type { Target } from '../target/target.js';

/** What a run needs together: half of it is of no use. */
const together: readonly (readonly (keyof Target)[])[] = [
  ['identityUrl'],
  ['ledgerUrl'],
  ['billingUrl'],
  ['otherOrg'],
  ['emptyOrg'],
  ['clientId', 'clientSecret'],
  ['username', 'password'],
  ['token'],
  ['apiKey'],
];

/**
 * The first target as far as the second one has a counterpart for it: what one of them lacks cannot be asked of both. A
 * control plane, and a second user, are of no use to those who only read.
 */
export function common(a: Target, b: Target): Target {
  const shared = together.filter((keys) => keys.every((key) => a[key] !== undefined && b[key] !== undefined));
  return {
    peopleUrl: a.peopleUrl,
    org: a.org,
    ...(a.headers === undefined ? {} : { headers: a.headers }),
    ...Object.fromEntries(shared.flat().map((key) => [key, a[key]])),
  };
}

/** Whether anybody can be asked as somebody whom both know. */
export function canCall(target: Target): boolean {
  const { identityUrl, clientId, username, token, apiKey } = target;
  const signsIn = identityUrl !== undefined && (clientId !== undefined || username !== undefined);
  return signsIn || token !== undefined || apiKey !== undefined;
}
