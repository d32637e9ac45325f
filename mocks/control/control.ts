import type { ControlOperationId } from '../../generated/control-operations.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import { ControlError } from './control-error.js';
import { controlFetchOf } from './fetch.js';
import type { Answered, Asked, ControlCall, Controlled, ControlledWorlds } from './handler.js';
import { journalOf, type MockJournal } from './journal.js';
import { perform } from './perform.js';
import type { ControlPlane } from './plane.js';
import { type ControlReadings, readingsOf } from './readings.js';

/** The clock of the service, in the hands of a test. */
export interface ControlClock {
  /** What time it is for the service, in milliseconds since 1970. */
  now(): number;
  /** Time stands still from now on, or at an instant: a date, milliseconds since 1970, or RFC 3339. */
  freeze(at?: Date | number | string): Promise<void>;
  /**
   * Moves the clock forward by milliseconds or by an ISO 8601 duration such as `P14D`, and lives through the time
   * between: imports, every midnight's enrichment cycle, webhooks and their retries, in order and at their own times.
   * Receivers are waited for up to 5 seconds of real time in all, those that say nothing no longer than a second.
   */
  advance(by: number | string): Promise<void>;
  /** Lets time go on from the instant at which it stands. */
  resume(): Promise<void>;
  /** Undoes every move: it shows the time of the mock's own clock again, and goes with it. */
  reset(): Promise<void>;
}

/** What goes wrong between clients and the service, and on the way of webhooks. */
export interface ControlFaults {
  /**
   * Lets something go wrong from the next call on, such as `{ on: 'find', status: 429, times: 2 }`, `{ latency: { ms: 200 } }`
   * or `{ on: 'createInvitation', reset: true, afterWork: true }`.
   */
  add(fault: Asked<'addFault'>): Promise<Answered<'addFault'>>;
  /** Every fault that is set, with how many calls it met and how often it struck. */
  list(): Promise<Answered<'getFaults'>['faults']>;
  /** Takes a fault away: calls that it holds up go on at once. */
  remove(id: string): Promise<void>;
  /** Takes every fault away. */
  clear(): Promise<void>;
}

/**
 * What a test needs and the service does not have; the same over HTTP, where the control plane has a port. A request
 * that cannot be granted throws a ControlError.
 */
export interface Control {
  readonly clock: ControlClock;
  readonly faults: ControlFaults;
  readonly readings: ControlReadings;
  /**
   * Answers what `fetch` takes, in process as over HTTP, with the `controlToken` of the mock: no port is needed. The address
   * is one of the loopback address, such as `http://127.0.0.1/control/v1/clock`, or just `/control/v1/clock`.
   */
  readonly fetch: typeof fetch;
  /** Everything is as when the mock started, the clock and the webhooks too. Issued tokens are no longer known. */
  reset(): Promise<void>;
  /** Lets something happen to a person, such as `{ job: { title, company: { name } } }` or `{ title }`. */
  editPerson(id: string, edit: Asked<'editPerson'>): Promise<Answered<'editPerson'>>;
  /** A person is again as they were made or added, whether they were edited, removed or neither. */
  restorePerson(id: string): Promise<void>;
  /** Adds a person, with the record that is given and what follows from it. */
  addPerson(person: Asked<'addPerson'>): Promise<Answered<'addPerson'>>;
  /** Gives a person just this record; adds them where nobody has the id. */
  putPerson(id: string, person: Asked<'putPerson'>): Promise<Answered<'putPerson'>>;
  /** The record of a person as it is kept. */
  person(id: string): Promise<Answered<'readPerson'>>;
  /** People whose name, title, company or the like holds every word, in any case; everybody without words. */
  searchPeople(asked?: Asked<'searchPeople'>): Promise<Answered<'searchPeople'>>;
  /** The career of a person ends: they are found, have no position, and are retired. */
  retirePerson(id: string): Promise<Answered<'retirePerson'>>;
  /** Nothing is left of a person. */
  removePerson(id: string): Promise<void>;
  /** Companies by the keys under which jobs name them. */
  companies(): Promise<Answered<'getCompanies'>['companies']>;
  /** Gives a company just this record, wherever people work or worked there. */
  putCompany(key: string, company: Asked<'putCompany'>): Promise<Answered<'putCompany'>>;
  /** Adds what the option `fixtures` takes. */
  addFixtures(fixtures: Asked<'addFixtures'>): Promise<Answered<'addFixtures'>>;
  /** Every organization, with its credits. */
  organizations(): Promise<Answered<'getOrganizations'>['organizations']>;
  addOrganization(organization: Asked<'addOrganization'>): Promise<Answered<'addOrganization'>>;
  /** The credits of an organization in this billing period; of the own one when none is named. */
  credits(org?: string): Promise<Answered<'getCredits'>>;
  /** So many credits per billing period, or so many left in this one: `{ credits: 100 }`, `{ left: 0 }`. */
  setCredits(credits: Asked<'setCredits'>, org?: string): Promise<Answered<'setCredits'>>;
  addSubscription(subscription: Asked<'addSubscription'>, org?: string): Promise<Answered<'addSubscription'>>;
  removeSubscription(id: string, org?: string): Promise<void>;
  /** Adds a service account whose secret you know. */
  addServiceAccount(account: Asked<'addServiceAccount'>): Promise<Answered<'addServiceAccount'>>;
  /** Adds an API key whose value you know. */
  addApiKey(key: Asked<'addApiKey'>): Promise<Answered<'addApiKey'>>;
  /** All roles of a user (id or email), a service account (client id) or an API key (id), from the next call on. */
  setRoles(id: string, roles: Asked<'setRoles'>['roles']): Promise<Answered<'setRoles'>>;
  /** Runs an enrichment cycle over the ledgers of an organization, and waits for receivers as `advance` does. */
  enrich(org?: string): Promise<Answered<'runEnrichment'>>;
  /** Lets an import that is under way fail; of the own organization when none is named. */
  failImport(ledgerId: string, importId: string, org?: string): Promise<void>;
  /** What clients sent, and what they were answered. */
  readonly journal: MockJournal;
  /** Every mail, in the order of sending. */
  outbox(): Promise<Answered<'getOutbox'>['mails']>;
  /** Throws every mail away. */
  clearOutbox(): Promise<void>;
  /** Every delivery of a webhook, with what was sent, after what is due was attempted. */
  deliveries(): Promise<Answered<'getDeliveries'>['deliveries']>;
  /** Sends a delivery once more, whatever came of it: the same event, at the time and signed as of now. */
  redeliver(id: string): Promise<Answered<'redeliver'>>;
  /** What the mock counts over all worlds since it started, in the text format of Prometheus. */
  metrics(): Promise<string>;
  webhooks(): Promise<Answered<'getWebhooks'>['webhooks']>;
  /** Replaces all webhooks. */
  setWebhooks(webhooks: Asked<'setWebhooks'>['webhooks']): Promise<Answered<'setWebhooks'>['webhooks']>;
  /** Adds a user who can sign in. */
  addUser(user: Asked<'addUser'>): Promise<Answered<'addUser'>>;
  /** Removes a user, with every session and role. Invitations stay. */
  removeUser(id: string): Promise<void>;
  /** Everything that is stored, as text: two of them are the same when nothing changed. */
  state(): Promise<string>;
}

