import type { AnyCall, HookContext, Hooks } from '../../engine/handler.js';
import { isObject, type Json, type JsonObject } from '../../state/json.js';
import { onReply, remembered } from '../on-reply.js';
import { onCall } from '../rewrite.js';
import type { Facts, Sent } from './facts.js';
import { changeAt, changedCall, fault, faultAt, type Operator, operatorsOf } from './operator.js';

type Items = readonly Json[];
type Change = (items: Items, scene: HookContext) => Items;
type Row = readonly [says: string, change: Change];

/** The number of entries in the responses of a world, and the last entry of each page. */
const seen = remembered(() => ({ count: 0, lastOfPage: new Map<string, Json>() }));

const lists: Readonly<Record<string, Row>> = {
  'first-lost': ['the first entry is missing', (items) => items.slice(1)],
  'last-lost': ['the last entry is missing', (items) => items.slice(0, -1)],
  'newest-lost': ['the newest entry is missing', (items) => allBut(items, byAge(items).at(-1))],
  'oldest-lost': [
    'the oldest entry is missing where there are several',
    (items) => (items.length > 1 ? allBut(items, byAge(items)[0]) : items),
  ],
  'ended-lost': ['what has ended is missing', (items) => items.filter((item) => !isEnded(item))],
  'tenth-lost': ['one entry in ten is missing', withoutTenth],
  'first-doubled': ['the first entry is there twice', (items) => [...items.slice(0, 1), ...items]],
  'capped-at-3': ['it has 3 entries at most', (items) => items.slice(0, 3)],
  'capped-at-10': ['it has 10 entries at most', (items) => items.slice(0, 10)],
  empty: ['it is empty', () => []],
};

const reversed: Change = (items) => [...items].reverse();

const pages: Readonly<Record<string, Row>> = {
  'page-two-skips': ['a later page skips its first entry', ifLater((items) => items.slice(1))],
  'page-two-reversed': ['a later page is in reverse order', ifLater(reversed)],
  'page-two-empty': ['there is nothing on later pages', ifLater(() => [])],
  'page-two-repeats': [
    'a later page begins with the last entry of the page before',
    (items, scene) => {
      const { lastOfPage } = seen(scene);
      const place = JSON.stringify(scene.call?.path ?? {});
      const last = lastOfPage.get(place);
      const end = items.at(-1);
      if (end !== undefined) lastOfPage.set(place, end);
      return isLater(scene.call) && last !== undefined ? [last, ...items] : items;
    },
  ],
};

const limits: Readonly<Record<string, [says: string, change: (limit: number) => number]>> = {
  'limit-plus-one': ['one entry more than was asked for', (limit) => limit + 1],
  'limit-minus-one': ['one entry fewer than was asked for', (limit) => Math.max(1, limit - 1)],
  'limit-capped': ['at most 3 entries, however many are asked for', (limit) => Math.min(3, limit)],
  'limit-doubled': ['twice as many entries as were asked for', (limit) => limit * 2],
};

const isPaging = ({ place }: Sent) => /^(offset|limit|size|pagination_token|page_token)$/.test(place);
const isSorting = (name: string) => name.startsWith('sort');

export const listOperators = {
  ...operatorsOf('list-', lists, (row, name) =>
    inList(row, name === 'ended-lost' ? endsWithin : (facts) => facts.list !== undefined),
  ),
  ...operatorsOf('', pages, (row) => inList(row, isPaged)),
  'page-two-unfiltered': laterWithout(
    'is not filtered',
    (member) => !isPaging(member) && !isSorting(member.place),
  ),
  'page-two-unsorted': laterWithout('is not sorted', ({ place }) => isSorting(place)),
  // Lists that answer the elements of a request one by one.
  'list-shuffled': inList(
    ['it is in reverse order', reversed],
    ({ id, list }) => id === 'verify' || list?.[0] === 'matches',
  ),
  'sort-reversed': inList(
    [
      'it is sorted the other way',
      (items, scene) => (scene.call && namesIn(scene.call).some(isSorting) ? reversed(items, scene) : items),
    ],
    (facts) => facts.list !== undefined && outermost(facts).some(({ place }) => isSorting(place)),
  ),
  ...operatorsOf('', limits, ([says, change]) =>
    faultAt(
      (facts) => outermost(facts).filter(({ place }) => place === 'limit' || place === 'size'),
      `a page has ${says}`,
      ({ id }, limit) => ({
        call: onCall(id, (call) =>
          changedCall(call, limit, (value) => (typeof value === 'number' ? change(value) : value)),
        ),
      }),
    ),
  ),
};

function inList([says, change]: Row, applies: (facts: Facts) => boolean): Operator {
  const hooks = ({ id, list = [] }: Facts): Hooks => ({
    answer: onReply(
      id,
      (body, scene) =>
        changeAt(body, list, (items) => (Array.isArray(items) ? [...change(items, scene)] : items)) ?? body,
    ),
  });
  return fault(`in its list, ${says}`, hooks, applies);
}

function ifLater(change: Change): Change {
  return (items, scene) => (isLater(scene.call) ? change(items, scene) : items);
}

function laterWithout(says: string, isDropped: (member: Sent) => boolean): Operator {
  const dropped = (facts: Facts) => outermost(facts).filter(isDropped);
  return fault(
    `a later page ${says}`,
    (facts) => ({
      call: onCall(facts.id, (given) =>
        isLater(given)
          ? dropped(facts).reduce((call, member) => changedCall(call, member, () => undefined), given)
          : given,
      ),
    }),
    (facts) => isPaged(facts) && dropped(facts).length > 0,
  );
}

const outermost = ({ query, body }: Facts): readonly Sent[] => [
  ...query,
  ...body.filter(({ path }) => path.length === 1),
];

const namesIn = ({ query, body }: AnyCall): readonly string[] =>
  Object.keys({ ...query, ...(isObject(body) ? body : {}) });

function isPaged(facts: Facts): boolean {
  return (
    facts.list !== undefined &&
    outermost(facts).some(({ place }) => place === 'offset' || place.endsWith('_token'))
  );
}

function isLater(call: AnyCall | undefined): boolean {
  const sent: JsonObject = { ...(isObject(call?.body) ? call.body : {}), ...call?.query };
  const { offset, pagination_token, page_token } = sent;
  return Number(offset ?? 0) > 0 || Boolean(pagination_token ?? page_token);
}

function isEnded(item: Json): boolean {
  if (!isObject(item)) return false;
  const { status } = item;
  return (
    (typeof status === 'string' && !/pending|active|processing/i.test(status)) ||
    Object.keys(item).some((name) => /deleted|ended/i.test(name) && item[name] !== null)
  );
}

function endsWithin({ list, answer }: Facts): boolean {
  return (
    list !== undefined &&
    answer.some(({ path }) => path.length === 3 && /^status$|deleted|ended/i.test(path[2] ?? ''))
  );
}

function withoutTenth(items: Items, scene: HookContext): Items {
  const state = seen(scene);
  return items.filter(() => {
    state.count += 1;
    return state.count % 10 !== 7;
  });
}

function madeAt(item: Json): string {
  if (!isObject(item)) return '';
  const [, date] = Object.entries(item).find(([name]) => /^(created|added|imported)_?at$/i.test(name)) ?? [];
  return typeof date === 'string' ? date : '';
}

const byAge = (items: Items): Items => [...items].sort((a, b) => (madeAt(a) < madeAt(b) ? -1 : 1));
const allBut = (items: Items, one: Json | undefined): Items => items.filter((item) => item !== one);
