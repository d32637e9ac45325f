import type { AnyCall } from '../../engine/handler.js';
import type { Scene } from '../../engine/hooks.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import { onCall, without } from '../on-call.js';
import { onReply, remembered } from '../on-reply.js';
import { changeAt } from './change-at.js';
import type { Facts } from './facts.js';
import type { Operator } from './operator.js';

type Items = readonly Json[];

const seen = remembered(() => ({ count: 0, lastOfPage: new Map<string, Json>() }));

const lists: Readonly<Record<string, [says: string, change: (items: Items, scene: Scene) => Items]>> = {
  'first-lost': ['the first entry is missing', (items) => items.slice(1)],
  'last-lost': ['the last entry is missing', (items) => items.slice(0, -1)],
  'newest-lost': ['the newest entry is missing', (items) => allBut(items, newest(items))],
  'oldest-lost': [
    'the oldest entry is missing where there are several',
    (items) => (items.length > 1 ? allBut(items, oldest(items)) : items),
  ],
  'ended-lost': ['what has ended is missing', (items) => items.filter((item) => !isEnded(item))],
  'tenth-lost': ['one entry in ten is missing', (items, scene) => items.filter(() => nth(scene) % 10 !== 7)],
  'first-doubled': ['the first entry is there twice', (items) => [...items.slice(0, 1), ...items]],
  'capped-at-3': ['it has 3 entries at most', (items) => items.slice(0, 3)],
  'capped-at-10': ['it has 10 entries at most', (items) => items.slice(0, 10)],
  empty: ['it is empty', () => []],
};

const later: Readonly<Record<string, [says: string, change: (items: Items, scene: Scene) => Items]>> = {
  'page-two-skips': ['a later page skips its first entry', (items) => items.slice(1)],
  'page-two-reversed': ['a later page is in reverse order', (items) => [...items].reverse()],
  'page-two-empty': ['there is nothing on later pages', () => []],
};

/** Counts the entries in the answers of a world, and returns the number of this one. */
function nth(scene: Scene): number {
  const state = seen(scene);
  state.count += 1;
  return state.count;
}

/** Faults of lists in answers. */
export const listOperators: Readonly<Record<string, Operator>> = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, [says, change]]) => [
      `list-${name}`,
      listOperator(
        `A list is answered, but ${says}.`,
        (id) => `In the list of ${id} ${says}.`,
        change,
        (facts) => facts.list !== undefined && (name !== 'ended-lost' || endsWithin(facts)),
      ),
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(later).map(([name, [says, change]]) => [
      name,
      listOperator(
        `Of a list in pages, ${says}.`,
        (id) => `In the list of ${id} ${says}.`,
        (items, scene) => (isLater(scene.call) ? change(items, scene) : items),
        isPaged,
      ),
    ]),
  ),
  'page-two-repeats': listOperator(
    'A later page begins with the last entry of the page before.',
    (id) => `A later page of ${id} begins with the last entry of the page before.`,
    (items, scene) => {
      const { lastOfPage } = seen(scene);
      const place = JSON.stringify(scene.call?.path ?? {});
      const last = lastOfPage.get(place);
      const end = items.at(-1);
      if (end !== undefined) lastOfPage.set(place, end);
      return isLater(scene.call) && last !== undefined ? [last, ...items] : items;
    },
    isPaged,
  ),
  'page-two-unfiltered': {
    says: 'Later pages are not filtered.',
    mutate: (facts) => laterWithout(facts, 'is not filtered', (name) => !isPaging(name) && !isSorting(name)),
  },
  'page-two-unsorted': {
    says: 'Later pages are not sorted.',
    mutate: (facts) => laterWithout(facts, 'is not sorted', isSorting),
  },
  'list-shuffled': {
    says: 'A list that answers the elements of a request one by one is in reverse order.',
    mutate: (facts) =>
      facts.id === 'verify' || facts.list?.[0] === 'matches'
        ? [
            {
              mutation: `The list of ${facts.id} is in reverse order.`,
              hooks: { answer: onList(facts, (items) => [...items].reverse()) },
            },
          ]
        : [],
  },
  'sort-reversed': {
    says: 'What is to be sorted one way is sorted the other way.',
    mutate: (facts) =>
      facts.list !== undefined && namesOf(facts).some(isSorting)
        ? [
            {
              mutation: `${facts.id} sorts the other way.`,
              hooks: {
                answer: onList(facts, (items, scene) =>
                  scene.call && sentOf(scene.call).some(isSorting) ? [...items].reverse() : items,
                ),
              },
            },
          ]
        : [],
  },
  ...limitOperators(),
};

