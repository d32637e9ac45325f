import type { ControlOperationId } from '../../generated/control-operations.js';
import type { Dispatch } from '../engine/dispatch.js';
import { fetchOf } from '../engine/fetch.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import { worldHeader } from '../worlds/worlds.js';
import type { ControlPlane } from './exchange.js';
import {
  type Answered,
  type Asked,
  type ControlCall,
  ControlError,
  type Controlled,
  type ControlledWorlds,
  type Perform,
} from './handler.js';
import { journalOf, type MockJournal } from './journal.js';
import { perform } from './perform.js';

/** Controls the clock of the service. */
export interface ControlClock {
  /** The current time of the service, in milliseconds since 1970. */
  now(): number;
  /** Stops the clock now, or at an instant: a date, milliseconds since 1970, or RFC 3339. */
  freeze(at?: Date | number | string): Promise<void>;
  /**
   * Moves the clock forward by milliseconds or by an ISO 8601 duration such as `P14D`, and performs everything that is due in
   * between: imports, the enrichment cycle at every midnight, webhooks and their retries, in order and at their own times. Waits
   * for receivers for at most 5 seconds of real time in total, and for at most one second for a receiver that does not respond.
   */
  advance(by: number | string): Promise<void>;
  /** Restarts a stopped clock from the instant at which it stands. */
  resume(): Promise<void>;
  /** Undoes all changes: the clock follows the clock of the mock again. */
  reset(): Promise<void>;
}

/** Injects faults into the connections between clients and the service, and into webhook delivery. */
export interface ControlFaults {
  /**
   * Adds a fault that takes effect from the next call on, such as `{ on: 'find', status: 429, times: 2 }`,
   * `{ latency: { ms: 200 } }` or `{ on: 'createInvitation', reset: true, afterWork: true }`.
   */
  add(fault: Asked<'addFault'>): Promise<Answered<'addFault'>>;
  /** Returns every active fault, with how many calls or webhooks it could have struck, and how many it struck. */
  list(): Promise<Answered<'getFaults'>['faults']>;
  /** Removes a fault. Calls that it delays continue at once. */
  remove(id: string): Promise<void>;
  /** Removes all faults. */
  clear(): Promise<void>;
}

/**
 * What tests need beyond the API of the service. The same is available over HTTP if the control plane has a port. Throws a
 * ControlError if a request cannot be granted.
 */
