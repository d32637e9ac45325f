import { type Exchange, type RuleId, type Steps, scenario } from '../../check/scenario.js';
import { kinds, recordId } from '../../resources/kinds.js';
import { type Json, type JsonObject, leavesOf, textIn } from '../../target/json.js';
import { plainText } from '../../target/wire/text-key.js';
import * as law from './row.js';

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
export function life(row: law.Row) {
  return scenario({
    id: `life/${row.kind}`,
    rules: rulesOf(row),
    needs: ['token'],
    requests: 2 * row.count + (row.read ? 24 : 0) + (row.change ? 24 : 0) + (row.credential ? 24 : 0) + 24,
    record: (t) => live({ t, row, shown: new Set(), changed: new Set(), ended: new Map(), used: new Map() }),
  });
}

function rulesOf({ listed, change, credential, gone, more = [] }: law.Row): readonly RuleId[] {
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

async function live(life: law.Life): Promise<void> {
  const { t, row, used } = life;
  const { rules } = row.credential ?? {};
  const made = await law.makeSome(t, row);
  const [first, second, third, ...rest] = made;
  if (!first || !second || !third) return;
  expectDistinct(t, row, made);
  if (!(await law.expectAll(life, row.listed, made))) return;
  await Promise.all([third, first].map((thing) => law.expectRead(life, thing)));
  for (const thing of [first, second, third]) {
    const use = await row.credential?.use(t, thing);
    if (use) used.set(thing.id, use);
  }

  const changed = await changeBoth(life, [second, third], [first, ...rest], [0, 1]);
  if (!changed) return;
  await expectUsed(life, rules?.kept, third);
  if (!(await end(life, [first], [...changed, ...rest]))) return;
  const endedAt = t.now();
  for (const thing of changed) await expectUsed(life, rules?.others, thing);
  await expectUnchangeable(t, row, first);
  t.step('create another one of its name');
  const named = Object.entries(first.body).filter(([member]) => ['name', 'email'].includes(member));
  const again = await law.make(t, row, { ...row.body(t, 1), ...Object.fromEntries(named) });
  if (again) {
    const twin = await makeTwin(life, again, changed);
    const twins = twin ? await changeBoth(life, [twin], [again, ...changed, ...rest], [1]) : [];
    if (!twins || !(await end(life, [again], [...changed, ...rest, ...twins]))) return;
  }

  // What holds of the first change and the first removal must hold of later ones.
  const late = await changeBoth(life, changed, rest, [2, 3, 4, 5]);
  if (!late) return;
  await expectUsed(life, rules?.others, third);
  await end(life, [...late, ...rest.slice(kept)], rest.slice(0, kept));
  const use = used.get(first.id);
  if (rules?.forGood === undefined || !use) return;
  t.step('use the first one two seconds after it was removed');
  await t.wait(Math.max(0, endedAt + 2000 - t.now()));
  t.soft(rules.forGood, await use()).refused('it was removed for good');
}

/** Creates another one of the same name, where lists show ids: what is done to one of them must not reach the other. */
async function makeTwin({ t, row, list }: law.Life, { id, body }: law.Thing, shown: readonly law.Thing[]) {
  const [record] = shown.flatMap((thing) => law.recordIn(row, list, thing) ?? []);
  if (body['name'] === undefined || record === undefined || recordId(row.kind, record) === undefined)
    return undefined;
  t.step('create one more of this name');
  const twin = await law.make(t, row, body);
  return twin?.id === id ? undefined : twin;
}

/** Removes things at once: they are of no use any more, at once, nor listed, and the others are. Returns whether all were removed. */
async function end(
  life: law.Life,
  things: readonly law.Thing[],
  others: readonly law.Thing[],
): Promise<boolean> {
  const { t, row, ended, used } = life;
  const { remove, removal } = kinds[row.kind];
  const before = await law.expectAll(life, row.listed, [...things, ...others]);
  if (!before) return false;
  t.step(things.length > 1 ? `remove ${things.length}, some at once` : 'remove one');
  const removing = (thing: law.Thing) => () => t.call(remove, removal(thing.id));
  for (const [nth, answer] of (await law.atOnce(things.map(removing))).entries()) {
    t.body(answer);
    row.removed?.(t, things[nth]?.id ?? '', answer);
  }
  const [rule, times] = [row.credential?.rules.gone, things.length > 1 ? 1 : uses * t.times];
  for (const use of things.flatMap(({ id }) => used.get(id) ?? []))
    for (let nth = 0; rule !== undefined && nth < times; nth += 1) {
      t.step('use it');
      t.expect(rule, await use()).refused('it was removed');
    }
  for (const thing of things) ended.set(thing.id, { ...thing, record: law.recordIn(row, before, thing) });
  await law.expectAll(life, 'resource.by-id', others);
  return true;
}

function expectDistinct(t: Steps, { credential }: law.Row, things: readonly law.Thing[]): void {
  const rule = credential?.rules.distinct;
  if (!credential || rule === undefined) return;
  const secrets = things.flatMap(({ creation }) => textIn(creation.response.json, credential.secret) ?? []);
  const seen = { at: credential.secret, expected: 'other values for all', received: 'the same for two' };
  t.expect(rule).holds(new Set(secrets).size === secrets.length, seen);
}

async function expectUsed({ t, used }: law.Life, rule: RuleId | undefined, { id }: law.Thing): Promise<void> {
  const use = used.get(id);
  if (rule === undefined || !use) return;
  t.step('use one');
  t.expect(rule, await use()).accepted('it is the same as before, and was not removed');
}

/** What was removed, or never was, cannot be changed. */
async function expectUnchangeable(t: Steps, { change }: law.Row, { id, name }: law.Thing): Promise<void> {
  const [[member, of] = []] = Object.entries(change?.members ?? {});
  // Until a change has succeeded, a refusal may be about the form of the call.
  if (change?.unknown === undefined || member === undefined || !t.worked(change.operation)) return;
  const body = { [member]: of?.values(t)[0] ?? null };
  for (const [target, who] of [
    [id, name],
    [t.owned.name('nobody'), 'what never was'],
  ] as const) {
    t.step(`change ${who}`);
    const answer = await t.call(change.operation, { ...law.address(change.operation, target), body });
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
  life: law.Life,
  both: readonly law.Thing[],
  others: readonly law.Thing[],
  rounds: readonly number[],
): Promise<readonly law.Thing[] | undefined> {
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
      if (isAgain) each.value = law.plainer(each.value);
      const body = { [each.member]: each.value };
      return t.call(operation, { ...law.address(operation, each.id), body });
    });
    const answers: Exchange[] = [];
    for (const some of round === inTurn ? calls.map((call) => [call]) : [calls])
      answers.push(...(await law.atOnce(some)));
    const taken = changes.filter(({ member }, nth) => {
      const [answer, rule] = [answers[nth], row.change?.members[member]?.rule];
      return answer && rule && t.soft(rule, answer).accepted(`its ${member} can be changed`);
    });
    things = things.map((thing) => {
      const news = taken.filter(({ id }) => id === thing.id).map(({ member, value }) => [member, value]);
      const body: JsonObject = { ...thing.body, ...Object.fromEntries(news) };
      return { ...thing, body, name: law.nameOf(body) };
    });
    if (!(await expectChanged(life, taken, things, others))) return undefined;
  }
  return things;
}

