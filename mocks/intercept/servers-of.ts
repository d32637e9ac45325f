import type { JsonObject } from '../state/json.js';

/** The origins of the addresses at which documents say that they are served, as an overlay may have it. */
export function serversOf(documents: ReadonlyMap<string, JsonObject>): readonly string[] {
  const urls = [...documents.values()]
    .flatMap(({ servers }) => (Array.isArray(servers) ? servers : []))
    .map((server) => String(Object(server).url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}
