import type { Control, MockJournal } from '../control/control.js';
import type { Send } from '../engine/send.js';
import type { NewWebhook } from '../events/webhooks.js';
import type { NewFault } from '../faults/faults.js';
import type { Interception, InterceptOptions } from '../intercept/intercept.js';
import type { Fixtures } from '../own-data/fixtures.js';
import type { Person } from '../population/population.js';
import type { Clock } from '../state/clock.js';
import type { OwnCredentials, WorldCredentials } from '../worlds/names.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import type { WorldOptions } from '../worlds/worlds.js';
import type { Cors } from './cors.js';
import { readOptions } from './options.js';
import { startMock } from './start.js';
import type { Certificate } from './tls.js';

export type { Control, ControlClock, ControlFaults, ControlReadings } from '../control/control.js';
export { type MockJournal, VerificationError, type Waiting } from '../control/control.js';
export { ControlError } from '../control/handler.js';
export type { Send } from '../engine/send.js';
export type { NewWebhook } from '../events/webhooks.js';
export type { NewFault } from '../faults/faults.js';
export type { Interception, InterceptOptions } from '../intercept/intercept.js';
export type { UnhandledRequest } from '../intercept/router.js';
export type { Filter as JournalFilter } from '../journal/filter.js';
export type { JournalEntry } from '../journal/shown.js';
export type { Expectation as JournalExpectation, Verdict as JournalVerdict } from '../journal/verify.js';
export { MockOptionError } from '../options/option-values.js';
export type { Fixtures } from '../own-data/fixtures.js';
export { type Clock, type ManualClock, manualClock } from '../state/clock.js';
export type { WorldCredentials } from '../worlds/names.js';
export type { SavedWorld } from '../worlds/saved-world.js';
export type { WorldOptions } from '../worlds/worlds.js';
export { WorldError } from '../worlds/worlds.js';

/** An isolated instance of the People Data Service, with credentials that are ready to use. */
export interface MockWorld extends OwnCredentials {
  /** The id of the world; `default` for the one that every mock begins with. */
  readonly id: string;
  /**
   * A drop-in for the global `fetch` that can be passed to any client and answers in process: no port is needed. The host of an
   * address does not matter, and a path alone is accepted.
   */
  readonly fetch: typeof fetch;
  /**
   * Answers the calls that the global `fetch`, undici and node:http make to an origin, such as that of production, until the
   * returned interception is called or disposed of, or the mock is closed: clients need no change. Throws a MockOptionError.
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
  /** The certificate that clients have to trust, in PEM; undefined without `https`. */
  readonly certificate: string | undefined;
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

/** One handled request, for a log. */
export interface ExchangeLine {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** 0 if the connection was reset without an answer. */
  readonly status: number;
  readonly durationMs: number;
}

export interface MockOptions extends WorldOptions {
  /**
   * People and organizations of your own, in addition to those: the path of a YAML or JSON file, or its content. With `people: 0`
   * there are no others.
   */
  readonly fixtures?: string | Fixtures;
  /** The path of an OpenAPI Overlay on the contract: what it moves, renames and adds is served accordingly. */
  readonly overlay?: string;
  /** The id of a mutant, which breaks one rule: shows whether a check notices. */
  readonly mutant?: string;
  /** The source of time. Default: the system clock. */
  readonly clock?: Clock;
  /** Listen on this TCP port, 0 for any free one. Default: in-process use only. */
  readonly port?: number;
  /** The address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /**
   * Serve the service over TLS, under HTTP/2 and HTTP/1.1: with a certificate of yours in PEM, or one that the mock makes and that
   * clients have to be told to trust (`mock.certificate`). The control plane stays as it is. Default: plain HTTP.
   */
  readonly https?: boolean | Certificate;
  /** Webhooks that exist from the start. Default: none. */
  readonly webhooks?: readonly NewWebhook[];
  /** Faults that are set at the start and after each reset, in every world. Default: none. */
  readonly faults?: readonly NewFault[];
  /** Hosts that webhooks may be sent to, in addition to the loopback address, such as `hooks.example.com`. Default: none. */
  readonly webhookHosts?: readonly string[];
  /** How webhooks are sent. Default: over HTTP. */
  readonly send?: Send;
  /** The address that the control plane listens on, with its token: another one than the default where it is called from outside. Default 127.0.0.1. */
  readonly controlHost?: string;
  /**
   * Serve the control plane on this TCP port: 0 for any free one, `usual` for 4011 or, if that is taken,
   * any free one. Default: in-process use only.
   */
  readonly controlPort?: number | 'usual';
  /** The token of the control plane. Default: a random one. */
  readonly controlToken?: string;
  /**
   * Which other origins may call the service and the control plane from a browser: all, none, or those listed, such as
   * `http://localhost:3000`. Default: all; that alone gives a page no credential.
   */
  readonly cors?: Cors;
  /**
   * How many bytes of requests and answers the journal keeps, the newest ones: 0 for none. Default 16 MiB. All worlds together
   * keep at most twice that; the world that was called least recently is evicted first. At most 64 KiB of a body are kept.
   */
  readonly journalBytes?: number;
  /**
   * Keeps the state in this file, and continues from it at the next start: a change is written within a second, however the
   * process ends, unless the file is being rewritten. `seed`, `people`, `fixtures` and `credits` stay as they were when the state began,
   * and other values are refused; `profile` and `webhooks` override those in the file if given. A second mock on the same file is
   * refused. Default: the state is lost when the mock is closed.
   */
  readonly state?: string;
  /** Validate every answer against the contract; a violation is answered with 500. Default: only under vitest. */
  readonly selfCheck?: boolean;
  /** Called after each request. */
  readonly onExchange?: (line: ExchangeLine) => void;
}
