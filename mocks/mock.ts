import type { Control } from './control/control.js';
import type { MockJournal } from './control/journal.js';
import type { Interception, InterceptOptions } from './intercept/intercept.js';
import type { MockOptions } from './mock-options.js';
import { readOptions } from './options.js';
import type { Person } from './population/population.js';
import { startMock } from './start-mock.js';
import type { WorldCredentials } from './worlds/names.js';
import type { SavedWorld } from './worlds/saved-world.js';
import type { WorldOptions } from './worlds/world-options.js';

export type { Control, ControlClock, ControlFaults } from './control/control.js';
export { ControlError } from './control/control-error.js';
export { type MockJournal, VerificationError, type Waiting } from './control/journal.js';
export type { ControlReadings } from './control/readings.js';
export type { Send } from './engine/send.js';
export type { NewWebhook } from './events/webhooks.js';
export type { NewFault } from './faults/fault.js';
export type { Interception, InterceptOptions } from './intercept/intercept.js';
export type { UnhandledRequest } from './intercept/router.js';
export type { Filter as JournalFilter } from './journal/filter.js';
export type { JournalEntry } from './journal/shown.js';
export type { Expectation as JournalExpectation, Verdict as JournalVerdict } from './journal/verify.js';
export type { ExchangeLine, MockOptions } from './mock-options.js';
export { MockOptionError } from './options/option-error.js';
export type { Fixtures } from './own-data/written.js';
export { type Clock, type ManualClock, manualClock } from './state/clock.js';
export type { WorldCredentials } from './worlds/names.js';
export type { SavedWorld } from './worlds/saved-world.js';
export type { WorldOptions } from './worlds/world-options.js';
export { WorldError } from './worlds/worlds.js';

/** What a caller identifies itself with: a service account, a user and an API key, all of the own organization. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
}

/** A People Data Service of your own, with credentials that are ready to use. */
export interface MockWorld extends Credentials {
  /** What it is called: `default` is the world that every mock begins with. */
  readonly id: string;
  /**
   * Takes what the global `fetch` takes, so that it can be handed to any client, and answers in process: no port is needed.
   * The host of an address does not matter, and a path alone will do.
   */
  readonly fetch: typeof fetch;
  /**
   * Answers the calls that the global `fetch` and undici make to an origin, such as that of production, until what it returns
   * is called, disposed of, or the mock closed: no client has to know of it. Throws a MockOptionError.
   *
   *     using _ = mock.intercept({ origin: 'https://api.example' });
   */
  intercept(options?: InterceptOptions): Interception;
  /** Back to the start: no sessions, no charges, every credential as it was. Issued tokens are no longer known. */
  reset(): Promise<void>;
  /** What a test needs and the service does not have: its clock, edits of people, mails, webhooks. */
  readonly control: Control;
  /** The organization to work in. */
  readonly org: string;
  /** Exists, but the credentials hold no role on it. */
  readonly otherOrg: string;
  /** The credentials hold a role on it, and it has no credit. */
  readonly noCreditOrg: string;
  /**
   * All credentials as one value, such as the configuration of a client takes; `credentials.viewer`, `.editor` and `.admin` are
   * service accounts that hold one role and no other, `credentials.other` is one of the other organization.
   */
  readonly credentials: WorldCredentials;
  /** Everybody there is, as records of section 2.1, before any edit. */
  readonly people: readonly Person[];
  /** What clients sent, and what they were answered: `control.journal`. */
  readonly journal: MockJournal;
  /** Everything as it is now, as JSON: to be restored here, or made again by `worlds.restore` of this mock or another one. */
  save(): Promise<SavedWorld>;
  /** Everything is as it was when it was saved, the time too. */
  restore(saved: SavedWorld): Promise<void>;
}

/** Services that never see each other, in one mock: one for each test that runs at the same time. */
export interface MockWorlds {
  /** Makes a world; what is not chosen is as the mock was started. Throws a MockOptionError or a WorldError. */
  create(options?: WorldOptions & { readonly id?: string }): Promise<MockWorld>;
  /** Makes a world that goes on from a saved one, under a name of its own. */
  restore(saved: SavedWorld, id?: string): Promise<MockWorld>;
  /** All of them, the one that every mock begins with first. */
  list(): readonly MockWorld[];
  /** Throws a WorldError when there is none of that name. */
  get(id: string): MockWorld;
  /** Removes a world with everything in it. Throws a WorldError when there is none of that name. */
  remove(id: string): void;
}

/** A mock of the service: its first world, and others beside it. */
export interface Mock extends MockWorld {
  readonly worlds: MockWorlds;
  /** Stops listening and sending webhooks, in all worlds. Further calls do nothing. */
  close(): Promise<void>;
  /** What the control plane asks for, over HTTP and of `control.fetch`. */
  readonly controlToken: string;
  /** Base addresses, which end in the version: of the listener, or in process `http://people-data.test/people/v1`. */
  readonly urls: {
    readonly people: string;
    readonly identity: string;
    readonly ledger: string;
    readonly billing: string;
    /** The reference of all four, as pages for a browser. */
    readonly docs: string;
    /** Undefined where the control plane has no port. */
    readonly control: string | undefined;
    /** The page of the control plane, which opens without being asked for the token: it is in the address, where no server sees it. */
    readonly page: string | undefined;
  };
  /** What is served from examples because it is not decided yet, as `POST /people/v1/{org_id}/export`. */
  readonly drafts: readonly string[];
}

/**
 * Starts a mock of the service. It listens when a `port` is given; `fetch` works either way. Two mocks never meet.
 *
 *     const mock = await createMock({ port: 0, profile: { 'find.size-over': 'clamped' } });
 *     await fetch(`${mock.urls.people}/${mock.org}/find`, { … });
 *     await mock.control.clock.advance('P14D');
 *     await mock.close();
 *
 * Throws a MockOptionError when an option cannot be used or a port is taken.
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { mock } = await startMock(await readOptions(options));
  return mock;
}
