import { commonHeadersOf, contentTypeOf } from './common-headers.js';
import type { ServedOperation } from './contract.js';
import type { Inbound } from './dispatch.js';
import { ignoredParameters } from './ignored.js';
import type { PendingResponse } from './pending-response.js';
import type { World } from './world.js';

/** Adds the headers that every response of a world has. */
export function completing(
  world: World,
): (inbound: Inbound, draft: PendingResponse, operation?: ServedOperation) => PendingResponse {
  const commonHeaders = commonHeadersOf(world);
  const contentType = contentTypeOf(world);
  return (inbound, draft, operation) => {
    const headers = commonHeaders(inbound);
    const ignored = operation && ignoredParameters(inbound.target, parametersOf(operation));
    if (ignored !== undefined) headers['X-Ignored-Parameters'] = ignored;
    if (draft.body !== undefined || draft.chunks) headers['Content-Type'] = contentType(draft.status);
    return { ...draft, headers: Object.assign(headers, draft.headers) };
  };
}

/** Returns the wire names of an operation's query parameters. */
function parametersOf({ query, names }: ServedOperation): readonly string[] {
  return Object.keys(query?.types ?? {}).map((name) => names?.query.get(name) ?? name);
}
