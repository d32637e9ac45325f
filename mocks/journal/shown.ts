import type { components } from '../../generated/control.js';
import type { Json } from '../state/json.js';
import { bodyOf, sentHeader } from './body.js';
import type { Explain } from './explained.js';
import type { Hider } from './hider.js';
import type { KeptText } from './kept-text.js';
import { partsOf, requestIdOf } from './place.js';
import type { Recorded } from './recorded.js';

/** A request and its response as shown: without secrets. */
export type JournalEntry = components['schemas']['ControlJournalEntry'];

/** Returns an entry without secrets, and with an explanation of its refusal. */
export function shownEntry(entry: Recorded, hider: Hider, explain: Explain): JournalEntry {
  const { path, query } = partsOf(entry);
  const { operation, isDraft, caller, refusal, sent, answered, sentHeaders, headers, cookies } = entry;
  const org = entry.path['org_id'];
  const requestId = requestIdOf(entry);
  const explained = refusal && explain(refusal, entry);
  return {
    id: entry.id,
    at: new Date(entry.atMs).toISOString(),
    wallAt: new Date(entry.wallMs).toISOString(),
    durationMs: Math.round(entry.durationMs * 1000) / 1000,
    ...(operation === undefined ? {} : { operation }),
    ...(isDraft ? { draft: true } : {}),
    method: entry.method,
    path: hider.text(path),
    query: shownQuery(query, hider),
    parameters: shownPath(entry.path, hider),
    ...(org === undefined ? {} : { org: hider.text(org) }),
    ...(caller === undefined ? {} : { credential: { kind: caller.kind, id: caller.id } }),
    ...(requestId === undefined ? {} : { requestId: hider.text(requestId) }),
    request: {
      headers: sentShown(sentHeaders, hider),
      ...shownBody(sent, sentHeader(sentHeaders, 'content-type'), hider),
    },
    response: {
      status: entry.status,
      headers: Object.fromEntries(
        Object.entries(headers)
          .filter(([name]) => name !== 'Set-Cookie')
          .map(([name, value]) => [name, hider.header(name, String(value))]),
      ),
      ...(cookies.length === 0 ? {} : { cookies: cookies.map((cookie) => hider.cookie(cookie)) }),
      ...shownBody(answered, String(headers['Content-Type'] ?? ''), hider),
    },
    ...(entry.faults.length === 0 ? {} : { faults: [...entry.faults] }),
    ...(explained === undefined ? {} : { refusal: { ...explained, message: hider.text(explained.message) } }),
  };
}

function shownQuery(query: URLSearchParams, hider: Hider): JournalEntry['query'] {
  const names = [...new Set(query.keys())];
  return Object.fromEntries(
    names.map((name) => {
      const values = query.getAll(name).map((value) => hider.named(name, value));
      const [only = ''] = values;
      return [hider.text(name), values.length === 1 ? only : values];
    }),
  );
}

function shownPath(path: Recorded['path'], hider: Hider): Record<string, string> {
  return Object.fromEntries(Object.entries(path).map(([name, value = '']) => [name, hider.text(value)]));
}

/** Names are in lower case, so that they are found whatever the client sent; repeated headers are joined. */
function sentShown(sentHeaders: readonly string[], hider: Hider): Record<string, string> {
  const shown = new Map<string, string>();
  for (let at = 0; at + 1 < sentHeaders.length; at += 2) {
    const name = (sentHeaders[at] ?? '').toLowerCase();
    const value = hider.header(name, sentHeaders[at + 1] ?? '');
    const before = shown.get(name);
    shown.set(name, before === undefined ? value : `${before}, ${value}`);
  }
  return Object.fromEntries(shown);
}

function shownBody(
  kept: KeptText | undefined,
  contentType: string,
  hider: Hider,
): { readonly body?: Json; readonly length?: number; readonly cut?: true } {
  if (kept === undefined) return {};
  const { length, isCut } = kept;
  return {
    ...(isCut && length === undefined ? {} : { body: hider.body(bodyOf(kept, contentType)) }),
    ...(length === undefined ? {} : { length }),
    ...(isCut ? { cut: true } : {}),
  };
}
