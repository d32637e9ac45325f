import type { Inbound } from './dispatch.js';

/** A request with a body that comes from elsewhere: who looks into one leaves it to be read again. */
export function withBody(inbound: Inbound, text: Inbound['text']): Inbound {
  return {
    method: inbound.method,
    target: inbound.target,
    header: (name) => inbound.header(name),
    text,
    get headers() {
      return inbound.headers;
    },
    get request() {
      return inbound.request;
    },
    get sentHeaders() {
      return inbound.sentHeaders;
    },
    get gone() {
      return inbound.gone;
    },
    trail: inbound.trail,
  };
}
