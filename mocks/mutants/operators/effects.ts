import { setImmediate as nextTurn } from 'node:timers/promises';
import type { OperationId } from '../../../generated/operations.js';
import type { Handling, Outcome } from '../../engine/handler.js';
import { isRefusal } from '../../engine/refusal.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import type { Store } from '../../state/store.js';
import { remembered } from '../on-reply.js';
import { type Facts, factsOfAll, isAskedInManyWays, isWriting } from './facts.js';
import { fault, faultAt, type Operator, operatorsOf } from './operator.js';
import { leaving, seeing, type Write } from './writes.js';

type Change = (
  writes: readonly Write[],
  store: Store,
  handling: Handling,
) => readonly Write[] | Promise<readonly Write[]>;

/** What a call writes in place of what it should. */
const changes: Readonly<Record<string, [says: string, change: Change, applies?: (facts: Facts) => boolean]>> =
  {
    'no-effect': ['nothing is done', () => []],
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
      ({ resource, body }) =>
        resource?.action === 'update' && body.filter(({ path }) => path.length === 1).length > 1,
    ],
    'another-too': [
      'it is done to another thing of the kind as well',
      async (writes, store) => [...writes, ...(await toOthers(writes, store))],
      isOfOne,
    ],
    'another-instead': [
      'it is done to another thing of the kind',
      (writes, store) => toOthers(writes, store),
      isOfOne,
    ],
    'all-too': [
      'it is done to everything of the kind',
      async (writes, store) => [...writes, ...(await toOthers(writes, store, true))],
      isOfOne,
    ],
    'done-once': [
      'only the first call has an effect',
      (writes, _, handling) => (nth(handling) === 1 ? writes : []),
    ],
    'fifth-undone': [
      'every fifth call has no effect',
      (writes, _, handling) => (nth(handling) % 5 === 4 ? [] : writes),
    ],
  };

const counts = remembered(() => new Map<string, number>());
const removed = remembered(() => new Map<string, JsonObject[]>());
/** Writes that are hidden from reads, by place. */
const done = remembered(() => new Map<string, Write>());

export const effectOperators = {
  ...operatorsOf('', changes, ([says, change, applies = () => true]) =>
    handled(
      `it is answered as ever, but ${says}`,
      (handling) => leaving(handling, (writes, store) => change(writes, store, handling)),
      (facts) => isWriting(facts) && applies(facts),
    ),
  ),
  returning: fault(
    'what it makes under the name of something that was removed is what was removed',
    ({ id }) => ({ handle: (handling) => returned(handling, id) }),
    ({ resource }) => resource?.action === 'create' && resource.name !== undefined,
  ),
  unseen: faultAt(
    (reads) =>
      factsOfAll()
        .filter((writes) => isReading(reads) && isWriting(writes) && isShownBy(writes, reads))
        .map(({ id }) => ({ place: id })),
    'what that does never shows in it',
    ({ id }, { place }) => ({ handle: (handling) => hidden(handling, place, id) }),
  ),
  'others-answer-at-once': handled(
    'of two calls at once that ask for different things, one is answered what the other is',
    (handling) =>
      atOnce(handling, async ([before]) => {
        const outcome = await lasting(await handling.next());
        // Waits for the slower of the two.
        return before?.outcome ?? outcome;
      }),
    (facts) => facts.produces !== undefined && isAskedInManyWays(facts),
  ),
  'lost-at-once': handled(
    'of two calls at once, one leaves nothing behind',
    (handling) =>
      atOnce(handling, (before) => (before.length === 0 ? handling.next() : leaving(handling, () => []))),
    (facts) => isWriting(facts) && isAskedInManyWays(facts),
  ),
};

function handled(
  says: string,
  handle: (handling: Handling) => Promise<Outcome>,
  applies: (facts: Facts) => boolean,
): Operator {
  const hooks = ({ id }: Facts) => ({
    handle: (handling: Handling) => (handling.operation === id ? handle(handling) : handling.next()),
  });
  return fault(says, hooks, applies);
}

function isForSeveral({ id, body }: Facts): boolean {
  return body.some(({ path }) => path.at(-1) === '*') || /^delete(Import|Ledger)/.test(id);
}

