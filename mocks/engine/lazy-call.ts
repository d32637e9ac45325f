import type { Inbound } from './dispatch.js';
import type { AnyCall } from './handler.js';

/** A call whose headers are built on demand, as few handlers read them. */
export class LazyCall implements AnyCall {
  readonly path: AnyCall['path'];
  readonly query: AnyCall['query'];
  readonly contentType: string;
  readonly body: AnyCall['body'];
  readonly principal: AnyCall['principal'];
  readonly forbidden: AnyCall['forbidden'];
  readonly waived: AnyCall['waived'];
  readonly #inbound: Inbound;

  constructor(inbound: Inbound, parts: Omit<AnyCall, 'headers'>) {
    this.path = parts.path;
    this.query = parts.query;
    this.contentType = parts.contentType;
    this.body = parts.body;
    this.principal = parts.principal;
    this.forbidden = parts.forbidden;
    this.waived = parts.waived;
    this.#inbound = inbound;
  }

  get headers(): Headers {
    return this.#inbound.headers;
  }
}
