import { describe, expect, test } from 'vitest';
import { answerWith } from '../../../fixtures/fakes/fake-answer.js';
import { createRecorder } from '../../check/scenario.js';
import { itemsOf, type Json, numberIn, textIn } from '../../target/json.js';
import { expectPages } from './pages.js';
import type { Asked, Paged, SortKey } from './whole.js';

const all = [3, 12, 1, 4, 2, 10, 7].map((total, nth) => ({ id: `i${nth}`, total }));
const ids = all.map(({ id }) => id);
const key: SortKey = { member: 'total', read: (record) => numberIn(record, 'total') };

/** What is wrong, or otherwise than usual, with a service. */
interface Service {
  readonly by?: 'token' | 'offset';
  /** Changes what is asked for. */
  readonly hears?: (asked: Asked) => Asked;
  /** Changes a page. @param from how many come before it */
  readonly shows?: (page: readonly Json[], from: number) => readonly Json[];
  readonly compares?: (a: number, b: number) => number;
  /** Refuses what is no number or no token. */
  readonly isStrict?: boolean;
  readonly hidesToken?: boolean;
}

/** Answers as a service does, with the pages of a list. */
function serviceOf({
  by = 'token',
  hears = (asked) => asked,
  shows = (page) => page,
  compares = (a, b) => a - b,
  isStrict = false,
  hidesToken = false,
}: Service) {
  return async (asked: Asked) => {
    const { size = all.length, from = 0, sort } = hears(asked);
    const [skipped, count] = [Number(String(from).replace('t', '')), Number(size)];
    if (isStrict && [skipped, count].some(Number.isNaN)) return answerWith({}, 400);
    const sorted = /total$/.test(sort ?? '') ? all.toSorted((a, b) => compares(a.total, b.total)) : all;
    if (isStrict && sort !== undefined && sorted === all) return answerWith({}, 400);
    const list = sort?.startsWith('-') ? sorted.toReversed() : sorted;
    const [start, length] = [skipped || 0, count || all.length];
    const items = shows(list.slice(start, start + length), start);
    const hasMore = by === 'token' && !hidesToken && start + length < all.length;
    return answerWith({ items: [...items], ...(hasMore && { pagination_token: `t${start + length}` }) });
  };
}

/** Returns what is said of a service: reasons for which it is not judged, or what was received instead. */
async function said(service: Service, isSorted = true, size = 3): Promise<readonly (Json | undefined)[]> {
  const recorder = createRecorder(['imports.page', 'imports.sort'], () => true);
  const by = service.by ?? 'token';
  const list: Paged = {
    t: recorder,
    by,
    up: '',
    most: 100,
    ask: serviceOf(service),
    items: ({ response: { json } }) =>
      itemsOf(json).map((record) => ({ id: textIn(record, 'id') ?? '', record })),
  };
  const sorts = isSorted ? [key] : [];
  await expectPages(list, {
    rule: 'imports.page',
    order: 'imports.sort',
    ids,
    sizes: [size, ids.length],
    sorts,
  });
  return recorder
    .outcomes()
    .flatMap(({ finding, skipped }) => [
      ...finding.violations.map(({ received }) => received),
      ...(skipped === undefined ? [] : [skipped]),
    ]);
}

describe('a list by pages and in order is accepted', () => {
  test.each<[string, Service]>([
    ['by tokens', {}],
    ['by offsets', { by: 'offset' }],
    ['that refuses what is no size, token or order', { isStrict: true }],
    ['whose last page is empty', { shows: (page, from) => (from >= 7 ? [] : page) }],
  ])('%s', async (_, service) => {
    expect(await said(service)).toEqual([]);
  });
});

describe('a list whose form may be another one is not judged', () => {
  test.each<[string, Service, RegExp]>([
    ['size', { hears: ({ size: _, ...asked }) => asked }, /a page of 3 has 7/],
    [
      'size, which has a least value',
      { hears: (asked) => ({ ...asked, size: Math.max(5, Number(asked.size)) }) },
      /a page of 3 has 5/,
    ],
    ['token', { hears: ({ from: _, ...asked }) => asked }, /the first one again, as where its token/],
    ['token, which it does not show', { hidesToken: true }, /shows no `pagination_token`/],
    ['offset', { by: 'offset', hears: ({ from: _, ...asked }) => asked }, /as where its offset/],
  ])('%s', async (_, service, reason) => {
    expect(await said(service, false)).toEqual([expect.stringMatching(reason)]);
  });

  test('order', async () => {
    expect(await said({ hears: ({ sort: _, ...asked }) => asked })).toEqual([
      expect.stringMatching(/sort_by total changes nothing/),
    ]);
  });
});

const roundedTo = (size: Asked['size'] = 1, from: string | number) =>
  Math.floor(Number(from) / Number(size)) * Number(size);

describe('a list is accused', () => {
  test.each<[string, Service]>([
    ['pages are too long by one', { hears: (asked) => ({ ...asked, size: Number(asked.size) + 1 }) }],
    [
      'size is not heeded, though nonsense is refused',
      {
        isStrict: true,
        hears: ({ size, ...asked }) => (typeof size === 'string' ? { ...asked, size } : asked),
      },
    ],
    [
      'a later page repeats one',
      { shows: (page, from) => (from > 0 ? [all[0] ?? null, ...page.slice(1)] : page) },
    ],
    ['a later page lacks one', { shows: (page, from) => (from > 0 ? page.slice(1) : page) }],
    ['later pages are empty', { shows: (page, from) => (from > 0 ? [] : page) }],
    [
      'every token leads to the first page',
      {
        isStrict: true,
        hears: ({ from, ...asked }) => (/\d/.test(`${from ?? 1}`) ? asked : { ...asked, from: `${from}` }),
      },
    ],
    [
      'offsets are counted from 1',
      { by: 'offset', hears: (asked) => ({ ...asked, from: Math.max(0, Number(asked.from ?? 0) - 1) }) },
    ],
    [
      'offsets are rounded to pages',
      { by: 'offset', hears: ({ from = 0, ...asked }) => ({ ...asked, from: roundedTo(asked.size, from) }) },
    ],
    ['numbers are sorted as text', { compares: (a, b) => (`${a}` < `${b}` ? -1 : 1) }],
    ['it is sorted one way only', { hears: (asked) => ({ ...asked, ...(asked.sort && { sort: 'total' }) }) }],
    [
      'later pages are not sorted',
      { hears: ({ sort, ...asked }) => (asked.from ? asked : { ...asked, ...(sort && { sort }) }) },
    ],
  ])('whose fault is that %s', async (_, service) => {
    const found = await said(service);

    expect(found.length).toBeGreaterThan(0);
    expect(found.join()).not.toMatch(/map it with/);
  });
});
