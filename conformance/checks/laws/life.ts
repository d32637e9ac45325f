import type { RuleId } from '../../../generated/rules.js';
import { kinds } from '../../resources/kinds.js';
import { type Scene, scenario } from '../../scene/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';
import { leavesOf, textIn } from '../../target/wire/members.js';
import { plainText } from '../../target/wire/text-key.js';
import {
  address,
  atOnce,
  type Life,
  make,
  makeSome,
  nameOf,
  plainer,
  type Row,
  recordIn,
  seeAll,
  seeRead,
  type Thing,
  type Use,
} from './row.js';

/** Enough uses to reach every replica of a service that caches credentials for a while. */
const uses = 5;
/** So many are left in the end: the removal of the others must not reach them. */
const kept = 2;

const everywhere = [
  'resource.as-sent',
  'resource.settled',
  'resource.listed-once',
  'resource.by-id',
] as const satisfies readonly RuleId[];

/** The life of several things of one kind. Whatever is done to one shows of that one, at once or after a while, and of no other. */
export function life(row: Row) {
  return scenario({
    id: `life/${row.kind}`,
    rules: rulesOf(row),
    needs: ['token'],
    requests: 2 * row.count + (row.read ? 24 : 0) + (row.change ? 24 : 0) + (row.credential ? 24 : 0) + 24,
    record: (t) => live({ t, row, shown: new Set(), changed: new Set(), ended: new Map() }),
  });
}

function rulesOf({ listed, change, credential, gone, more = [] }: Row): readonly RuleId[] {
  const { unknown, members = {} } = change ?? {};
  const rules = [
    listed,
    ...Object.values(members).map(({ rule }) => rule),
    ...Object.values(credential?.rules ?? {}),
    ...[unknown, gone?.rule].filter((rule) => rule !== undefined),
    ...more,
    ...everywhere,
  ];
  return [...new Set(rules)];
}

async function live(life: Life): Promise<void> {
  const { t, row } = life;
  const { rules } = row.credential ?? {};
  const made = await makeSome(t, row);
  const [first, second, third, ...rest] = made;
  if (!first || !second || !third) return;
  seeDistinct(t, row, made);
  if (!(await seeAll(life, row.listed, made))) return;
  await Promise.all([third, first].map((thing) => seeRead(life, thing)));
  const used: Used = new Map();
  for (const thing of [first, second, third]) {
    const use = await row.credential?.use(t, thing);
    if (use) used.set(thing.id, use);
  }

  const changed = await changeBoth(life, [second, third], [first, ...rest], [0, 1]);
  if (!changed) return;
  await seeUsed(t, rules?.kept, used.get(third.id));
  if (!(await end(life, [first], [...changed, ...rest], used))) return;
  const endedAt = t.now();
  for (const { id } of changed) await seeUsed(t, rules?.others, used.get(id));
  await seeUnchangeable(t, row, first);
  t.step('create another one of its name');
  const again = await make(t, row, { ...row.body(t, 1), ...nameIn(first.body) });
  if (again && !(await end(life, [again], [...changed, ...rest], used))) return;

  // What holds of the first change and the first removal must hold of later ones.
  const late = await changeBoth(life, changed, rest, [2, 3, 4, 5]);
  if (!late) return;
  await seeUsed(t, rules?.others, used.get(third.id));
  await end(life, [...late, ...rest.slice(kept)], rest.slice(0, kept), used);
  const use = used.get(first.id);
  if (rules?.forGood === undefined || !use) return;
  t.step('use the first one two seconds after it was removed');
  await t.wait(Math.max(0, endedAt + 2000 - t.now()));
  t.soft(rules.forGood, await use()).refused('it was removed for good');
}

const nameIn = ({ name, email }: JsonObject): JsonObject => ({
  ...(name !== undefined && { name }),
  ...(email !== undefined && { email }),
});

/** By id, how things are used. */
type Used = Map<string, Use>;

/** Removes things at once: they are of no use any more, at once, nor listed, and the others are. Returns whether all were removed. */
async function end(
  life: Life,
  things: readonly Thing[],
  others: readonly Thing[],
  used: Used,
): Promise<boolean> {
  const { t, row, ended } = life;
  const { remove, removal } = kinds[row.kind];
  const before = await seeAll(life, row.listed, [...things, ...others]);
  if (!before) return false;
  t.step(things.length > 1 ? `remove ${things.length}, some at once` : 'remove one');
  const calls = things.map(
    ({ id }) =>
      () =>
        t.call(remove, removal(id)),
  );
  for (const [nth, answer] of (await atOnce(calls)).entries()) {
    t.body(answer);
    row.removed?.(t, things[nth]?.id ?? '', answer);
  }
  for (const { id } of things) await seeRefused(t, row, used.get(id), things.length > 1 ? 1 : uses * t.times);
  for (const thing of things) ended.set(thing.id, { ...thing, record: recordIn(row, before, thing) });
  await seeAll(life, 'resource.by-id', others);
  return true;
}

function seeDistinct(t: Scene, { credential }: Row, things: readonly Thing[]): void {
  const rule = credential?.rules.distinct;
  if (!credential || rule === undefined) return;
  const secrets = things.flatMap(({ creation }) => textIn(creation.response.json, credential.secret) ?? []);
  const seen = { at: credential.secret, expected: 'other values for all', received: 'the same for two' };
  t.expect(rule).holds(new Set(secrets).size === secrets.length, seen);
}

async function seeUsed(t: Scene, rule: RuleId | undefined, use: Use | undefined): Promise<void> {
  if (rule === undefined || !use) return;
  t.step('use one');
  t.expect(rule, await use()).accepted('it is the same as before, and was not removed');
}

async function seeRefused(t: Scene, { credential }: Row, use: Use | undefined, times: number): Promise<void> {
  if (!credential || !use) return;
  for (let nth = 0; nth < times; nth += 1) {
    t.step('use it');
    t.expect(credential.rules.gone, await use()).refused('it was removed');
  }
}

/** What was removed, or never was, cannot be changed. */
async function seeUnchangeable(t: Scene, { change }: Row, { id, name }: Thing): Promise<void> {
  const [[member, of] = []] = Object.entries(change?.members ?? {});
  // Until a change has succeeded, a refusal may be about the form of the call.
  if (change?.unknown === undefined || member === undefined || !t.worked(change.operation)) return;
  const body = { [member]: of?.values(t)[0] ?? null };
  for (const [target, who] of [
    [id, name],
    [t.owned.name('nobody'), 'what never was'],
  ] as const) {
    t.step(`change ${who}`);
    const answer = await t.call(change.operation, { ...address(change.operation, target), body });
    t.soft(change.unknown, answer).refused('there is nothing by this id');
  }
}

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
async function changeBoth(
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
