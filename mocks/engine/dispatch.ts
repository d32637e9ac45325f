import type { Readings } from '../../generated/questions.js';
import type { Trail } from './trail.js';

/**
 * A request as the engine reads it. A host (the Node listener, `fetch`) hands out only what is asked for: building a
 * web-standard Request for every call would cost half of the throughput.
 */
export interface Inbound {
  readonly method: string;
  /** Path with query, as sent. */
  readonly target: string;
  /** A header by its lower-case name. */
  header(name: string): string | undefined;
  /** The body as text; `undefined` when it has more bytes than `limitBytes`. */
  text(limitBytes: number): Promise<string | undefined>;
  /** The headers in web-standard form, built on demand. */
  readonly headers: Headers;
  /** Method, address and headers in web-standard form, built on demand, without the body. */
  readonly request: Request;
  /** Names and values of the headers in turn, as they came. */
  readonly sentHeaders: readonly string[];
  /** Says that nobody waits for the answer any more, where a host can tell. */
  readonly gone?: AbortSignal | undefined;
  /** What is found out about the call is left here. */
  readonly trail?: Trail | undefined;
}

/** An answer, serialised, with everything but what belongs to the connection. */
export interface Outbound {
  /** 0 where no answer is sent: the connection breaks. */
  readonly status: number;
  /** Made for this answer alone, so that a host may add its own. */
  readonly headers: Record<string, string | string[]>;
  readonly cookies: readonly string[];
  readonly body: string | undefined;
  /** The body in pieces, in place of `body`. */
  readonly chunks?: Chunks;
  /** How it is sent, by the reading of the world that it comes from. Without it in one piece. */
  readonly delivery?: Readings['transport.delivery'];
  /** What happens to it on its way. Without it all of it arrives, as fast as it is read. */
  readonly passage?: Passage;
}

/** What happens to an answer on its way to the client. */
export interface Passage {
  /** After how many bytes of the body the connection ends; `at-once` it is reset, before anything was sent. */
  readonly breaks?: 'at-once' | number;
  /** How fast the body comes. */
  readonly bytesPerSecond?: number;
  /** Waits between two pieces of a body that comes slowly; ends early when nothing is to be waited for any more. */
  readonly pause: (ms: number) => Promise<void>;
}

/** Text that is made while it is written, so that memory does not grow with it. */
export type Chunks = Iterable<string> | AsyncIterable<string>;

export type Dispatch = (inbound: Inbound) => Promise<Outbound>;
