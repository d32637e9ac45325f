import { type OperationId, operations } from '../../../generated/operations.js';
import { records } from '../../../generated/records.js';
import type { RuleId } from '../../../generated/rules.js';
import { type Finding, findingOf, type Judged, must } from '../../check/finding.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { isArray, isObject, type Json } from '../../target/json.js';
import { textKey } from '../../target/wire/text-key.js';
import { type FindView, viewOf } from '../../view/find-view.js';
import { list, type RecordView, recordsOf } from '../../view/record-view.js';

/** An exchange with its views, created once for all judges and for the probes that watch exchanges. */
export interface Looked {
  readonly exchange: Exchange;
  readonly find: FindView | undefined;
  readonly records: RecordView | undefined;
}

export function look(exchange: Exchange): Looked {
  const find = exchange.operation === 'find' ? viewOf(exchange) : undefined;
  return { exchange, find, records: find ?? shownPeople(exchange) };
}

/** Returns the path of the people in the answer of an operation. A preview has none: it masks them and is no record of chapter 2. */
function peoplePlace(operation: OperationId): readonly string[] | undefined {
  const described = operations[operation];
  const places: readonly { readonly record: string; readonly path: readonly string[] }[] =
    'records' in described ? described.records : [];
  return places.find(({ record }) => record === 'person')?.path;
}

const members: ReadonlySet<Json> = new Set(records.person.properties.map(({ name }) => name));

/** Returns the view of the people in an answer of an operation other than find; undefined if it shows none. */
export function shownPeople(exchange: Exchange): RecordView | undefined {
  const { operation, response } = exchange;
  const place = peoplePlace(operation);
  if (place === undefined || response.status !== 200) return undefined;
  const body = isObject(response.json) ? response.json : {};
  const isPerson = Object.keys(body).some((name) => members.has(name));
  const single = isPerson ? [{ at: 'body', value: body, holder: body, member: 'body' }] : [];
  // A list holds people, however malformed.
  const people = place.length === 0 ? single : list({ at: 'body', value: body }, place[0] ?? 'people');
  return { exchange, plain: !selectsMembers(exchange), records: recordsOf(people) };
}

/** Whether a call may have asked for some members only, whatever the target calls that parameter. */
function selectsMembers({ request }: Exchange): boolean {
  if (request.url.includes('?')) return true;
  const sent = isObject(request.json) ? Object.values(request.json) : [];
  return sent.some((value) => isArray(value) && value.some((name) => members.has(name)));
}

export interface Known {
  secrets(): readonly string[];
}

/** Judges a rule from passing exchanges, whatever they were sent for. It is begun once per run, because some judges keep state. */
export type Judge = (known: Known) => (looked: Looked) => Finding;

type Judging<View> = (view: View) => Finding | Judged;
export type ExchangeJudge = Judging<Exchange>;
export type RecordJudge = Judging<RecordView>;
export type FindJudge = Judging<FindView>;

/** Judges by rule; those that keep state have a `begin`. */
type Table<View> = Partial<Record<RuleId, Judging<View> | { begin(known: Known): Judging<View> }>>;
export type ExchangeJudges = Table<Exchange>;
export type RecordJudges = Table<RecordView>;
export type FindJudges = Table<FindView>;

/** Makes judges of tables of them, which judge what `select` returns of an exchange. */
export const judging =
  <View>(select: (looked: Looked) => View | undefined) =>
  <T extends Table<View>>(table: T): Readonly<Record<keyof T, Judge>> => {
    const entries = Object.entries<Judging<View> | { begin(known: Known): Judging<View> }>(table).map(
      ([rule, given]): [string, Judge] => [
        rule,
        (known) => {
          const judge = 'begin' in given ? given.begin(known) : given;
          return (looked) => {
            const view = select(looked);
            return findingOf(view === undefined ? undefined : judge(view));
          };
        },
      ],
    );
    return Object.fromEntries(entries) as Record<keyof T, Judge>;
  };

export const onStatus = ({ response: { status } }: Exchange, holds: boolean, expected: string): Judged =>
  must(holds, 'status', expected, status);

/** Remembers values by texts of a target, but no new ones once it is full: a target may make up as many as it likes. */
export class Memory<Value> {
  readonly #values = new Map<string, Value>();
  readonly #most: number;

  constructor(most = 10_000) {
    this.#most = most;
  }

  get(text: string): Value | undefined {
    return this.#values.get(textKey(text));
  }

  set(text: string, value: Value): void {
    const key = textKey(text);
    if (this.#values.size < this.#most || this.#values.has(key)) this.#values.set(key, value);
  }

  /** Returns the value of a text, which is `made` if it has none yet. */
  known(text: string, made: Value): Value {
    const value = this.get(text) ?? made;
    this.set(text, value);
    return value;
  }

  values(): Iterable<Value> {
    return this.#values.values();
  }
}

/** Returns the value of a request header; `name` is in lower case. */
export function requestHeader({ request }: Pick<Exchange, 'request'>, name: string): string | undefined {
  return Object.entries(request.headers).find(([sent]) => sent.toLowerCase() === name)?.[1];
}

/** Returns the text of the body without a byte order mark, which a parser may ignore. */
export const bodyText = ({ request }: Exchange): string => request.text?.replace(/^\uFEFF/, '') ?? '';

/** Whether a find is sent as section 4.1 describes, whatever its body: a POST of JSON to exactly the path of the own organization. */
export function isOrdinaryCall(exchange: Exchange): boolean {
  const { method, url } = exchange.request;
  const isJson = /^application\/json\s*(;|$)/i.test(requestHeader(exchange, 'content-type') ?? '');
  const isPath = /\/v1\/[^/?#]+\/find$/.test(url) && !url.includes('..');
  return isAdmitted(exchange) && method === 'POST' && isJson && isPath;
}

/** Whether the answer is about the request, not about the credential (401), credit (402) or load (429, 503). */
export const isDecided = ({ response }: Exchange): boolean => ![401, 402, 429, 503].includes(response.status);
