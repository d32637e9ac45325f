import type { components } from '../../generated/control.js';
import { operations } from '../../generated/operations.js';
import { harEntry } from '../../spec/exchange/har-entry.js';
import { kit } from '../../spec/exchange/kit.js';
import type { World } from '../engine/handler.js';
import { grounds, type Refusal } from '../engine/refusal.js';
import type { Json } from '../state/json.js';
import { bodyOf, partsOf, requestIdOf, sentHeader } from './filter.js';
import { type KeptText, lengthOf, type Recorded } from './recording.js';
import type { Hider } from './secrets.js';

export type JournalEntry = components['schemas']['ControlJournalEntry'];

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
function sentShown(sent: string, hider: Hider): Record<string, string> {
  const sentHeaders = sent.split('\n');
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
  const { isCut } = kept;
  const length = lengthOf(kept);
  return {
    ...(isCut && length === undefined ? {} : { body: hider.body(bodyOf(kept, contentType)) }),
    ...(length === undefined ? {} : { length }),
    ...(isCut ? { cut: true } : {}),
  };
}

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

function cutsOf({ request, response }: JournalEntry): { readonly cut?: readonly string[] } {
  const cut = [...(request.cut ? ['request'] : []), ...(response.cut ? ['response'] : [])];
  return cut.length === 0 ? {} : { cut };
}

function textOf(body: unknown): string | undefined {
  if (body === undefined) return undefined;
  return typeof body === 'string' ? body : JSON.stringify(body);
}

type Explained = components['schemas']['ControlJournalRefusal'];

/** Explains a refusal by the sentences of the specification, the schema of the contract, and the open question. */
export type Explain = (refusal: Refusal, entry: Recorded) => Explained;

/** Reasons that a request violates a schema: of a body, of the query or of an id. */
const bySchema = /^(?:matches|fields?|term|size|return-fields|confidence|extra|request|status-filter|ids)-/;

/** Loads the sentences on demand, so that they cost nothing unless a journal is read. */
export async function explainerFor({
  profile,
  contract,
}: Pick<World, 'profile' | 'contract'>): Promise<Explain> {
  const [{ ruleIds, rules }, { questions }] = await Promise.all([
    import('../../generated/rules.js'),
    import('../../generated/questions.js'),
  ]);
  return ({ refused, message, field }, { operation: id, caller }) => {
    const operation = contract.operations.find((one) => one.id === id);
    const { rules: general = [], question } = grounds[refused];
    // A caller whose role is too low is refused by the sentence about that role.
    const ofRole = ruleIds.filter(
      (rule) =>
        refused === 'role-insufficient' &&
        /^role\..+-denied$/.test(rule) &&
        caller?.roles.some((role) => rule.endsWith(`.${role}-denied`)),
    );
    const speaking = [...ofRole, ...general].filter(
      (rule) => id === undefined || rules[rule].operations.includes(id),
    );
    const schema = operation && (bySchema.test(refused) ? schemaOf(operation, field) : undefined);
    return {
      reason: refused,
      message,
      ...(field === undefined ? {} : { field }),
      ...(schema === undefined ? {} : { schema }),
      ...(operation === undefined ? {} : { section: operations[operation.id].section }),
      rules: speaking.map((rule) => {
        const { section, basis, says } = rules[rule];
        return { id: rule, section, basis, says };
      }),
      ...(question === undefined
        ? {}
        : { question: { id: question, asks: questions[question].asks, reading: profile.reading(question) } }),
    };
  };
}

type Served = World['contract']['operations'][number];

/** Returns the schema of the query if the member at fault is one of its parameters, otherwise that of the body. */
function schemaOf({ query, requests }: Served, field: string | undefined): string | undefined {
  const [first = ''] = (field ?? '').split(/[.[]/, 1);
  return query !== undefined && first in query.types ? query.schema : Object.values(requests)[0];
}
