import type { OperationId } from '../../../generated/operations.js';
import { kinds, recordId, resourceOf } from '../../resources/kinds.js';
import { eventually, laggingMs } from '../../scene/eventually.js';
import { isSuccess } from '../../scene/recorder.js';
import type { Scene } from '../../scene/scene.js';
import { EndScenario } from '../../target/end-scenario.js';
import type { Exchange } from '../../target/exchange.js';
import { isArray, type Json, type JsonObject } from '../../target/json.js';
import type { CallInput } from '../../target/wire/call-input.js';
import { isListed } from '../../target/wire/listed.js';
import { itemsOf } from '../../target/wire/members.js';
import type { Row, Thing } from './row.js';

/** What identifies a thing in a list. */
export type Known = Pick<Thing, 'id' | 'name'>;

/** Enough for one to be changed, one to be removed, and one to stay. */
const least = 3;

/** Names a thing in the path of a call. */
export const address = (operation: OperationId, id: string): CallInput => ({
  path: { [resourceOf(operation).id ?? 'id']: id },
});

/** Makes calls at once. One that is refused is made again by itself: a service may take one at a time. */
export async function atOnce(calls: readonly (() => Promise<Exchange>)[]): Promise<readonly Exchange[]> {
  const answers = await Promise.all(calls.map((call) => call()));
  for (const [nth, call] of calls.entries()) {
    const answer = answers[nth];
    if (answer && !isSuccess(answer)) answers[nth] = await call();
  }
  return answers;
}

/** A text up to its first space, or the first of a list: a service need not take more. */
export const plainer = (value: Json): Json =>
  typeof value === 'string' ? value.replace(/ .*/s, '') : isArray(value) ? value.slice(0, 1) : value;

/** Creates a thing; with plainer texts if the service does not take these. Undefined if neither works. */
export async function make(t: Scene, row: Row, body: JsonObject): Promise<Thing | undefined> {
  const plain = Object.fromEntries(Object.entries(body).map(([member, value]) => [member, plainer(value)]));
  for (const sent of [body, plain]) {
    const creation = await t.call(kinds[row.kind].create, { body: sent });
    if (!isSuccess(creation)) continue;
    const name = String(sent['name'] ?? sent['email']);
    row.created?.(t, { body: sent, name }, creation);
    const id = recordId(row.kind, creation.response.json);
    return id === undefined ? undefined : { id, name, body: sent, creation };
  }
  return undefined;
}

/** Creates as many as the row asks for, two at a time, not counting the run's own that are listed already. */
export async function makeSome(t: Scene, row: Row, earlier: number): Promise<readonly Thing[]> {
  const made: Thing[] = [];
  let missing = Math.max(least, row.count * t.times - earlier);
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

/** Those that the run created before, as far as they are listed. */
export function earlierOnes(t: Scene, { kind }: Row, list: Exchange): readonly Known[] {
  return t.owned.remaining().flatMap((each) => {
    const { id, name } = each;
    return each.kind === kind && id !== undefined && isListed(list.response.json, [id, name]) === true
      ? [{ id, name }]
      : [];
  });
}

/** The record of a thing in a list; undefined if there is none. */
export function recordIn({ kind }: Row, list: Exchange, { id, name }: Known): JsonObject | undefined {
  const items = itemsOf(list.response.json);
  return (
    items.find((each) => recordId(kind, each) === id) ??
    items.find((each) => recordId(kind, each) === undefined && Object.values(each).includes(name))
  );
}

/** Lists the things, again for a while until the list is as it should be. */
export function listUntil(t: Scene, row: Row, isSo: (list: Exchange) => boolean): Promise<Exchange> {
  t.step('list them');
  return eventually(t, laggingMs, () => t.call(kinds[row.kind].list), isSo);
}
