import type { Handling, Hooks } from '../../engine/hooks.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import type { Store } from '../../state/store.js';
import { remembered } from '../on-reply.js';
import type { Facts } from './facts.js';
import type { Operator } from './operator.js';
import { leaving, type Write } from './writes.js';

type Change = (
  writes: readonly Write[],
  store: Store,
  handling: Handling,
) => readonly Write[] | Promise<readonly Write[]>;

const changes: Readonly<Record<string, [says: string, change: Change, applies?: (facts: Facts) => boolean]>> =
  {
    'no-effect': ['it is answered, and nothing is done', () => []],
    'first-write-only': [
      'only the first of the things that it concerns is done',
      (writes) => writes.slice(0, 1),
      isForSeveral,
    ],
    'last-write-lost': [
      'the last of the things that it concerns is left as it was',
      (writes) => writes.slice(0, -1),
      isForSeveral,
    ],
    'unnamed-cleared': [
      'what an update does not name is cleared',
      (writes, _, { call }) => writes.map((write) => cleared(write, call.body)),
      (facts) =>
        facts.resource?.action === 'update' && facts.body.filter(({ path }) => path.length === 1).length > 1,
    ],
    'another-too': [
      'it is done to another thing of the kind as well',
      async (writes, store) => [...writes, ...(await toAnother(writes, store))],
      isOfOne,
    ],
    'another-instead': [
      'it is done to another thing of the kind in place of the one that is meant',
      (writes, store) => toAnother(writes, store),
      isOfOne,
    ],
    'all-too': [
      'it is done to everything of the kind',
      async (writes, store) => [...writes, ...(await toAnother(writes, store, Number.POSITIVE_INFINITY))],
      isOfOne,
    ],
  };

/** The number of calls of each operation that took effect. */
const counts = remembered(() => new Map<string, number>());
/** Removed entries, by collection. */
const removed = remembered(() => new Map<string, JsonObject[]>());

/** Faults of the effects of a call. */
export const effectOperators: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(
    Object.entries(changes).map(([name, [says, change, applies]]) => [
      name,
      operator(`A call is answered as ever, but ${says}.`, (id) => `${id}: ${says}.`, change, applies),
    ]),
  ),
  'done-once': operator(
    'Only the first call of an operation has an effect; later ones are answered all the same.',
    (id) => `Only the first call of ${id} has an effect.`,
    (writes, _, handling) => (nth(handling) === 1 ? writes : []),
  ),
  'fifth-undone': operator(
    'One call in five has no effect, and is answered all the same.',
    (id) => `Every fifth call of ${id} has no effect.`,
    (writes, _, handling) => (nth(handling) % 5 === 4 ? [] : writes),
  ),
};

/** A removed entry comes back when something is created under the same name. */
export const returning: Operator = {
  says: 'What was removed returns when something is made under the same name.',
  mutate: ({ id, resource }) => {
    if (resource?.action !== 'create' || resource.name === undefined) return [];
    const mutation = `What ${id} makes under the name of something that was removed is what was removed.`;
    return [{ mutation, hooks: { handle: (handling) => returned(handling, id) } }];
  },
};

function returned(handling: Handling, create: string) {
  return leaving(handling, (writes) => {
    const gone = removed(handling);
    for (const { collection, before, after } of writes) {
      if (after !== undefined || !isObject(before)) continue;
      gone.set(collection, [...(gone.get(collection) ?? []), before]);
    }
    if (handling.operation !== create) return writes;
    return writes.map((write) => {
      const { collection, before, after } = write;
      if (before !== undefined || !isObject(after)) return write;
      const old = gone
        .get(collection)
        ?.find((each) => nameOf(each) !== undefined && nameOf(each) === nameOf(after));
      return old === undefined ? write : { ...write, after: { ...old, ...idsOf(after) } };
    });
  });
}

const nameOf = (value: JsonObject): Json | undefined =>
  value['name'] ?? value['email'] ?? value['reference_id'];

function idsOf(value: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => /^id$|Id$|_id$|hash|secret/i.test(name)),
  );
}

function operator(
  says: string,
  mutation: (id: string) => string,
  change: Change,
  applies: (facts: Facts) => boolean = () => true,
): Operator {
  return {
    says,
    mutate: (facts) =>
      isWriting(facts) && applies(facts)
        ? [{ mutation: mutation(facts.id), hooks: handling(facts, change) }]
        : [],
  };
}

function handling({ id }: Facts, change: Change): Hooks {
  return {
    handle: (given) =>
      given.operation === id ? leaving(given, (writes, store) => change(writes, store, given)) : given.next(),
  };
}

/** Whether a call may concern several resources. */
function isForSeveral({ id, body }: Facts): boolean {
  return body.some(({ path }) => path.at(-1) === '*') || /^delete(Import|Ledger)/.test(id);
}

/** Whether a call concerns something that already exists. */
function isOfOne({ resource }: Facts): boolean {
  return resource?.action !== 'create';
}

/** Whether an operation changes what other calls return. */
export function isWriting({ resource }: Pick<Facts, 'resource'>): boolean {
  return resource?.effect === 'write' || resource?.effect === 'destroy';
}

function nth(handling: Handling): number {
  const known = counts(handling);
  const count = (known.get(handling.operation) ?? 0) + 1;
  known.set(handling.operation, count);
  return count;
}

/** Drops from a changed entry the members that the request could have named and did not. */
function cleared(write: Write, body: Json): Write {
  const { before, after } = write;
  if (!isObject(before) || !isObject(after) || !isObject(body)) return write;
  const kept = Object.entries(after).filter(
    ([name]) =>
      Object.hasOwn(body, name) || !['name', 'description', 'settings', 'role', 'roles'].includes(name),
  );
  return { ...write, after: Object.fromEntries(kept) };
}

/**
 * Applies the same change to other existing entries of the same collections, if it makes a difference to them. Prefers
 * entries that are most similar and whose keys have the same form.
 */
async function toAnother(writes: readonly Write[], store: Store, most = 1): Promise<readonly Write[]> {
  const more: Write[] = [];
  for (const { collection, key, before, after } of writes) {
    if (before === undefined || !isObject(before)) continue;
    const others = (await store.scan(collection)).filter(
      (other) =>
        other.key !== key &&
        writes.every((write) => write.key !== other.key) &&
        isOfKind(other.value, before),
    );
    const changes = others.reverse().map((other) => ({
      collection,
      key: other.key,
      before: other.value,
      after: after === undefined ? undefined : merged(other.value, before, after),
    }));
    const telling = changes.filter((write) => JSON.stringify(write.before) !== JSON.stringify(write.after));
    const likeness = (other: Write) => alike(other.before, before) + Number(other.key.length === key.length);
    more.push(...telling.sort((a, b) => likeness(b) - likeness(a)).slice(0, most));
  }
  return more;
}

/** Users, accounts and keys share a collection. */
const isOfKind = (one: Json, other: JsonObject): boolean => isObject(one) && one['kind'] === other['kind'];

/** Counts the members that two entries have in common. */
function alike(one: Json | undefined, other: JsonObject): number {
  if (!isObject(one)) return 0;
  const common = Object.keys(one).filter((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
  return common.length;
}

function merged(other: Json, before: JsonObject, after: Json): Json {
  if (!isObject(other) || !isObject(after)) return other;
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  );
  return { ...other, ...Object.fromEntries(changed) };
}
