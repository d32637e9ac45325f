import { isDeepStrictEqual } from 'node:util';
import type { OperationId } from '../../../generated/operations.js';
import { eventually, laggingMs } from '../../check/eventually.js';
import { type Caller, EndScenario, isSuccess, type RuleId, type Steps } from '../../check/scenario.js';
import { kinds, type OwnedKind, recordId, resourceOf } from '../../resources/kinds.js';
import type { CallInput, Exchange } from '../../target/exchange.js';
import { isArray, isListed, isPart, itemsOf, type Json, type JsonObject } from '../../target/json.js';

export interface Thing {
  readonly id: string;
  /** Its name, or whatever else lists show of it. */
  readonly name: string;
  /** What was sent to create it, with the changes that were made since. */
  readonly body: JsonObject;
  readonly creation: Exchange;
}

/** A call that is accepted as long as the thing lives. */
export type Use = () => Promise<Exchange>;

/** Things whose creation shows a secret, by which they are used. */
export interface Credential {
  /** The member of the answer to a creation that has the secret. */
  readonly secret: string;
  /** Returns how a thing is used; undefined if that cannot be known. */
  use(t: Steps, thing: Thing): Promise<Use | undefined>;
  readonly rules: {
    readonly distinct?: RuleId;
    readonly kept?: RuleId;
    /** A removed one is refused at once, and the others are accepted. */
    readonly gone: RuleId;
    readonly others: RuleId;
    /** A removed one is still refused after a while. */
    readonly forGood?: RuleId;
  };
}

export interface Change {
  readonly rule: RuleId;
  /** The values that it is given, one after the other. */
  values(t: Steps): readonly Json[];
  /** Whether a record shows this value. Undefined if it shows none. @default whether the member has it */
  shows?(record: Json, value: Json): boolean | undefined;
}

/** What the document says of one kind of resource: everything that the laws need to know of it. */
export interface Row {
  readonly kind: OwnedKind;
  /** How many are created: more than a short page holds. */
  readonly count: number;
  /** The body that creates one. @param nth counts from 0 */
  body(t: Steps, nth: number): JsonObject;
  readonly listed: RuleId;
  readonly read?: OperationId;
  readonly change?: {
    readonly operation: OperationId;
    readonly members: Readonly<Record<string, Change>>;
    /** What was removed, or never was, cannot be changed. */
    readonly unknown?: RuleId;
  };
  readonly credential?: Credential;
  /** A removed one is listed no more, or at least not as before. */
  readonly gone?: {
    readonly rule: RuleId;
    /** Whether an unchanged record means that it was not removed. @default any record does, changed or not */
    isStill?(record: JsonObject): boolean;
  };
  readonly more?: readonly RuleId[];
  /** Judges the answers to a creation and to a removal. */
  created?(t: Steps, answer: Exchange): void;
  removed?(t: Steps, id: string, answer: Exchange): void;
  /** Judges the record of an unchanged thing in a list. */
  record?(t: Steps, thing: Thing, record: JsonObject, list: Exchange): void;
  /** Judges the same thing as it is read and as it is listed at the same time. */
  both?(t: Steps, read: JsonObject, listed: JsonObject, list: Exchange): void;
  /** The rule that a list holds those of its organization alone. */
  readonly ofOrg?: RuleId;
  /** The rule that keeps it from callers without a role on its organization. */
  readonly isolation?: RuleId;
}

/** Texts with what careless services change: a service may refuse one, but must not take it for another. */
export const texts = [
  'Zoë O\'Neill-Ünal, "Sales & Co" 50%41 — naïve  Łódź',
  'A+b%20c, "d"; \\ / <b>q</b> 50%41',
  'UPPER and lower, ß ø 漢字 İstanbul',
  'عربي and 👩🏽‍💻 & 𝒳 — \u202btwo ways\u202c',
  '=1+1;"\'--; DROP TABLE * _ % $x {{x}}',
  `${'Cafe\u0301 '.repeat(30)}of about two hundred letters`,
  `${'more letters than columns often have '.repeat(8)}and an end`,
  '007',
  '1.0 e3 NaN null undefined true',
  'two\nlines\tand a tab',
] as const;