/** Expects new values in the list after a while, and the other members as it showed them before. Returns whether all are listed. */
async function expectChanged(
  life: law.Life,
  changes: readonly Changed[],
  things: readonly law.Thing[],
  others: readonly law.Thing[],
): Promise<boolean> {
  const { t, row, list: before, changed } = life;
  for (const { id } of changes) changed.add(id);
  const isNew = (thing: law.Thing, member: string) =>
    changes.some((each) => each.id === thing.id && each.member === member);
  const shows = (thing: law.Thing, member: string, record: JsonObject | undefined): boolean | undefined => {
    const [value, change] = [thing.body[member] ?? null, row.change?.members[member]];
    if (!record || change?.shows) return record && change?.shows?.(record, value);
    if (typeof value === 'string' && showsText(record, value)) return true;
    return typeof record[member] === 'string' ? false : undefined;
  };
  const list = await law.expectAll(life, 'resource.by-id', [...things, ...others], (each) =>
    changes.every(({ id, member }) =>
      things.every((one) => one.id !== id || shows(one, member, law.recordIn(row, each, one)) !== false),
    ),
  );
  if (!list) return false;
  for (const thing of things.filter(({ id }) => changes.some((each) => each.id === id))) {
    const [listed, read] = [law.recordIn(row, list, thing), await law.expectRead(life, thing)];
    for (const [member, { rule }] of Object.entries(row.change?.members ?? {})) {
      const isKept = shows(thing, member, law.recordIn(row, before, thing)) === true;
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

export const showsText = (record: Json, text: string): boolean =>
  leavesOf(record).some(({ value }) => typeof value === 'string' && plainText(value) === plainText(text));
