import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import type { JournalEntry } from './shown.js';

/** HTTP Archive 1.2. */
export interface Har {
  readonly log: {
    readonly version: '1.2';
    readonly creator: { readonly name: string; readonly version: string };
    readonly entries: { [key: string]: unknown }[];
  };
}

/** The member of an entry that contains everything that HAR has no place for. */
const ownMember = '_pdk';

/** Converts entries to HAR. @param origin the base of addresses without a host */
export function harOf(entries: readonly JournalEntry[], origin: string): Har {
  return {
    log: { version: '1.2', creator: { ...kit }, entries: entries.map((entry) => harEntryOf(entry, origin)) },
  };
}

function harEntryOf(entry: JournalEntry, origin: string): { [key: string]: unknown } {
  const { request, response, method, path, query, wallAt, durationMs, ...own } = entry;
  const host = request.headers['host'];
  const address = new URL(host === undefined ? origin : `http://${host}`);
  // Set as pathname, because a path that begins with two slashes must not become a host.
  address.pathname = path;
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) address.searchParams.append(name, one);
  }
  return {
    ...harEntry({
      startedMs: Date.parse(wallAt),
      timeMs: durationMs,
      request: { method, url: address.href, headers: request.headers, text: textOf(request.body) },
      response: {
        status: response.status,
        headers: response.headers,
        cookies: response.cookies ?? [],
        text: textOf(response.body) ?? '',
      },
    }),
    [ownMember]: { ...own, ...cutsOf(entry) },
  };
}

/** Lists which bodies are truncated. */
function cutsOf({ request, response }: JournalEntry): { readonly cut?: readonly string[] } {
  const cut = [...(request.cut ? ['request'] : []), ...(response.cut ? ['response'] : [])];
  return cut.length === 0 ? {} : { cut };
}

function textOf(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}
