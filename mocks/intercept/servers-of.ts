import type { JsonObject } from '../state/json.js';

/** The origins of the servers that documents name, which an overlay may change. */
export function serversOf(documents: ReadonlyMap<string, JsonObject>): readonly string[] {
  const urls = [...documents.values()]
    .flatMap(({ servers }) => (Array.isArray(servers) ? servers : []))
    .map((server) => String(Object(server).url));
  return [...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin))];
}
