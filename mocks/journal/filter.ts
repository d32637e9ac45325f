import type { components } from '../../generated/control.js';
import { readJson } from '../engine/read-body.js';
import { quote } from '../engine/refusal.js';
import { isJson, isList, isObject, type Json } from '../state/json.js';
import { type KeptText, type Recorded, textOf } from './recording.js';
import { isSecretMember } from './secrets.js';

/** Selects calls; every member that is given must match. */
export type Filter = components['schemas']['ControlJournalFilter'];

/** How a call differs, as a sentence that is built on demand; undefined if it does not differ. */
type Difference = (() => string) | undefined;

type Tests = Readonly<Record<keyof Filter, (filter: Filter, entry: Recorded) => Difference>>;

/** Cheap tests come first: a body is read only if nothing else excludes a call. */
const tests: Tests = {
  after: ({ after }, { id }) =>
    after === undefined || id > after ? undefined : () => `its id is ${id}, which is not after ${after}`,
  operation: ({ operation }, entry) => other('operation', operation, entry.operation),
  status: ({ status: wanted }, { status }) =>
    wanted === undefined || wanted === status || wanted === `${Math.floor(status / 100)}xx`
      ? undefined
      : () => `status is ${status}, not ${wanted}`,
  method: ({ method }, entry) => other('method', method?.toUpperCase(), entry.method),
  org: ({ org }, { path }) => other('org', org, path['org_id']),
  credential: ({ credential }, { caller }) => other('credential', credential, caller?.id ?? 'none'),
  refusal: ({ refusal: wanted }, { refusal }) =>
    wanted === 'any' && refusal !== undefined ? undefined : other('refusal', wanted, refusal?.refused),
  since: ({ since }, { atMs }) =>
    since === undefined || atMs >= Date.parse(since)
      ? undefined
      : () => `it came at ${new Date(atMs).toISOString()}, not since ${since}`,
  path: ({ path: wanted }, entry) => {
    if (wanted === undefined) return undefined;
    const { path } = partsOf(entry);
    return pathPattern(wanted).test(path) ? undefined : other('path', wanted, path);
  },
  requestId: ({ requestId }, entry) =>
    requestId === undefined ? undefined : other('requestId', requestId, requestIdOf(entry)),
  query: ({ query: wanted = {} }, entry) => {
    const { query } = partsOf(entry);
    const name = Object.keys(wanted).find((each) => !query.getAll(each).includes(wanted[each] ?? ''));
    if (name === undefined) return undefined;
    return () =>
      `query.${name} is ${shown(query.get(name) ?? undefined, name)}, not ${shown(wanted[name], name)}`;
  },
  body: ({ body }, entry) => otherBody(body, entry, false),
  bodyEquals: ({ bodyEquals }, entry) => otherBody(bodyEquals, entry, true),
};

const all = Object.values(tests);

export function matches(filter: Filter, entry: Recorded): boolean {
  return all.every((test) => test(filter, entry) === undefined);
}

/** Lists how a call differs from a filter, one sentence each. Values of members named like secrets are not quoted. */
export function differences(filter: Filter, entry: Recorded): readonly string[] {
  return all.flatMap((test) => test(filter, entry)?.() ?? []);
}

function other(name: string, wanted: string | undefined, found: string | undefined): Difference {
  if (wanted === undefined || wanted === found) return undefined;
  return () => `${name} is ${found ?? 'not there'}, not ${wanted}`;
}

function pathPattern(wanted: string): RegExp {
  const parts = wanted.split('*').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&'));
  return new RegExp(`^${parts.join('[^/]*')}$`);
}

function otherBody(wanted: unknown, { sent, sentHeaders }: Recorded, exactly: boolean): Difference {
  if (wanted === undefined || !isJson(wanted)) return undefined;
  if (sent === undefined) return () => 'there is no body';
  if (sent.isCut) return () => 'the body is longer than what is kept of it';
  const found = mismatch(wanted, bodyOf(sent, sentHeader(sentHeaders, 'content-type')), exactly);
  return found && (() => described(found));
}

function described({ place, wanted, found }: Mismatch): string {
  const name = place.startsWith('[') ? `body${place}` : place === '' ? 'body' : `body.${place}`;
  return `${name} is ${shown(found, place)}, not ${shown(wanted, place)}`;
}

/** Formats a value for a sentence; the value of a member named like a secret is not repeated. */
function shown(value: Json | undefined, name: string): string {
  if (value === undefined) return 'not there';
  const last = /[^.[\]]+$/.exec(name)?.[0] ?? '';
  if (isSecretMember(last)) return 'another one';
  return typeof value === 'string' ? quote(value) : clipped(JSON.stringify(value));
}

const clipped = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);

interface Mismatch {
  /** The path to it, e.g. `matches[0].size`; empty for the value as a whole. */
  readonly place: string;
  readonly wanted: Json;
  readonly found: Json | undefined;
}

/** Returns the first place at which a value does not match: objects may have other members unless `exactly`. */
export function mismatch(
  wanted: Json,
  found: Json | undefined,
  exactly = false,
  place = '',
): Mismatch | undefined {
  const other = { place, wanted, found };
  if (isList(wanted)) {
    if (!isList(found) || found.length !== wanted.length) return other;
    for (const [at, each] of wanted.entries()) {
      const inside = mismatch(each, found[at], exactly, `${place}[${at}]`);
      if (inside) return inside;
    }
    return undefined;
  }
  if (!isObject(wanted)) return wanted === found ? undefined : other;
  if (!isObject(found)) return other;
  const names = Object.keys(wanted).filter((name) => wanted[name] !== undefined);
  for (const name of names) {
    const has = Object.hasOwn(found, name) ? found[name] : undefined;
    const inside = mismatch(wanted[name] ?? null, has, exactly, place === '' ? name : `${place}.${name}`);
    if (inside) return inside;
  }
  const surplus = exactly ? Object.keys(found).find((name) => !names.includes(name)) : undefined;
  return surplus === undefined ? undefined : other;
}

/** Returns a readable body: JSON as is, a form as an object, everything else as text. */
export function bodyOf(kept: KeptText, contentType: string): Json {
  const text = textOf(kept);
  if (kept.isCut) return text;
  if (/^application\/x-www-form-urlencoded\b/i.test(contentType)) {
    return Object.fromEntries(new URLSearchParams(text));
  }
  const read = readJson(text);
  return 'json' in read ? read.json : text;
}

/** Returns the value of a header in a list of alternating names and values; empty if there is none. @param name in lower case */
export function sentHeader(sentHeaders: string, name: string): string {
  const texts = sentHeaders.split('\n');
  const at = texts.findIndex((each, index) => index % 2 === 0 && each.toLowerCase() === name);
  return at < 0 ? '' : (texts[at + 1] ?? '');
}

export function partsOf({ target }: Recorded): { readonly path: string; readonly query: URLSearchParams } {
  const end = target.indexOf('?');
  if (end < 0) return { path: target, query: new URLSearchParams() };
  return { path: target.slice(0, end), query: new URLSearchParams(target.slice(end + 1)) };
}

/** Returns the id of an exchange: the one in the response, otherwise the one that the client sent. */
export function requestIdOf({ headers, sentHeaders }: Recorded): string | undefined {
  const shown = headers['X-Request-Id'];
  return shown === undefined ? sentHeader(sentHeaders, 'x-request-id') || undefined : String(shown);
}
