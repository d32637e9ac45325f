import type { Readings } from '../generated/questions.js';
import type { Cors } from './cors.js';
import type { Send } from './engine/send.js';
import type { NewWebhook } from './events/webhooks.js';
import type { NewFault } from './faults/fault.js';
import type { Fixtures } from './own-data/written.js';
import type { Clock } from './state/clock.js';

/** One handled request, for a log. */
export interface ExchangeLine {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  /** 0 where the connection was reset and no answer sent. */
  readonly status: number;
  readonly durationMs: number;
}

export interface MockOptions {
  /** Decides who exists and which ids and tokens are issued: a whole number of 0 or more. Default 1. */
  readonly seed?: number;
  /** How many people are made up: 0 to 5,000,000. Default 1000. */
  readonly people?: number;
  /**
   * People and organizations of your own, beside those: the path of a YAML or JSON file, or what would stand in it. With
   * `people: 0` there is nobody else.
   */
  readonly fixtures?: string | Fixtures;
  /** A reading per open question; the default reading where none is chosen. */
  readonly profile?: Partial<Readings>;
  /**
   * Draws readings anew for each call by this seed, over the profile, where no stated sentence is broken by that: with
   * `drawnReadings(seed)` as profile, the hardest legal service.
   */
  readonly eachCall?: number;
  /** An OpenAPI Overlay on the contract, by the path of its file: what it moves, renames and adds is served so. */
  readonly overlay?: string;
  /** A mutant by its id: the rule that it breaks shows whether a check notices. */
  readonly mutant?: string;
  /** Credits of the own organization: a whole number of 0 or more. Default: without limit. */
  readonly credits?: number;
  /** Where the time comes from. Default: the system. */
  readonly clock?: Clock;
  /** What time it is at the start, from where it goes on: a date, milliseconds since 1970, or RFC 3339. Default: what `clock` shows. */
  readonly now?: Date | number | string;
  /** Listen on this TCP port, 0 for any free one. Default: in-process use only. */
  readonly port?: number;
  /** The address to listen on. Default 127.0.0.1. */
  readonly host?: string;
  /** Where webhooks go from the start. Default: nowhere. */
  readonly webhooks?: readonly NewWebhook[];
  /** What goes wrong from the start, and again after each reset, in every world that is made. Default: nothing. */
  readonly faults?: readonly NewFault[];
  /** Hosts to which webhooks may go beside the loopback address, as `hooks.example.com`. Default: none. */
  readonly webhookHosts?: readonly string[];
  /** How webhooks are sent. Default: over HTTP. */
  readonly send?: Send;
  /**
   * Serve the control plane on this TCP port of the loopback address: 0 for any free one, `usual` for 4011 or, where that
   * is taken, any free one. Default: in-process use only.
   */
  readonly controlPort?: number | 'usual';
  /** The token of the control plane. Default: a random one. */
  readonly controlToken?: string;
  /**
   * Which pages of other origins may call from a browser, the service and the control plane: all of them, none, or those
   * of the origins listed, as `http://localhost:3000`. Default: all of them, which know no credential for it.
   */
  readonly cors?: Cors;
  /**
   * How many bytes of requests and answers are remembered, the newest ones: 0 for none. Default 16 MiB. All worlds
   * together remember no more than twice that; the one called longest ago forgets first. Of one body up to 64 KiB are kept.
   */
  readonly journalBytes?: number;
  /**
   * Keeps everything in this file, and goes on from it at the next start: a change is there within a second, whatever ends
   * the process and however much there is. Who exists (`seed`, `people`, `fixtures`, `credits`) stays as it was then, and
   * others are refused; `profile` and `webhooks` hold where they are given. A second mock is refused. Default: everything is gone when the mock is closed.
   */
  readonly state?: string;
  /** Hold every answer against the contract; a violation is answered with 500. Default: only under vitest. */
  readonly selfCheck?: boolean;
  /** Called after each request. */
  readonly onExchange?: (line: ExchangeLine) => void;
}
