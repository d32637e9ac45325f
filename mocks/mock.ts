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
export type { Fixtures } from './own-data/fixtures.js';
export { type Clock, type ManualClock, manualClock } from './state/clock.js';
export type { WorldCredentials } from './worlds/names.js';
export type { SavedWorld } from './worlds/saved-world.js';
export type { WorldOptions } from './worlds/world-options.js';
export { WorldError } from './worlds/worlds.js';

/** Credentials of a service account, a user and an API key, all of the own organization. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly username: string;
  readonly password: string;
  readonly apiKey: string;
}

/** An isolated instance of the People Data Service, with credentials that are ready to use. */
export interface MockWorld extends Credentials {
  /** The id of the world; `default` for the one that every mock begins with. */
  readonly id: string;
  /**
   * A drop-in for the global `fetch` that can be passed to any client and answers in process: no port is needed. The host of an
   * address does not matter, and a path alone is accepted.
   */
  readonly fetch: typeof fetch;
  /**
   * Answers the calls that the global `fetch` and undici make to an origin, such as that of production, until the returned
   * interception is called or disposed of, or the mock is closed: clients need no change. Throws a MockOptionError.
   *
   *     using _ = mock.intercept({ origin: 'https://api.example' });
   */
  intercept(options?: InterceptOptions): Interception;
  /** Resets to the start: no sessions, no charges, all credentials as they were. Issued tokens are no longer valid. */
  reset(): Promise<void>;
  /** What tests need and the service does not offer: its clock, edits of people, mails, webhooks. */
  readonly control: Control;
  /** The organization to work in. */
  readonly org: string;
  /** Exists, but the credentials hold no role on it. */
  readonly otherOrg: string;
  /** The credentials hold a role on it, and it has no credit. */
  readonly noCreditOrg: string;
  /**
   * All credentials as one object, as client configurations take them; `credentials.viewer`, `.editor` and `.admin` are service
   * accounts that hold this one role, `credentials.other` is one of the other organization.
   */
  readonly credentials: WorldCredentials;
  /** All people as records of section 2.1, before any edit. */
  readonly people: readonly Person[];
  /** The requests of clients and the answers to them; the same as `control.journal`. */
  readonly journal: MockJournal;
  /** The current state as JSON: to be restored here, or as a new world by `worlds.restore` of this mock or another one. */
  save(): Promise<SavedWorld>;
  /** Restores a saved state, including the time. */
  restore(saved: SavedWorld): Promise<void>;
}

/** Isolated worlds in one mock: one for each of the tests that run at the same time. */
export interface MockWorlds {
  /** Creates a world; options that are not given are those of the mock. Throws a MockOptionError or a WorldError. */
  create(options?: WorldOptions & { readonly id?: string }): Promise<MockWorld>;
  /** Creates a world with a name of its own that continues from a saved one. */
  restore(saved: SavedWorld, id?: string): Promise<MockWorld>;
  /** All worlds; the one that every mock begins with comes first. */
  list(): readonly MockWorld[];
  /** Throws a WorldError if there is no world of that name. */
  get(id: string): MockWorld;
  /** Removes a world with everything in it. Throws a WorldError if there is no world of that name. */
  remove(id: string): void;
}

/** A mock of the service: its first world, which it extends, and others. */
export interface Mock extends MockWorld {
  readonly worlds: MockWorlds;
  /** Stops listening and sending webhooks in all worlds. Further calls do nothing. */
  close(): Promise<void>;
  /** The token that the control plane requires, over HTTP and in `control.fetch`. */
  readonly controlToken: string;
  /** Base addresses, including the version: of the listener, or `http://people-data.test/people/v1` in process. */
  readonly urls: {
    readonly people: string;
    readonly identity: string;
    readonly ledger: string;
    readonly billing: string;
    /** The reference of all four interfaces, as pages for a browser. */
    readonly docs: string;
    /** Undefined if the control plane has no port. */
    readonly control: string | undefined;
    /** The page of the control plane. The fragment contains the token, so that it need not be entered and no server sees it. */
    readonly page: string | undefined;
  };
  /** Undecided operations that are served from examples, such as `POST /people/v1/{org_id}/export`. */
  readonly drafts: readonly string[];
}

/**
 * Starts a mock of the service. It listens if a `port` is given; `fetch` works either way. Mocks share nothing.
 *
 *     const mock = await createMock({ port: 0, profile: { 'find.size-over': 'clamped' } });
 *     await fetch(`${mock.urls.people}/${mock.org}/find`, { … });
 *     await mock.control.clock.advance('P14D');
 *     await mock.close();
 *
 * Throws a MockOptionError if an option cannot be used or a port is taken.
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { mock } = await startMock(await readOptions(options));
  return mock;
}