export interface Control {
  readonly clock: ControlClock;
  readonly faults: ControlFaults;
  readonly readings: ControlReadings;
  /**
   * Calls the control plane in process with the arguments of `fetch`, without a port. Requests need the `controlToken` of the
   * mock, as over HTTP. The URL has the host of the loopback address, such as `http://127.0.0.1/control/v1/clock`, or is just a
   * path such as `/control/v1/clock`.
   */
  readonly fetch: typeof fetch;
  /** Resets everything to the state at startup, including the clock and the webhooks. Issued tokens become invalid. */
  reset(): Promise<void>;
  /** Edits a person: `{ job: { title, company: { name } } }`, `{ title }` or the like. */
  editPerson(id: string, edit: Asked<'editPerson'>): Promise<Answered<'editPerson'>>;
  /** Restores the person as generated or added, whether edited, removed or unchanged. */
  restorePerson(id: string): Promise<void>;
  /** Adds a person with the given record, and derives what follows from it. */
  addPerson(person: Asked<'addPerson'>): Promise<Answered<'addPerson'>>;
  /** Replaces the record of a person; adds the person if the id is unknown. */
  putPerson(id: string, person: Asked<'putPerson'>): Promise<Answered<'putPerson'>>;
  /** Returns the stored record of a person. */
  person(id: string): Promise<Answered<'readPerson'>>;
  /** Returns the people whose name, title, company or the like contain every word, ignoring case; all people without words. */
  searchPeople(asked?: Asked<'searchPeople'>): Promise<Answered<'searchPeople'>>;
  /** Ends the career of a person, who can still be found, has no position and is retired. */
  retirePerson(id: string): Promise<Answered<'retirePerson'>>;
  /** Removes a person completely. */
  removePerson(id: string): Promise<void>;
  /** Returns the companies by the keys that jobs use to refer to them. */
  companies(): Promise<Answered<'getCompanies'>['companies']>;
  /** Replaces the record of a company, in all current and former jobs there. */
  putCompany(key: string, company: Asked<'putCompany'>): Promise<Answered<'putCompany'>>;
  /** Adds fixtures, in the format of the option `fixtures`. */
  addFixtures(fixtures: Asked<'addFixtures'>): Promise<Answered<'addFixtures'>>;
  /** Returns every organization, with its credits. */
  organizations(): Promise<Answered<'getOrganizations'>['organizations']>;
  addOrganization(organization: Asked<'addOrganization'>): Promise<Answered<'addOrganization'>>;
  /** Returns the credits of an organization in the current billing period; of the default organization if `org` is omitted. */
  credits(org?: string): Promise<Answered<'getCredits'>>;
  /** Sets the credits per billing period, or those left in the current one: `{ credits: 100 }`, `{ left: 0 }`. */
  setCredits(credits: Asked<'setCredits'>, org?: string): Promise<Answered<'setCredits'>>;
  addSubscription(subscription: Asked<'addSubscription'>, org?: string): Promise<Answered<'addSubscription'>>;
  removeSubscription(id: string, org?: string): Promise<void>;
  /** Adds a service account with a known secret. */
  addServiceAccount(account: Asked<'addServiceAccount'>): Promise<Answered<'addServiceAccount'>>;
  /** Adds an API key with a known value. */
  addApiKey(key: Asked<'addApiKey'>): Promise<Answered<'addApiKey'>>;
  /** Replaces all roles of a user (id or email), a service account (client id) or an API key (id), from the next call on. */
  setRoles(id: string, roles: Asked<'setRoles'>['roles']): Promise<Answered<'setRoles'>>;
  /** Runs an enrichment cycle over the ledgers of an organization. Waits for receivers as `advance` does. */
  enrich(org?: string): Promise<Answered<'runEnrichment'>>;
  /** Makes a running import fail; in the default organization if `org` is omitted. */
  failImport(ledgerId: string, importId: string, org?: string): Promise<void>;
  /** The recorded requests and responses. */
  readonly journal: MockJournal;
  /** Returns every mail, in the order in which they were sent. */
  outbox(): Promise<Answered<'getOutbox'>['mails']>;
  /** Deletes all mails. */
  clearOutbox(): Promise<void>;
  /** Attempts all deliveries that are due, then returns every webhook delivery, with what was sent. */
  deliveries(): Promise<Answered<'getDeliveries'>['deliveries']>;
  /** Sends a delivery again, whatever its outcome: the same event, with the current time and signature. */
  redeliver(id: string): Promise<Answered<'redeliver'>>;
  /** Returns the metrics of all worlds since the mock started, in the text format of Prometheus. */
  metrics(): Promise<string>;
  webhooks(): Promise<Answered<'getWebhooks'>['webhooks']>;
  /** Replaces all webhooks. */
  setWebhooks(webhooks: Asked<'setWebhooks'>['webhooks']): Promise<Answered<'setWebhooks'>['webhooks']>;
  /** Adds a user who can sign in. */
  addUser(user: Asked<'addUser'>): Promise<Answered<'addUser'>>;
  /** Removes a user with all sessions and roles. Invitations remain. */
  removeUser(id: string): Promise<void>;
  /** Returns everything that is stored, as text. Two results are equal if nothing changed in between. */
  state(): Promise<string>;
}

/**
 * Creates the in-process control plane of a world.
 * @param id what the world is called
 */
