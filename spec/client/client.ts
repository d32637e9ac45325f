import createHttpClient, { type Client as HttpClient } from 'openapi-fetch';
import type { operations as Billing, paths as BillingPaths } from '../../generated/billing.js';
import type { operations as Identity, paths as IdentityPaths } from '../../generated/identity.js';
import type { operations as Ledger, paths as LedgerPaths } from '../../generated/ledger.js';
import type { operations as People, paths as PeoplePaths } from '../../generated/people.js';
import type { InterfaceId } from '../contract/documents.js';
import type { AnyClient, Call } from './calls.js';
import { type Access, about, callOf, operationAt, operationsOf, perform } from './calls.js';
import { secretsOf } from './errors.js';
import { type ClientOptions, readOptions, type Settings } from './options.js';
import { each, type PagedId, type Pages, type Paging, paged, pages } from './paging.js';
import { lastingKey, lastingSession, signIn } from './session.js';

export type { Answer, Call, CallOptions, Data, Input } from './calls.js';
export {
  type AboutCall,
  ClientOptionError,
  NoAnswerError,
  type Refused,
  ServiceError,
  SignInError,
  UnreadableAnswerError,
} from './errors.js';
export type { ClientOptions } from './options.js';
export type { Page, PagedId, Pages } from './paging.js';
export type { Fetch, Wait } from './sending.js';
export type { ApiKey, Credentials, ServiceAccount, User } from './session.js';
export type { Proof } from './webhooks.js';
export {
  type ReceivedWebhook,
  type VerifiedWebhook,
  verifyWebhook,
  WebhookError,
  type WebhookOptions,
} from './webhooks.js';

/** The operations of an interface as functions. Those that return pages also have `each` and `pages`. */
export type Calls<Operations> = {
  readonly [Id in keyof Operations]: Call<Operations[Id]> & (Id extends PagedId ? Pages<Id> : unknown);
};

/** A client of the People Data Service. It holds no connection and need not be closed. */
export interface Client {
  readonly people: Calls<People>;
  readonly identity: Calls<Identity>;
  readonly ledger: Calls<Ledger>;
  readonly billing: Calls<Billing>;
  /**
   * The same operations by openapi-fetch, with paths and methods. Sign-in and retries are the same, but errors are returned, not
   * thrown. Undefined for an interface without an address.
   */
  readonly http: {
    readonly people: HttpClient<PeoplePaths> | undefined;
    readonly identity: HttpClient<IdentityPaths> | undefined;
    readonly ledger: HttpClient<LedgerPaths> | undefined;
    readonly billing: HttpClient<BillingPaths> | undefined;
  };
}

/**
 * Creates a client with typed calls for every operation of the contract. It signs in on demand, renews its token shortly before
 * it expires and once when it is refused, and waits when requests are throttled.
 *
 *     const client = createClient({ urls: mock.urls, org: mock.org, credentials: mock.credentials });
 *     const { data } = await client.people.find({ body: { matches: [{ fields: […] }] } });
 *     for await (const contact of client.ledger.getContacts.each({ path: { ledger_id } })) …
 *
 * Throws a ClientOptionError if an option is invalid. Nothing is sent before the first call.
 */
export function createClient(options: ClientOptions): Client {
  const settings = readOptions(options);
  const access = accessOf(settings);
  const http = {
    people: httpClient<PeoplePaths>('people', settings, access),
    identity: httpClient<IdentityPaths>('identity', settings, access),
    ledger: httpClient<LedgerPaths>('ledger', settings, access),
    billing: httpClient<BillingPaths>('billing', settings, access),
  };
  return {
    people: callsOf<People>('people', settings, access),
    identity: callsOf<Identity>('identity', settings, access),
    ledger: callsOf<Ledger>('ledger', settings, access),
    billing: callsOf<Billing>('billing', settings, access),
    http,
  };
}

function accessOf({ credentials, urls, headers, org, ...sending }: Settings): Access {
  if ('apiKey' in credentials) {
    const secrets = secretsOf([credentials.apiKey]);
    return { org, sending, secrets, bearer: lastingKey(credentials.apiKey) };
  }
  const secrets = secretsOf([
    'clientSecret' in credentials ? credentials.clientSecret : credentials.password,
  ]);
  const identityUrl = urls.identity ?? '';
  const begin = () => signIn({ identityUrl, credentials, headers, secrets, sending });
  return { org, sending, secrets, bearer: lastingSession(begin, sending.now) };
}

function httpClient<Paths extends object>(
  id: InterfaceId,
  { urls, headers }: Settings,
  access: Access,
): HttpClient<Paths> | undefined {
  const baseUrl = urls[id];
  if (baseUrl === undefined) return undefined;
  const client = createHttpClient<Paths>({ baseUrl, headers });
  client.use({
    onRequest: ({ request, schemaPath }) => {
      const operation = operationAt(id, request.method, schemaPath);
      return operation && perform({ request, operation, about: about(operation, {}) }, access);
    },
  });
  return client;
}

function callsOf<Operations>(
  id: InterfaceId,
  { urls, headers }: Settings,
  access: Access,
): Calls<Operations> {
  const baseUrl = urls[id];
  const client: AnyClient | undefined =
    baseUrl === undefined ? undefined : createHttpClient({ baseUrl, headers });
  const table: Readonly<Record<string, Paging>> = paged;
  const calls = operationsOf(id).map(([operation, row]) => {
    const call = callOf(row, client, access);
    const paging = table[operation];
    if (paging === undefined) return [operation, call];
    const named = { ...paging, operation };
    return [
      operation,
      Object.assign(call, {
        each: (input?: Parameters<typeof call>[0]) => each(call, named, input),
        pages: (input?: Parameters<typeof call>[0]) => pages(call, named, input),
      }),
    ];
  });
  // The table and the types are generated from the same document: an operation is in both or in none.
  return Object.fromEntries(calls) as Calls<Operations>;
}