/** The name and the description of the nth thing. */
export const called = (t: Steps, word: string, nth: number): JsonObject => ({
  name: `${t.owned.name(word)} ${texts[nth % texts.length]}`,
  description: `${texts[(nth + 1) % texts.length]}`,
});

/** Changes of a name and a description, each for the whole of the old value. */
export const renaming = (word: string, rule: RuleId): Change => ({
  rule,
  values: (t) => texts.map((text) => `${t.owned.name(word)} ${text}`),
});

export type Known = Pick<Thing, 'id' | 'name'>;

/** Enough for one to be changed, one to be removed, and one to stay. */
const least = 3;
const most = 8;

export const address = (operation: OperationId, id: string): CallInput => ({
  path: { [resourceOf(operation).id ?? 'id']: id },
});

/** Makes calls at once. One that is refused is made again by itself: a service may take one at a time. */
export async function atOnce(
  calls: readonly ((isAgain: boolean) => Promise<Exchange>)[],
): Promise<readonly Exchange[]> {
  const answers: Exchange[] = [];
  for (let first = 0; first < calls.length; first += most) {
    const some = calls.slice(first, first + most).map(async (call) => ({ call, answer: await call(false) }));
    for (const { call, answer } of await Promise.all(some))
      answers.push(isSuccess(answer) ? answer : await call(true));
  }
  return answers;
}

/** The plain letters of the first word of a text that is no address, or the first of a list: a service need not take more. */
export function plainer(value: Json): Json {
  if (isArray(value)) return value.slice(0, 1);
  if (typeof value !== 'string' || value.includes('@')) return value;
  return value.replace(/ .*|[^\w.-]/gs, '') || 'plain';
}

/** Creates a thing, with plainer texts if need be. @param by who creates it in which organization, if not the run in its own */
export async function make(
  t: Steps,
  row: Row,
  body: JsonObject,
  { caller, ...input }: CallInput & { readonly caller?: Caller } = {},
): Promise<Thing | undefined> {
  const plain = Object.fromEntries(Object.entries(body).map(([member, value]) => [member, plainer(value)]));
  for (const sent of [body, plain]) {
    const creation = await t.call(kinds[row.kind].create, { ...input, body: sent }, caller);
    if (!isSuccess(creation)) continue;
    row.created?.(t, creation);
    const id = recordId(row.kind, creation.response.json);
    return id === undefined ? undefined : { id, name: nameOf(sent), body: sent, creation };
  }
  return undefined;
}

/** Its name, or whatever else lists show of it. */
export const nameOf = (body: JsonObject): string => String(body['name'] ?? body['email']);

/** Creates as many as the row asks for, two at a time. */
export async function makeSome(t: Steps, row: Row): Promise<readonly Thing[]> {
  const made: Thing[] = [];
  let missing = row.count * t.times;
  t.step(`create ${missing}, two at a time`);
  for (let nth = 0; nth < missing; nth += 2) {
    const pair = [nth, nth + 1].filter((each) => each < missing);
    const some = await Promise.all(pair.map((each) => make(t, row, row.body(t, each))));
    for (const [at, each] of some.entries()) {
      const thing = each ?? (await make(t, row, row.body(t, nth + at)));
      if (thing) made.push(thing);
      else missing = 0;
    }
  }
  if (made.length >= least) return made;
  // A service that has room for a few only needs it for what is made next.
  for (const { id } of made) await t.call(kinds[row.kind].remove, kinds[row.kind].removal(id));
  t.step('create one more');
  const answer = await t.call(kinds[row.kind].create, { body: row.body(t, 1) });
  t.body(answer);
  const created = `fewer than ${least} of the kind ${row.kind}`;
  throw new EndScenario('inconclusive', `${created} were created, or their answers show no id`);
}