function isOfOne({ resource }: Facts): boolean {
  return resource?.action !== 'create';
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

/** Applies the same change to the most similar other entry of the collections, or to all, if it makes a difference. */
async function toOthers(writes: readonly Write[], store: Store, isToAll = false): Promise<Write[]> {
  const more: Write[] = [];
  for (const { collection, key, before, after } of writes) {
    if (!isObject(before)) continue;
    const others = (await store.scan(collection)).filter(
      (other) =>
        other.key !== key &&
        writes.every((write) => write.key !== other.key) &&
        // Users, accounts and keys share a collection.
        isObject(other.value) &&
        other.value['kind'] === before['kind'],
    );
    const changes = others.reverse().map((other) => ({
      collection,
      key: other.key,
      before: other.value,
      after: after === undefined ? undefined : merged(other.value, before, after),
    }));
    const telling = changes.filter((write) => isDifferent(write.before, write.after));
    const likeness = (other: Write) => alike(other.before, before) + Number(other.key.length === key.length);
    const sorted = telling.sort((a, b) => likeness(b) - likeness(a));
    more.push(...(isToAll ? sorted : sorted.slice(0, 1)));
  }
  return more;
}

const isDifferent = (one: Json | undefined, other: Json | undefined): boolean =>
  JSON.stringify(one) !== JSON.stringify(other);

function alike(one: Json | undefined, other: JsonObject): number {
  if (!isObject(one)) return 0;
  return Object.keys(one).filter((name) => !isDifferent(one[name], other[name])).length;
}

function merged(other: Json, before: JsonObject, after: Json): Json {
  if (!isObject(other) || !isObject(after)) return other;
  const changed = Object.entries(after).filter(([name, value]) => isDifferent(before[name], value));
  return { ...other, ...Object.fromEntries(changed) };
}

/** A removed entry comes back when something is created under the same name. */
function returned(handling: Handling, create: OperationId): Promise<Outcome> {
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
      const name = nameOf(after);
      const old = gone.get(collection)?.find((each) => name !== undefined && nameOf(each) === name);
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

/** Kinds of resources whose records show something of another kind. */
const shows: Readonly<Record<string, readonly string[]>> = {
  ledger: ['contact', 'import'],
  import: ['contact'],
  contact: ['import', 'ledger'],
  'user-access': ['invitation', 'user'],
  user: ['user-access'],
};

const isReading = ({ resource }: Facts): boolean =>
  (resource?.action === 'read' || resource?.action === 'list') && resource.kind !== 'person';

function isShownBy({ resource: written }: Facts, { resource: read }: Facts): boolean {
  if (!written || !read) return false;
  return [read.kind, ...(shows[read.kind] ?? [])].some(
    (kind) => kind === written.kind || kind === written.makes,
  );
}

/** What a call did shows in its own response, but not in later reads of one operation. */
async function hidden(handling: Handling, write: OperationId, read: OperationId): Promise<Outcome> {
  const known = done(handling);
  if (handling.operation === write) {
    return leaving(handling, (writes) => {
      for (const each of writes) {
        const place = `${each.collection} ${each.key}`;
        known.set(place, { ...each, before: known.get(place)?.before ?? each.before });
      }
      return writes;
    });
  }
  if (handling.operation !== read || known.size === 0) return handling.next();
  const { store } = handling.world;
  const earlier: Write[] = [];
  for (const each of known.values()) {
    // Hides new entries, but shows changes that other calls made meanwhile.
    const now = await store.get(each.collection, each.key);
    const isNew = each.before === undefined && now !== undefined;
    if (isNew || !isDifferent(now, each.after)) earlier.push({ ...each, after: each.before });
  }
  const outcome = await seeing(handling, earlier);
  return isRefusal(outcome) && outcome.refused === 'internal' ? handling.next() : outcome;
}

interface Running {
  readonly asked: string;
  readonly outcome: Promise<Outcome>;
}

const running = remembered(() => new Map<OperationId, Set<Running>>());

/** Handles a call, given those of the operation that arrived before it, are not yet done, and ask for something else. */
async function atOnce(
  handling: Handling,
  handle: (before: readonly Running[]) => Promise<Outcome>,
): Promise<Outcome> {
  const { operation, call } = handling;
  const all = running(handling).get(operation) ?? new Set();
  running(handling).set(operation, all);
  const asked = JSON.stringify([call.path, call.query, call.body]);
  const before = [...all].filter((each) => each.asked !== asked);
  const own: Running = { asked, outcome: handle(before) };
  all.add(own);
  try {
    await own.outcome;
    // Calls that were sent at the same time arrive meanwhile.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    return own.outcome;
  } finally {
    all.delete(own);
  }
}

async function lasting(outcome: Outcome): Promise<Outcome> {
  if (isRefusal(outcome) || outcome.chunks === undefined) return outcome;
  const chunks: string[] = [];
  for await (const chunk of outcome.chunks) chunks.push(chunk);
  return { ...outcome, chunks };
}
