import type { Dispatch } from '../engine/contract.js';
import { fetchOf } from '../engine/fetch.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import type { Filter } from '../journal/filter.js';
import type { JournalEntry } from '../journal/shown.js';
import type { Expectation, Verdict } from '../journal/verify.js';
import { worldHeader } from '../worlds/worlds.js';
import { type ControlPlane, perform } from './exchange.js';
import { type Asked, ControlError, type Controlled, type ControlledWorlds, type Perform } from './handler.js';

/**
 * What tests need beyond the API of the service. The same is available over HTTP if the control plane has a port. Throws a
 * ControlError if a request cannot be granted.
 */
export type Control = Readonly<ReturnType<typeof controlOf>>;
/** Controls the clock of the service. */
export type ControlClock = Control['clock'];
/** Injects faults into the connections between clients and the service, and into webhook delivery. */
export type ControlFaults = Control['faults'];
/** Controls how the mock reads what the specification leaves open. */
export type ControlReadings = Control['readings'];

/** Creates the in-process control plane of a world. */
export function controlOf(
  id: string,
  mock: Controlled,
  worlds: ControlledWorlds,
  { exchange }: ControlPlane,
) {
  const done: Perform = async (operation, call) => granted(await perform(operation, call, mock, worlds));
  const path = {};
  const body = undefined;
  const of = (org = mock.world().orgs.own) => ({ orgId: org });
  const within = (org: string | undefined) => (org === undefined ? {} : { org });
  return {
    clock: {
      /** The current time of the service, in milliseconds since 1970. */
      now: () => mock.clock.now(),
      /** Stops the clock now, or at an instant: a date, milliseconds since 1970, or RFC 3339. */
      freeze: async (at?: Date | number | string): Promise<void> => {
        await done('freezeClock', { path, body: at === undefined ? {} : { at: instant(at) } });
      },
      /**
       * Moves the clock forward by milliseconds or by an ISO 8601 duration such as `P14D`, and performs everything that is due in
       * between: imports, the enrichment cycle at every midnight, webhooks and their retries, in order and at their own times. Waits
       * for receivers for at most 5 seconds of real time in total, and for at most one second for a receiver that does not respond.
       */
      advance: async (by: number | string): Promise<void> => {
        const asked = typeof by === 'number' ? { milliseconds: by } : { duration: by };
        await done('advanceClock', { path, body: asked });
      },
      /** Restarts a stopped clock from the instant at which it stands. */
      resume: async (): Promise<void> => void (await done('resumeClock', { path, body })),
      /** Undoes all changes: the clock follows the clock of the mock again. */
      reset: async (): Promise<void> => void (await done('resetClock', { path, body })),
    },
    faults: {
      /**
       * Adds a fault that takes effect from the next call on, such as `{ on: 'find', status: 429, times: 2 }`,
       * `{ latency: { ms: 200 } }` or `{ on: 'createInvitation', reset: true, afterWork: true }`.
       */
      add: (fault: Asked<'addFault'>) => done('addFault', { path, body: fault }),
      /** Returns every active fault, with how many calls or webhooks it could have struck, and how many it struck. */
      list: async () => (await done('getFaults', { path, body })).faults,
      /** Removes a fault. Calls that it delays continue at once. */
      remove: (faultId: string): Promise<void> => done('removeFault', { path: { faultId }, body }),
      /** Removes all faults. */
      clear: (): Promise<void> => done('clearFaults', { path, body }),
    },
    readings: {
      /** Returns every open question: what it asks, the current reading, what that means, and the alternatives. */
      list: async () => (await done('getReadings', { path, body })).questions,
      /** Sets readings from the next call on, such as `{ 'find.size-over': 'clamped' }`; null restores the initial reading. */
      set: async (readings: Asked<'setReadings'>['readings']) =>
        (await done('setReadings', { path, body: { readings } })).questions,
      /** Restores all initial readings. */
      reset: (): Promise<void> => done('resetReadings', { path, body }),
    },
    /**
     * Calls the control plane in process with the arguments of `fetch`, without a port. Requests need the `controlToken` of the
     * mock, as over HTTP. The URL has the host of the loopback address, such as `http://127.0.0.1/control/v1/clock`, or is just a
     * path such as `/control/v1/clock`.
     */
    fetch: controlFetchOf(exchange, id),
    /** Resets everything to the state at startup, including the clock and the webhooks. Issued tokens become invalid. */
    reset: (): Promise<void> => done('reset', { path, body }),
    /** Edits a person: `{ job: { title, company: { name } } }`, `{ title }` or the like. */
    editPerson: (personId: string, edit: Asked<'editPerson'>) =>
      done('editPerson', { path: { personId }, body: edit }),
    /** Restores the person as generated or added, whether edited, removed or unchanged. */
    restorePerson: (personId: string): Promise<void> => done('restorePerson', { path: { personId }, body }),
    /** Adds a person with the given record, and derives what follows from it. */
    addPerson: (person: Asked<'addPerson'>) => done('addPerson', { path, body: person }),
    /** Replaces the record of a person; adds the person if the id is unknown. */
    putPerson: (personId: string, person: Asked<'putPerson'>) =>
      done('putPerson', { path: { personId }, body: person }),
    /** Returns the stored record of a person. */
    person: (personId: string) => done('readPerson', { path: { personId }, body }),
    /** Returns the people whose name, title, company or the like contain every word, ignoring case; all people without words. */
    searchPeople: (asked?: Asked<'searchPeople'>) => done('searchPeople', { path, body: asked }),
    /** Ends the career of a person, who can still be found, has no position and is retired. */
    retirePerson: (personId: string) => done('retirePerson', { path: { personId }, body }),
    /** Removes a person completely. */
    removePerson: (personId: string): Promise<void> => done('removePerson', { path: { personId }, body }),
    /** Returns the companies by the keys that jobs use to refer to them. */
    companies: async () => (await done('getCompanies', { path, body })).companies,
    /** Replaces the record of a company, in all current and former jobs there. */
    putCompany: (companyKey: string, company: Asked<'putCompany'>) =>
      done('putCompany', { path: { companyKey }, body: company }),
    /** Adds fixtures, in the format of the option `fixtures`. */
    addFixtures: (fixtures: Asked<'addFixtures'>) => done('addFixtures', { path, body: fixtures }),
    /** Returns every organization, with its credits. */
    organizations: async () => (await done('getOrganizations', { path, body })).organizations,
    addOrganization: (organization: Asked<'addOrganization'>) =>
      done('addOrganization', { path, body: organization }),
    /** Returns the credits of an organization in the current billing period; of the default organization if `org` is omitted. */
    credits: (org?: string) => done('getCredits', { path: of(org), body }),
    /** Sets the credits per billing period, or those left in the current one: `{ credits: 100 }`, `{ left: 0 }`. */
    setCredits: (credits: Asked<'setCredits'>, org?: string) =>
      done('setCredits', { path: of(org), body: credits }),
    addSubscription: (subscription: Asked<'addSubscription'>, org?: string) =>
      done('addSubscription', { path: of(org), body: subscription }),
    removeSubscription: (subscriptionId: string, org?: string): Promise<void> =>
      done('removeSubscription', { path: { ...of(org), subscriptionId }, body }),
    /** Adds a service account with a known secret. */
    addServiceAccount: (account: Asked<'addServiceAccount'>) =>
      done('addServiceAccount', { path, body: account }),
    /** Adds an API key with a known value. */
    addApiKey: (key: Asked<'addApiKey'>) => done('addApiKey', { path, body: key }),
    /** Replaces all roles of a user (id or email), a service account (client id) or an API key (id), from the next call on. */
    setRoles: (principalId: string, roles: Asked<'setRoles'>['roles']) =>
      done('setRoles', { path: { principalId }, body: { roles } }),
    /** Runs an enrichment cycle over the ledgers of an organization. Waits for receivers as `advance` does. */
    enrich: (org?: string) => done('runEnrichment', { path, body: within(org) }),
    /** Makes a running import fail; in the default organization if `org` is omitted. */
    failImport: (ledgerId: string, importId: string, org?: string): Promise<void> =>
      done('failImport', { path: { ledgerId, importId }, body: within(org) }),
    /** The recorded requests and responses. */
    journal: journalOf(done),
    /** Returns every mail, in the order in which they were sent. */
    outbox: async () => (await done('getOutbox', { path, body })).mails,
    /** Deletes all mails. */
    clearOutbox: (): Promise<void> => done('clearOutbox', { path, body }),
    /** Attempts all deliveries that are due, then returns every webhook delivery, with what was sent. */
    deliveries: async () => (await done('getDeliveries', { path, body })).deliveries,
    /** Sends a delivery again, whatever its outcome: the same event, with the current time and signature. */
    redeliver: (deliveryId: string) => done('redeliver', { path: { deliveryId }, body }),
    /** Returns the metrics of all worlds since the mock started, in the text format of Prometheus. */
    metrics: () => done('getMetrics', { path, body }),
    webhooks: async () => (await done('getWebhooks', { path, body })).webhooks,
    /** Replaces all webhooks. */
    setWebhooks: async (webhooks: Asked<'setWebhooks'>['webhooks']) =>
      (await done('setWebhooks', { path, body: { webhooks } })).webhooks,
    /** Adds a user who can sign in. */
    addUser: (user: Asked<'addUser'>) => done('addUser', { path, body: user }),
    /** Removes a user with all sessions and roles. Invitations remain. */
    removeUser: (userId: string): Promise<void> => done('removeUser', { path: { userId }, body }),
    /** Returns everything that is stored, as text. Two results are equal if nothing changed in between. */
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

/** A `Request` has no `Host` header until it is sent; like an HTTP client, this takes the host from the URL. */
function controlFetchOf(exchange: Dispatch, world: string): typeof fetch {
  const withHost: Dispatch = (inbound) => {
    const host = inbound.header('host') ?? new URL(inbound.request.url).host;
    const added: Readonly<Record<string, string>> = { host, [worldHeader]: world };
    return exchange({ ...inbound, header: (name) => inbound.header(name) ?? added[name] });
  };
  return fetchOf(withHost, 'http://127.0.0.1');
}

/** Thrown if calls differ from the expectations. The message says what is missing, and which calls came closest. */
export class VerificationError extends ControlError {
  override readonly name = 'VerificationError';
  readonly verdict: Verdict;

  constructor(verdict: Verdict) {
    super(verdict.message);
    this.verdict = verdict;
  }
}

/** How long to wait, and for how many calls. */
export interface Waiting {
  /** The number of calls. Default 1. */
  readonly count?: number;
  /** Real time, at most 30,000. Default 5000. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** Recorded requests and responses. Secrets are never shown. */
export type MockJournal = Readonly<ReturnType<typeof journalOf>>;

/** Creates the in-process journal. It throws if `perform` refuses an operation. */
export function journalOf(perform: Perform) {
  const path = {};
  const list = async (filter: Filter = {}, most?: number): Promise<readonly JournalEntry[]> => {
    const body = { filter, ...(most === undefined ? {} : { most }) };
    return (await perform('searchJournal', { path, body })).entries;
  };
  return {
    /** Returns the calls that match a filter, in order of arrival, or only the newest `most`. */
    list,
    count: async (filter: Filter = {}) => (await perform('countJournal', { path, body: filter })).count,
    /**
     * Resolves with the calls as soon as there are enough. Rejects with a ControlError if they do not arrive in time, and with the
     * reason of the signal if it is aborted.
     */
    waitFor: async (filter: Filter = {}, { signal, ...waiting }: Waiting = {}) => {
      signal?.throwIfAborted();
      const call = { path, body: { filter, ...waiting }, ...(signal === undefined ? {} : { signal }) };
      const { isMet, message } = await perform('waitForJournal', call);
      signal?.throwIfAborted();
      if (!isMet) throw new ControlError(message ?? '');
      return list(filter);
    },
    /**
     * Verifies that each expected call came as often as it should, and in this order with `inOrder`. An expectation without
     * `times`, `atLeast` or `atMost` requires at least one call. Rejects with a VerificationError that says what is missing.
     */
    verify: async (
      expectations: readonly Expectation[],
      { inOrder = false }: { readonly inOrder?: boolean } = {},
    ): Promise<Verdict> => {
      const body = { expectations: [...expectations], inOrder };
      const verdict = await perform('verifyJournal', { path, body });
      if (!verdict.passed) throw new VerificationError(verdict);
      return verdict;
    },
    /** Exports HTTP Archive 1.2, which browsers and other HAR viewers read. */
    toHar: (filter: Filter = {}) => perform('exportJournal', { path, body: filter }),
    clear: (): Promise<void> => perform('clearJournal', { path, body: undefined }),
    /** Returns how many entries were dropped because the journal was full. */
    dropped: async () => (await perform('countJournal', { path, body: {} })).dropped,
  };
}
