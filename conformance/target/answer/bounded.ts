import { formLimits } from '../limits.js';
import type { Transport } from '../transport.js';
import { jsonShape } from './json-within.js';
import { bodyOverLimit } from './unreadable.js';

/** Applies the limits of answers to a custom transport, as code that traverses answers relies on them. */
export function bounded(transport: Transport, bodyBytes: number): Transport {
  return async (request, signal) => {
    const response = await transport(request, signal);
    const bytes = Buffer.from(response.text);
    if (bytes.length > Math.min(bodyBytes, formLimits.judgedBytes)) throw bodyOverLimit(bodyBytes);
    jsonShape()(bytes);
    return response;
  };
}