export function controlOf(
  id: string,
  mock: Controlled,
  worlds: ControlledWorlds,
  { exchange }: ControlPlane,
): Control {
  const done = async <Op extends ControlOperationId>(operation: Op, call: ControlCall<Op>) =>
    granted(await perform(operation, call, mock, worlds));
  const path = {};
  const body = undefined;
  const of = (org = mock.world().orgs.own) => ({ orgId: org });
  return {
    clock: {
      now: () => mock.clock.now(),
      freeze: async (at) => {
        await done('freezeClock', { path, body: at === undefined ? {} : { at: instant(at) } });
      },
      advance: async (by) => {
        const asked = typeof by === 'number' ? { milliseconds: by } : { duration: by };
        await done('advanceClock', { path, body: asked });
      },
      resume: async () => {
        await done('resumeClock', { path, body });
      },
      reset: async () => {
        await done('resetClock', { path, body });
      },
    },
    faults: {
      add: (fault) => done('addFault', { path, body: fault }),
      list: async () => (await done('getFaults', { path, body })).faults,
      remove: (id) => done('removeFault', { path: { faultId: id }, body }),
      clear: () => done('clearFaults', { path, body }),
    },
    fetch: controlFetchOf(exchange, id),
    reset: () => done('reset', { path, body }),
    editPerson: (id, edit) => done('editPerson', { path: { personId: id }, body: edit }),
    restorePerson: (id) => done('restorePerson', { path: { personId: id }, body }),
    addPerson: (person) => done('addPerson', { path, body: person }),
    putPerson: (id, person) => done('putPerson', { path: { personId: id }, body: person }),
    person: (id) => done('readPerson', { path: { personId: id }, body }),
    searchPeople: (asked) => done('searchPeople', { path, body: asked }),
    retirePerson: (id) => done('retirePerson', { path: { personId: id }, body }),
    removePerson: (id) => done('removePerson', { path: { personId: id }, body }),
    companies: async () => (await done('getCompanies', { path, body })).companies,
    putCompany: (key, company) => done('putCompany', { path: { companyKey: key }, body: company }),
    addFixtures: (fixtures) => done('addFixtures', { path, body: fixtures }),
    organizations: async () => (await done('getOrganizations', { path, body })).organizations,
    addOrganization: (organization) => done('addOrganization', { path, body: organization }),
    credits: (org) => done('getCredits', { path: of(org), body }),
    setCredits: (credits, org) => done('setCredits', { path: of(org), body: credits }),
    addSubscription: (subscription, org) => done('addSubscription', { path: of(org), body: subscription }),
    removeSubscription: (id, org) =>
      done('removeSubscription', { path: { ...of(org), subscriptionId: id }, body }),
    addServiceAccount: (account) => done('addServiceAccount', { path, body: account }),
    addApiKey: (key) => done('addApiKey', { path, body: key }),
    setRoles: (id, roles) => done('setRoles', { path: { principalId: id }, body: { roles } }),
    enrich: (org) => done('runEnrichment', { path, body: org === undefined ? {} : { org } }),
    failImport: (ledgerId, importId, org) =>
      done('failImport', { path: { ledgerId, importId }, body: org === undefined ? {} : { org } }),
    readings: readingsOf(done),
    journal: journalOf(done),
    outbox: async () => (await done('getOutbox', { path, body })).mails,
    deliveries: async () => (await done('getDeliveries', { path, body })).deliveries,
    clearOutbox: () => done('clearOutbox', { path, body }),
    redeliver: (id) => done('redeliver', { path: { deliveryId: id }, body }),
    metrics: () => done('getMetrics', { path, body }),
    webhooks: async () => (await done('getWebhooks', { path, body })).webhooks,
    setWebhooks: async (webhooks) => (await done('setWebhooks', { path, body: { webhooks } })).webhooks,
    addUser: (user) => done('addUser', { path, body: user }),
    removeUser: (id) => done('removeUser', { path: { userId: id }, body }),
    state: () => stateOf(mock),
  };
}

function granted<T>(outcome: T | Refusal): T {
  if (typeof outcome === 'object' && outcome !== null && isRefusal(outcome)) {
    throw new ControlError(outcome.message);
  }
  return outcome;
}

function instant(at: Date | number | string): string {
  if (typeof at === 'string') return at;
  const date = new Date(at);
  if (Number.isNaN(date.getTime())) throw new ControlError(`${at} is no instant to stop the clock at.`);
  return date.toISOString();
}

async function stateOf(mock: Controlled): Promise<string> {
  await mock.timeline.reached();
  // In a transaction, for a consistent snapshot despite concurrent writes.
  return mock.world().store.transact(async (store) => {
    const lines: string[] = [];
    for (const collection of await store.collections()) {
      for (const { key, value } of await store.scan(collection)) {
        lines.push(`${collection} ${key} ${JSON.stringify(value)}`);
      }
    }
    return lines.join('\n');
  });
}

/** Controls how the mock reads what the specification leaves open. */
export interface ControlReadings {
  /** Returns every open question: what it asks, the current reading, what that means, and the alternatives. */
  list(): Promise<Answered<'getReadings'>['questions']>;
  /**
   * Sets readings from the next call on, such as `{ 'find.size-over': 'clamped' }`; null restores the initial reading. Stored
   * data stays.
   */
  set(readings: Asked<'setReadings'>['readings']): Promise<Answered<'setReadings'>['questions']>;
  /** Restores all initial readings. */
  reset(): Promise<void>;
}

/** Creates the in-process readings. They throw if `perform` refuses an operation. */
function readingsOf(perform: Perform): ControlReadings {
  const path = {};
  return {
    list: async () => (await perform('getReadings', { path, body: undefined })).questions,
    set: async (readings) => (await perform('setReadings', { path, body: { readings } })).questions,
    reset: () => perform('resetReadings', { path, body: undefined }),
  };
}

/**
 * The control plane as a web-standard `fetch` for use within one process. A `Request` has no `Host` header until it is sent; like
 * an HTTP client, this takes the host from the URL, so that other hosts are refused here too.
 * @param world the world of calls that name none
 */
function controlFetchOf(exchange: Dispatch, world: string): typeof fetch {
  const withHost: Dispatch = (inbound) => {
    const host = inbound.header('host') ?? new URL(inbound.request.url).host;
    const added: Readonly<Record<string, string>> = { host, [worldHeader]: world };
    return exchange({ ...inbound, header: (name) => inbound.header(name) ?? added[name] });
  };
  return fetchOf(withHost, 'http://127.0.0.1');
}
