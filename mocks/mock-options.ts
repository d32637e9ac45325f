import type { Readings } from '../generated/questions.js';
import type { Cors } from './cors.js';
import type { Send } from './engine/send.js';
import type { NewWebhook } from './events/webhooks.js';
import type { NewFault } from './faults/fault.js';
import type { Fixtures } from './own-data/fixtures.js';
import type { Clock } from './state/clock.js';

/** One handled request, for a log. */
export interface ExchangeLine {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** 0 if the connection was reset without an answer. */
  readonly status: number;
  readonly durationMs: number;
}

export interface MockOptions {
  /** Determines who exists and which ids and tokens are issued: a whole number of 0 or more. Default 1. */
  readonly seed?: number;
  /** How many people are generated: 0 to 5,000,000. Default 1000. */
  readonly people?: number;
  /**
   * People and organizations of your own, in addition to those: the path of a YAML or JSON file, or its content. With `people: 0`
   * there are no others.
   */
  readonly fixtures?: string | Fixtures;
  /** A reading for each open question; the default reading if none is given. */
  readonly profile?: Partial<Readings>;
  /**
   * Draws other readings for each call with this seed, on top of the profile, unless that would break a stated sentence: with
   * `drawnReadings(seed)` as profile, the hardest legal service.
   */
  readonly eachCall?: number;
  /** The path of an OpenAPI Overlay on the contract: what it moves, renames and adds is served accordingly. */
  readonly overlay?: string;
  /** The id of a mutant, which breaks one rule: shows whether a check notices. */
  readonly mutant?: string;
  /** Credits of the own organization: a whole number of 0 or more. Default: unlimited. */
  readonly credits?: number;
  /** The source of time. Default: the system clock. */
  readonly clock?: Clock;
  /** The time at the start, from which it goes on: a date, milliseconds since 1970, or RFC 3339. Default: the time of `clock`. */
  readonly now?: Date | number | string;
  /** Listen on this TCP port, 0 for any free one. Default: in-process use only. */
  readonly port?: number;
  /** The address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /** Webhooks that exist from the start. Default: none. */
  readonly webhooks?: readonly NewWebhook[];
  /** Faults that are set at the start and after each reset, in every world. Default: none. */
  readonly faults?: readonly NewFault[];
  /** Hosts that webhooks may be sent to, in addition to the loopback address, such as `hooks.example.com`. Default: none. */
  readonly webhookHosts?: readonly string[];
  /** How webhooks are sent. Default: over HTTP. */
  readonly send?: Send;
  /**
   * Serve the control plane on this TCP port of the loopback address: 0 for any free one, `usual` for 4011 or, if that is taken,
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
   * process ends and however much there is. `seed`, `people`, `fixtures` and `credits` stay as they were when the state began,
   * and other values are refused; `profile` and `webhooks` override those in the file if given. A second mock on the same file is
   * refused. Default: the state is lost when the mock is closed.
   */
  readonly state?: string;
  /** Validate every answer against the contract; a violation is answered with 500. Default: only under vitest. */
  readonly selfCheck?: boolean;
  /** Called after each request. */
  readonly onExchange?: (line: ExchangeLine) => void;
}
