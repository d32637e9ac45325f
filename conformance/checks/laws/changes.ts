import { kinds } from '../../resources/kinds.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import { leavesOf } from '../../target/wire/members.js';
import { plainText } from '../../target/wire/text-key.js';
import type { Thing } from './row.js';
import { address, atOnce, type Life, nameOf, plainer, recordIn, seeAll, seeRead } from './things.js';

/** The round whose changes are made in turn: where they are made at once, it is less certain what is to be shown. */
const inTurn = 2;
/** The round that changes all members of the first at once, each by a call of its own: no change may undo another. */
const together = 5;

interface Changed {
  readonly id: string;
  readonly member: string;
  value: Json;
}

/** Changes members of two at once, round by round. Returns them as they are by then; undefined if one is missing afterwards. */
export async function changeBoth(
  life: Life,
  both: readonly Thing[],
  others: readonly Thing[],
  rounds: readonly number[],
): Promise<readonly Thing[] | undefined> {
  const { t, row } = life;
  if (!row.change) return both;
  const { operation } = row.change;
  const members = Object.entries(row.change.members);
  let things = both;
  for (const round of rounds) {
    const changes = (round === together ? members.map(() => things[0]) : things).flatMap((thing, nth) => {
      const [member, change] = members[(nth + round) % members.length] ?? [];
      if (!thing || member === undefined || !change) return [];
      const values = change.values(t);
      // Some values are refused, and plainer ones sent afterwards: not so the first.
      const value = values[round === together ? 0 : (nth + round) % values.length] ?? null;
      return [{ id: thing.id, member, value }];
    });
    const what = changes.map(({ member }) => member).join(' and ');
    const where = round === together ? 'one' : 'two';
    t.step(`change ${what} of ${where}, ${round === inTurn ? 'one after the other' : 'at once'}`);
    const calls = changes.map((each: Changed) => (isAgain: boolean) => {
      if (isAgain) each.value = plainer(each.value);
      return t.call(operation, { ...address(operation, each.id), body: { [each.member]: each.value } });
    });
    const answers: Exchange[] = [];
    for (const some of round === inTurn ? calls.map((call) => [call]) : [calls])
      answers.push(...(await atOnce(some)));
    const taken = changes.filter(({ member }, nth) => {
      const [answer, rule] = [answers[nth], row.change?.members[member]?.rule];
      return answer && rule && t.soft(rule, answer).accepted(`its ${member} can be changed`);
    });
    things = things.map((thing) => {
      const news = taken.filter(({ id }) => id === thing.id).map(({ member, value }) => [member, value]);
      const body: JsonObject = { ...thing.body, ...Object.fromEntries(news) };
      return { ...thing, body, name: nameOf(body) };
    });
    if (!(await seeChanged(life, taken, things, others))) return undefined;
  }
  return things;
}

/** Expects new values in the list after a while, and the other members as it showed them before. Returns whether all are listed. */
async function seeChanged(
  life: Life,
  changes: readonly Changed[],
  things: readonly Thing[],
  others: readonly Thing[],
): Promise<boolean> {
  const { t, row, list: before, changed } = life;
  for (const { id } of changes) changed.add(id);
  const isNew = (thing: Thing, member: string) =>
    changes.some((each) => each.id === thing.id && each.member === member);
  const shows = (thing: Thing, member: string, record: JsonObject | undefined): boolean | undefined => {
    const [value, change] = [thing.body[member] ?? null, row.change?.members[member]];
    if (!record || change?.shows) return record && change?.shows?.(record, value);
    if (typeof value === 'string' && showsText(record, value)) return true;
    return typeof record[member] === 'string' ? false : undefined;
  };
  const list = await seeAll(life, 'resource.by-id', [...things, ...others], (each) =>
    changes.every(({ id, member }) =>
      things.every((one) => one.id !== id || shows(one, member, recordIn(row, each, one)) !== false),
    ),
  );
  if (!list) return false;
  for (const thing of things.filter(({ id }) => changes.some((each) => each.id === id))) {
    const [listed, read] = [recordIn(row, list, thing), await seeRead(life, thing)];
    for (const [member, { rule }] of Object.entries(row.change?.members ?? {})) {
      const isKept = shows(thing, member, recordIn(row, before, thing)) === true;
      const isChanged = isNew(thing, member);
      const records = isChanged && row.read ? [listed, read] : [listed];
      for (const record of isChanged || isKept ? records : []) {
        const isSo = shows(thing, member, record);
        const expected = `${JSON.stringify(thing.body[member])}, as it was sent`;
        const seen = { at: member, expected, received: record?.[member] ?? null };
        if (isSo !== undefined || (record && !isChanged)) t.soft(rule, list).holds(isSo === true, seen);
        else if (isChanged) t.skip(rule, `${kinds[row.kind].list} or ${row.read} shows no ${member}`);
      }
    }
  }
  return true;
}

/** Whether a record has a text under any name. */
export const showsText = (record: Json, text: string): boolean =>
  leavesOf(record).some(({ value }) => typeof value === 'string' && plainText(value) === plainText(text));
