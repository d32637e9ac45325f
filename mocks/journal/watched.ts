import type { Inbound } from '../engine/dispatch.js';
import type { Trail } from '../engine/trail.js';
import { type KeptText, keptText, mostBodyBytes, unreadText } from './kept-text.js';

/** Methods whose requests have a body. */
const bodied: ReadonlySet<string> = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** An observed request, which keeps what the pipeline reads of it and finds out about it. */
export class Watched implements Inbound {
  readonly method: string;
  readonly target: string;
  readonly trail: Trail = {
    known: undefined,
    caller: undefined,
    answer: undefined,
    place: undefined,
    faults: undefined,
  };
  readonly #inbound: Inbound;
  #isRead = false;
  #sent: KeptText | undefined;

  constructor(inbound: Inbound) {
    this.method = inbound.method;
    this.target = inbound.target;
    this.#inbound = inbound;
  }

  /** The body, as far as it was read. */
  get sent(): KeptText | undefined {
    return this.#sent;
  }

  /** Whether the body was not read, e.g. because the call was refused before. */
  get hasUnread(): boolean {
    return !this.#isRead && bodied.has(this.method);
  }

  /** Reads the body if nothing else has read it. */
  async readRest(): Promise<KeptText | undefined> {
    await this.text(mostBodyBytes);
    return this.#sent;
  }

  text(limitBytes: number): Promise<string | undefined> {
    this.#isRead = true;
    return this.#inbound.text(limitBytes).then((text) => {
      this.#sent = text === undefined ? unreadText : text === '' ? undefined : keptText(text);
      return text;
    });
  }

  header(name: string): string | undefined {
    return this.#inbound.header(name);
  }

  get headers(): Headers {
    return this.#inbound.headers;
  }

  get request(): Request {
    return this.#inbound.request;
  }

  get gone(): AbortSignal | undefined {
    return this.#inbound.gone;
  }

  get sentHeaders(): readonly string[] {
    return this.#inbound.sentHeaders;
  }
}
