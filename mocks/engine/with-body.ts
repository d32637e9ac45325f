import type { Inbound } from './dispatch.js';

/** Replaces the body of a request: code that has already read the body passes it on this way. */
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
