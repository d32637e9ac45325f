import type { components } from '../../generated/control.js';
import { quote } from '../engine/quote.js';
import { isJson, type Json } from '../state/json.js';
import { bodyOf, sentHeader } from './body.js';
import { type Mismatch, mismatch } from './partial.js';
import { partsOf, requestIdOf } from './place.js';
import type { Recorded } from './recorded.js';
import { isSecretMember } from './secret-member.js';

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

/** Whether a call matches a filter. */
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

/** Truncates a text to a length that fits into a sentence. */
const clipped = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text);