/**
 * The control plane of one world, in process.
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
      remove: async (id) => {
        await done('removeFault', { path: { faultId: id }, body });
      },
      clear: async () => {
        await done('clearFaults', { path, body });
      },
    },
    fetch: controlFetchOf(exchange, id),
    reset: async () => {
      await done('reset', { path, body });
    },
    editPerson: (id, edit) => done('editPerson', { path: { personId: id }, body: edit }),
    restorePerson: async (id) => {
      await done('restorePerson', { path: { personId: id }, body });
    },
    addPerson: (person) => done('addPerson', { path, body: person }),
    putPerson: (id, person) => done('putPerson', { path: { personId: id }, body: person }),
    person: (id) => done('readPerson', { path: { personId: id }, body }),
    searchPeople: (asked) => done('searchPeople', { path, body: asked }),
    retirePerson: (id) => done('retirePerson', { path: { personId: id }, body }),
    removePerson: async (id) => {
      await done('removePerson', { path: { personId: id }, body });
    },
    companies: async () => (await done('getCompanies', { path, body })).companies,
    putCompany: (key, company) => done('putCompany', { path: { companyKey: key }, body: company }),
    addFixtures: (fixtures) => done('addFixtures', { path, body: fixtures }),
    organizations: async () => (await done('getOrganizations', { path, body })).organizations,
    addOrganization: (organization) => done('addOrganization', { path, body: organization }),
    credits: (org) => done('getCredits', { path: of(org), body }),
    setCredits: (credits, org) => done('setCredits', { path: of(org), body: credits }),
    addSubscription: (subscription, org) => done('addSubscription', { path: of(org), body: subscription }),
    removeSubscription: async (id, org) => {
      await done('removeSubscription', { path: { ...of(org), subscriptionId: id }, body });
    },
    addServiceAccount: (account) => done('addServiceAccount', { path, body: account }),
    addApiKey: (key) => done('addApiKey', { path, body: key }),
    setRoles: (id, roles) => done('setRoles', { path: { principalId: id }, body: { roles } }),
    enrich: (org) => done('runEnrichment', { path, body: org === undefined ? {} : { org } }),
    failImport: async (ledgerId, importId, org) => {
      await done('failImport', { path: { ledgerId, importId }, body: org === undefined ? {} : { org } });
    },
    readings: readingsOf(done),
    journal: journalOf(done),
    outbox: async () => (await done('getOutbox', { path, body })).mails,
    deliveries: async () => (await done('getDeliveries', { path, body })).deliveries,
    clearOutbox: async () => {
      await done('clearOutbox', { path, body });
    },
    redeliver: (id) => done('redeliver', { path: { deliveryId: id }, body }),
    metrics: () => done('getMetrics', { path, body }),
    webhooks: async () => (await done('getWebhooks', { path, body })).webhooks,
    setWebhooks: async (webhooks) => (await done('setWebhooks', { path, body: { webhooks } })).webhooks,
    addUser: (user) => done('addUser', { path, body: user }),
    removeUser: async (id) => {
      await done('removeUser', { path: { userId: id }, body });
    },
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
  // As it is at one moment, whatever goes on.
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
