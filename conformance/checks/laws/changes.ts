import { isDeepStrictEqual } from 'node:util';
import { kinds } from '../../resources/kinds.js';
import { type Exchange, refusesInput } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import type { Change, Thing } from './row.js';
import { address, atOnce, type Life, listUntil, plainer, recordIn, seeRead, showsText } from './things.js';

interface Changed {
  readonly thing: Thing;
  readonly member: string;
  readonly change: Change;
  readonly value: Json;
}

function changed(thing: Thing, member: string, change: Change, value: Json): Changed {
  const body = { ...thing.body, [member]: value };
  const name = typeof body['name'] === 'string' ? body['name'] : thing.name;
  return { thing: { ...thing, body, name }, member, change, value };
}

/** The round whose changes are made in turn: where they are made at once, it is less certain what is to be shown. */
const inTurn = 2;
/** The round that changes all members of the first at once, each by a call of its own: no change may undo another. */
const together = 5;

/**
 * Changes two at once, a member of the one and another of the other, and the other way round in the next round. Returns them as they
 * are by then.
 */
export async function changeBoth(
  lived: Life,
  both: readonly Thing[],
  rounds: readonly number[],
): Promise<readonly Thing[]> {
  const { t, row } = lived;
  if (!row.change) return both;
  const { operation } = row.change;
  const members = Object.entries(row.change.members);
  let things = both;
  let before: Exchange | undefined;
  for (const round of rounds) {
    const changes = (round === together ? members.map(() => things[0]) : things).flatMap((thing, nth) => {
      const [member, change] = members[(nth + round) % members.length] ?? [];
      if (!thing || member === undefined || !change) return [];
      const values = change.values(t);
      // Some values are refused, and plainer ones sent afterwards: not so the first.
      const value = values[round === together ? 0 : (nth + round) % values.length];
      return [changed(thing, member, change, value ?? null)];
    });
    const what = changes.map(({ member }) => member).join(' and ');
    const where = round === together ? 'one' : 'two';
    t.step(`change ${what} of ${where}, ${round === inTurn ? 'one after the other' : 'at once'}`);
    const ask = ({ thing, member, value }: Changed) =>
      t.call(operation, { ...address(operation, thing.id), body: { [member]: value } });
    const answers: Exchange[] = [];
    if (round === inTurn) for (const each of changes) answers.push(await ask(each));
    else answers.push(...(await atOnce(changes.map((each) => () => ask(each)))));
    for (const [nth, { thing, member, change, value }] of changes.entries()) {
      const answer = answers[nth];
      if (!answer || !refusesInput(answer) || isDeepStrictEqual(plainer(value), value)) continue;
      changes[nth] = changed(thing, member, change, plainer(value));
      answers[nth] = await ask(changes[nth]);
    }
    const taken = changes.filter(({ change, member }, nth) => {
      const answer = answers[nth];
      return answer && t.soft(change.rule, answer).accepted(`its ${member} can be changed`);
    });
    things = things.map((thing) =>
      taken
        .filter((each) => each.thing.id === thing.id)
        .reduce((one, { member, change, value }) => changed(one, member, change, value).thing, thing),
    );
    const now = (each: Changed) => things.find(({ id }) => id === each.thing.id) ?? each.thing;
    before = await seeChanged(
      lived,
      taken.map((each) => ({ ...each, thing: now(each) })),
      before,
    );
  }
  return things;
}

/**
 * Expects the new values where such a member is shown, in the list after a while, and the other members as the list showed them before.
 * Returns the list.
 */
async function seeChanged(
  lived: Life,
  changes: readonly Changed[],
  before: Exchange | undefined,
): Promise<Exchange> {
  const { t, row } = lived;
  const list = await listUntil(t, row, (answer) =>
    changes.every((each) => isShown(each, recordIn(row, answer, each.thing)) !== false),
  );
  const read = await Promise.all(changes.map(({ thing }) => seeRead(lived, thing, list)));
  for (const [nth, each] of changes.entries()) {
    const { thing, member, change, value } = each;
    const records = row.read ? [read[nth], recordIn(row, list, thing)] : [recordIn(row, list, thing)];
    for (const record of records) {
      const isSo = isShown(each, record);
      const place = record === read[nth] && row.read ? row.read : kinds[row.kind].list;
      if (isSo === undefined) t.skip(change.rule, `${place} shows no ${member}`);
      else {
        const expected = `${JSON.stringify(value)}, as it was changed`;
        t.soft(change.rule, list).holds(isSo, { at: member, expected, received: record?.[member] ?? null });
      }
    }
    for (const [other, of] of Object.entries(row.change?.members ?? {})) {
      const same = { thing, member: other, change: of, value: thing.body[other] ?? null };
      if (other === member || !before || isShown(same, recordIn(row, before, thing)) !== true) continue;
      const now = recordIn(row, list, thing);
      const expected = `${JSON.stringify(same.value)}, as before ${member} was changed`;
      const seen = { at: other, expected, received: now?.[other] ?? null };
      if (now) t.soft(of.rule, list).holds(isShown(same, now) === true, seen);
    }
  }
  return list;
}

function isShown({ change, member, value }: Changed, record: JsonObject | undefined): boolean | undefined {
  if (!record) return undefined;
  if (change.shows) return change.shows(record, value);
  if (typeof value === 'string' && showsText(record, value)) return true;
  return typeof record[member] === 'string' ? false : undefined;
}