function limitOperators(): Record<string, Operator> {
  const limits: Readonly<Record<string, [says: string, change: (limit: number) => number]>> = {
    'limit-plus-one': ['one entry more than was asked for', (limit) => limit + 1],
    'limit-minus-one': ['one entry fewer than was asked for', (limit) => Math.max(1, limit - 1)],
    'limit-capped': ['at most 3 entries, however many are asked for', (limit) => Math.min(3, limit)],
    'limit-doubled': ['twice as many entries as were asked for', (limit) => limit * 2],
  };
  return Object.fromEntries(
    Object.entries(limits).map(([name, [says, change]]) => [
      name,
      {
        says: `A page has ${says}.`,
        mutate: (facts: Facts) =>
          namesOf(facts)
            .filter((each) => each === 'limit' || each === 'size')
            .map((each) => ({
              place: each,
              mutation: `A page of ${facts.id} has ${says}.`,
              hooks: { call: onCall(facts.id, (call) => withNumber(call, each, change)) },
            })),
      },
    ]),
  );
}

function listOperator(
  says: string,
  mutation: (id: string) => string,
  change: (items: Items, scene: Scene) => Items,
  applies: (facts: Facts) => boolean,
): Operator {
  return {
    says,
    mutate: (facts) =>
      applies(facts) ? [{ mutation: mutation(facts.id), hooks: { answer: onList(facts, change) } }] : [],
  };
}

function onList({ id, list = [] }: Facts, change: (items: Items, scene: Scene) => Items) {
  return onReply(
    id,
    (body, scene) =>
      changeAt(body, list, (items) => (Array.isArray(items) ? [...change(items, scene)] : items)) ?? body,
  );
}

function laterWithout(facts: Facts, says: string, isDropped: (name: string) => boolean) {
  const dropped = namesOf(facts).filter(isDropped);
  if (!isPaged(facts) || dropped.length === 0) return [];
  const call = onCall(facts.id, (given) =>
    isLater(given)
      ? {
          ...given,
          query: dropped.reduce(without, given.query),
          body: isObject(given.body) ? withoutAll(given.body, dropped) : given.body,
        }
      : given,
  );
  return [{ mutation: `A later page of ${facts.id} ${says}.`, hooks: { call } }];
}

function withoutAll(body: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(body).filter(([name]) => !names.includes(name)));
}

function withNumber(call: AnyCall, name: string, change: (value: number) => number): AnyCall {
  const { query, body } = call;
  const asked = query[name];
  if (typeof asked === 'number') return { ...call, query: { ...query, [name]: change(asked) } };
  const sent = isObject(body) ? body[name] : undefined;
  return isObject(body) && typeof sent === 'number'
    ? { ...call, body: { ...body, [name]: change(sent) } }
    : call;
}

/** Returns the names of the query parameters and of the top-level members of the body. */
function namesOf({ query, body }: Facts): readonly string[] {
  const outermost = body.filter(({ path }) => path.length === 1).map(({ path }) => path[0] ?? '');
  return [...query.map(({ name }) => name), ...outermost];
}
const sentOf = ({ query, body }: AnyCall): readonly string[] => [
  ...Object.keys(query),
  ...(isObject(body) ? Object.keys(body) : []),
];

const isPaging = (name: string): boolean => /^(offset|limit|size|pagination_token|page_token)$/.test(name);
const isSorting = (name: string): boolean => /^sort/.test(name);
function isPaged(facts: Facts): boolean {
  return (
    facts.list !== undefined && namesOf(facts).some((name) => name === 'offset' || name.endsWith('_token'))
  );
}

/** Whether a call asks for a page after the first. */
function isLater(call: AnyCall | undefined): boolean {
  if (!call) return false;
  const body = isObject(call.body) ? call.body : {};
  const token = call.query['pagination_token'] ?? body['pagination_token'] ?? body['page_token'];
  return (
    Number(call.query['offset'] ?? body['offset'] ?? 0) > 0 || (typeof token === 'string' && token !== '')
  );
}

function isEnded(item: Json): boolean {
  if (!isObject(item)) return false;
  const { status } = item;
  return (
    (typeof status === 'string' && !/pending|active|processing/i.test(status)) ||
    Object.keys(item).some((name) => /deleted|ended/i.test(name) && item[name] !== null)
  );
}

/** Whether entries show that they have ended. */
function endsWithin({ answer }: Facts): boolean {
  return answer.some(({ path }) => path.length === 3 && /^status$|deleted|ended/i.test(path[2] ?? ''));
}

/** Returns when an entry was created; an empty string if it does not show it. */
function madeAt(item: Json): string {
  if (!isObject(item)) return '';
  const [, date] = Object.entries(item).find(([name]) => /^(created|added|imported)_?at$/i.test(name)) ?? [];
  return typeof date === 'string' ? date : '';
}

const newest = (items: Items) => [...items].sort((a, b) => (madeAt(a) < madeAt(b) ? -1 : 1)).at(-1);
const oldest = (items: Items) => [...items].sort((a, b) => (madeAt(a) < madeAt(b) ? -1 : 1)).at(0);
const allBut = (items: Items, one: Json | undefined): Items => items.filter((item) => item !== one);