/** The record of a thing in a list, by its id, or by its name where records show no ids; undefined if there is none. */
export function recordIn({ kind }: Row, list: Exchange | undefined, { id, name }: Known) {
  const items = itemsOf(list?.response.json);
  const isNamed = (each: JsonObject) =>
    recordId(kind, each) === undefined && Object.values(each).includes(name);
  return items.find((each) => recordId(kind, each) === id) ?? items.find(isNamed);
}

/** Lists the things, again for a while until the list is as it should be. */
export function listUntil(t: Steps, row: Row, isSo: (list: Exchange) => boolean): Promise<Exchange> {
  t.step('list them');
  return eventually(t, laggingMs, () => t.call(kinds[row.kind].list), isSo);
}

/** What a life of a kind has come to know. */
export interface Life {
  readonly t: Steps;
  readonly row: Row;
  /** The ids of those that a list has shown: a list that leads to no further page must show them again. */
  readonly shown: Set<string>;
  readonly changed: Set<string>;
  /** By id, what was removed, as the last list before that showed it. */
  readonly ended: Map<string, Known & { readonly record: JsonObject | undefined }>;
  readonly used: Map<string, Use>;
  list?: Exchange;
}

/** Whether a list has this one, by its id alone where it shows ids that are known; undefined if it may be on another page. */
function isIn({ shown, row }: Life, { response: { json } }: Exchange, { id, name }: Known) {
  const isById = itemsOf(json).some((each) => shown.has(recordId(row.kind, each) ?? ''));
  const isSo = isListed(json, isById ? [id] : [id, name]);
  return isSo === undefined && shown.has(id) && !isPart(json) ? false : isSo;
}

/** Lists the things until it is as it should be: with these, and none that was removed. Returns the list; undefined if one is missing. */
export async function expectAll(
  life: Life,
  rule: RuleId,
  expected: readonly Thing[],
  isSo: (list: Exchange) => boolean = () => true,
): Promise<Exchange | undefined> {
  const { t, row, ended, changed, shown } = life;
  const hasAll = (each: Exchange) => expected.every((thing) => isIn(life, each, thing) !== false);
  const list = await listUntil(t, row, (each) => hasAll(each) && !staying(life, each) && isSo(each));
  life.list = list;
  if (row.gone && ended.size > 0) {
    const { name } = staying(life, list) ?? {};
    const none = 'none of them as before, some time after they were removed';
    t.soft(row.gone.rule, list).holds(!name, { at: 'body', expected: none, received: name ?? null });
  }
  for (const thing of expected) {
    const isThere = isIn(life, list, thing);
    if (isThere) shown.add(thing.id);
    const received = `${itemsOf(t.body(list)).length} others`;
    const seen = { at: 'body', expected: `"${thing.name}" in the list`, received };
    if (isThere === undefined) t.skip(rule, `the answer to ${list.operation} may be a part of the list`);
    else if (!t.soft(rule, list).holds(isThere, seen)) return undefined;
    const record = changed.has(thing.id) ? undefined : recordIn(row, list, thing);
    if (record) row.record?.(t, thing, record, list);
  }
  return list;
}

/** One that a list shows although it was removed. */
function staying({ row, ended }: Life, list: Exchange): Known | undefined {
  const { gone } = row;
  return [...ended.values()].find((thing) => {
    const record = gone && recordIn(row, list, thing);
    if (!record || !gone.isStill) return record !== undefined;
    return isDeepStrictEqual(record, thing.record) && gone.isStill(record);
  });
}

/** Reads one, and compares it with the last list. Returns what it shows. */
export async function expectRead({ t, row, list }: Life, thing: Thing): Promise<JsonObject | undefined> {
  const listed = recordIn(row, list, thing);
  if (!row.read) return listed;
  t.step(`read ${thing.name}`);
  const record = t.object(await t.call(row.read, address(row.read, thing.id)));
  if (listed && list) row.both?.(t, record, listed, list);
  return record;
}
