import { styleText } from 'node:util';
import type { Readings } from '../../generated/questions.js';
import { builtIn, type Contract } from '../engine/contract.js';
import type { Person } from '../population/population.js';
import { ownCredentialsOf } from '../worlds/names.js';
import type { Mock } from './mock.js';

/** What a user needs to start: addresses, credentials, and one call that works when pasted. */
export async function banner(
  mock: Mock,
  profile: Partial<Readings>,
  contract: Contract = builtIn,
  anybody = mock.people[0],
): Promise<string> {
  const { control, page } = mock.urls;
  const webhooks = await mock.control.webhooks();
  const rows: readonly (readonly [name: string, value: string])[] = [
    ['people', mock.urls.people],
    ['identity', mock.urls.identity],
    ['ledger', mock.urls.ledger],
    ['billing', mock.urls.billing],
    ['organization', mock.org],
    ['  of others', mock.otherOrg],
    ['  no credit', mock.noCreditOrg],
    ['client id', mock.clientId],
    ['client secret', mock.clientSecret],
    ['user', mock.username],
    ['password', mock.password],
    ['API key', mock.apiKey],
    ...(control ? [['control', control] as const, ['  token', mock.controlToken] as const] : []),
    ...(page ? [['  page', page] as const] : []),
    ...mock.drafts.map((draft, at) => [at === 0 ? 'drafts' : '', draft] as const),
    ...webhooks.flatMap(({ url, secret }) => [['webhook', url] as const, ['  secret', secret] as const]),
  ];
  const table = rows.map(([name, value]) => `  ${styleText('dim', name.padEnd(14))}${value}`).join('\n');
  const call = isInPlace(contract) ? `\nTry:\n${tryLine(mock, profile, anybody)}\n` : '';
  return `${styleText('bold', 'People Data Service, mock')}\n${table}\n\nReference: ${mock.urls.docs}\n${call}`;
}

/** Whether find and sign-in have the method, path and names of our own contract. */
function isInPlace({ operations }: Contract): boolean {
  const placeIn = (served: Contract['operations'], id: string) => {
    const found = served.find((operation) => operation.id === id);
    return [found?.method, found?.path, found?.names === undefined].join();
  };
  return ['find', 'createSession'].every((id) => placeIn(operations, id) === placeIn(builtIn.operations, id));
}

/** One line of JSON for scripts, printed when the mock is ready. */
export async function readyLine(mock: Mock): Promise<string> {
  const { certificate, controlToken, urls, org, otherOrg, noCreditOrg, credentials } = mock;
  return `${JSON.stringify({
    ready: true,
    ...urls,
    org,
    otherOrg,
    noCreditOrg,
    ...ownCredentialsOf(credentials),
    credentials,
    ...(urls.control === undefined ? {} : { controlToken }),
    ...(certificate === undefined ? {} : { certificate }),
    webhooks: await mock.control.webhooks(),
    ...(mock.drafts.length === 0 ? {} : { drafts: mock.drafts }),
  })}\n`;
}

/** A find of a person who exists, as one line of POSIX shell; it signs in first if API keys are not accepted. */
function tryLine(mock: Mock, profile: Partial<Readings>, anybody: Person | undefined): string {
  const json = "-H 'Content-Type: application/json'";
  const field = { field_name: 'name', search_term: anybody?.name ?? '' };
  const find = `${mock.urls.people}/${mock.org}/find ${json} -d ${quoted({ matches: [{ fields: [field] }], size: 1 })}`;
  // Whoever made a certificate of their own knows what trusts it; that of the mock nothing does.
  const curl = mock.certificate === undefined ? 'curl -s' : 'curl -sk';
  if (profile['auth.api-key-scope'] !== 'nowhere') {
    return `${curl} -H 'Authorization: Bearer ${mock.apiKey}' ${find}`;
  }
  const { clientId, clientSecret } = mock;
  const signIn = `${curl} ${mock.urls.identity}/session ${json} -d ${quoted({ grantType: 'clientCredentials', clientId, clientSecret })}`;
  const token = `sed 's/.*"access_*[Tt]oken":"\\([^"]*\\)".*/\\1/'`;
  return `${curl} -H "Authorization: Bearer $(${signIn} | ${token})" ${find}`;
}

/** JSON in single quotes; apostrophes are escaped, as the quotes cannot contain any. */
function quoted(value: unknown): string {
  return `'${JSON.stringify(value).replaceAll("'", '\\u0027')}'`;
}
