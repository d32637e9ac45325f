import type { Inbound } from './exchange.js';
import type { Call } from './handler.js';

/** A call whose headers are built only when a handler looks at them, which few do. */
export class LazyCall implements Call {
  readonly path: Call['path'];
  readonly contentType: string;
  readonly body: Call['body'];
  readonly principal: Call['principal'];
  readonly waived: Call['waived'];
  readonly #inbound: Inbound;

  constructor(inbound: Inbound, { path, contentType, body, principal, waived }: Omit<Call, 'headers'>) {
    this.path = path;
    this.contentType = contentType;
    this.body = body;
    this.principal = principal;
    this.waived = waived;
    this.#inbound = inbound;
  }

  get headers(): Headers {
    return this.#inbound.headers;
  }
}
