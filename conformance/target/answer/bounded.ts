import type { Transport } from '../transport.js';
import { collectBody } from './body.js';

/** A transport of somebody else, held to the same limits: whoever walks through an answer relies on them. */
export function bounded(transport: Transport, bodyBytes: number): Transport {
  return async (request, signal) => {
    const response = await transport(request, signal);
    collectBody(bodyBytes).add(Buffer.from(response.text));
    return response;
  };
}
