import { isDeepStrictEqual } from 'node:util';
import type { RuleId } from '../../../generated/rules.js';
import type { Scene } from '../../scene/scene.js';
import type { Exchange } from '../../target/exchange.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import { isListed, isPart } from '../../target/wire/listed.js';
import { itemsOf } from '../../target/wire/members.js';
import { plainText } from '../../target/wire/text-key.js';
import type { Row, Thing } from './row.js';
import { address, type Known, listUntil, recordIn } from './things.js';

export type { Known };

/** What a life of a kind has come to know. */
export interface Life {
  readonly t: Scene;
  readonly row: Row;
  /** The ids of those that a list has shown: a list that leads to no further page must show them again. */
  readonly shown: Set<string>;
  /** By id, what was removed, as the last list before that showed it. */
  readonly ended: Map<string, Known & { readonly record: JsonObject | undefined }>;
}

/** Whether a list has this one; undefined if it may be on another page. */
function isIn({ shown }: Life, { response: { json } }: Exchange, { id, name }: Known): boolean | undefined {
  const isSo = isListed(json, [id, name]);
  return isSo === undefined && shown.has(id) && !isPart(json) ? false : isSo;
}

/** Lists them, and expects these among them, and none that was removed. Returns the list; undefined if one is missing. */
export async function seeAll(
  lived: Life,
  rule: RuleId,
  expected: readonly Known[],
): Promise<Exchange | undefined> {
  const { t, row } = lived;
  const list = await listUntil(
    t,
    row,
    (each) =>
      expected.every((known) => isIn(lived, each, known) !== false) && staying(lived, each) === undefined,
  );
  seeEnded(lived, list);
  return expected.every((known) => seeIn(lived, rule, list, known)) ? list : undefined;
}

function seeIn(lived: Life, rule: RuleId, list: Exchange, known: Known): boolean {
  const { t, shown } = lived;
  const isThere = isIn(lived, list, known);
  if (isThere) shown.add(known.id);
  if (isThere === undefined) {
    t.skip(rule, `the answer to ${list.operation} may be a part of the list`);
    return true;
  }
  const received = `${itemsOf(t.body(list)).length} others`;
  return t.soft(rule, list).holds(isThere, { at: 'body', expected: `"${known.name}" in the list`, received });
}

function staying({ row, ended }: Life, list: Exchange): Known | undefined {
  const { gone } = row;
  return [...ended.values()].find((thing) => {
    const record = gone && recordIn(row, list, thing);
    if (!record || !gone.isStill) return record !== undefined;
    return isDeepStrictEqual(record, thing.record) && gone.isStill(record);
  });
}

function seeEnded(lived: Life, list: Exchange): void {
  const { t, row, ended } = lived;
  if (!row.gone || ended.size === 0) return;
  const { name } = staying(lived, list) ?? {};
  const expected = 'none of them as before, some time after they were removed';
  t.soft(row.gone.rule, list).holds(name === undefined, { at: 'body', expected, received: name ?? null });
}

/** Whether a record has a text under any name. */
export const showsText = (record: Json, text: string): boolean =>
  leavesOf(record).some(({ value }) => typeof value === 'string' && plainText(value) === plainText(text));

/** Judges what an answer shows of one. */
export function seeRecord({ t, row }: Life, thing: Thing, record: Json | undefined, answer: Exchange): void {
  if (isObject(record)) row.record?.(t, thing, record, answer);
}

/** Reads one, and compares it with the list. Returns what it shows. */
export async function seeRead(lived: Life, thing: Thing, list: Exchange): Promise<JsonObject | undefined> {
  const { t, row } = lived;
  const listed = recordIn(row, list, thing);
  if (!row.read) return listed;
  t.step(`read ${thing.name}`);
  const answer = await t.call(row.read, address(row.read, thing.id));
  const record = t.body(answer);
  if (!isObject(record)) return undefined;
  seeRecord(lived, thing, record, answer);
  if (listed) row.both?.(t, record, listed, list);
  return record;
}
