import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { worldWith } from '../../fixtures/services/small-world.js';
import { pageAfter, readPageToken, windowed, writePageToken } from './paging.js';
import type { Position, Ranking } from './sorting.js';

type Row = { readonly id: string; readonly value: number | null };

/** By value, then by id. */
const ranking: Ranking<Row> = {
  positionOf: ({ id, value }) => [value, id],
  compare: ([a, idOfA], [b, idOfB]) => Number(a) - Number(b) || (idOfA < idOfB ? -1 : Number(idOfA > idOfB)),
};

const inOrder = (rows: readonly Row[]): readonly Row[] =>
  [...rows].sort((a, b) => ranking.compare(ranking.positionOf(a), ranking.positionOf(b)));

const rows = fc.uniqueArray(
  fc.record({
    id: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 1, maxLength: 6 }),
    value: fc.integer({ min: 0, max: 5 }),
  }),
  {
    selector: ({ id }) => id,
    maxLength: 30,
  },
);
const size = fc.integer({ min: 1, max: 7 });

/** Returns the rows of every page in turn; `before` may change the rows before each. */
function walk(sizeOf: number, before: (page: number) => readonly Row[]): readonly Row[] {
  const seen: Row[] = [];
  let after: Position | undefined;
  for (let at = 0; at < 200; at += 1) {
    const page = pageAfter(inOrder(before(at)), after, sizeOf, ranking);
    seen.push(...page.rows);
    if (!page.hasMore) return seen;
    after = page.end;
  }
  throw new Error('the pages do not end');
}

describe('pages', () => {
  it('contain every row once and in order, whatever their size', () => {
    fc.assert(
      fc.property(rows, size, (all, most) => {
        expect(walk(most, () => all)).toEqual(inOrder(all));
      }),
    );
  });

  it('contain no row twice and every row that stays once, whatever is added or removed between them', () => {
    const coming = fc.array(fc.subarray([...'0123456789abcdef'], { maxLength: 3 }), { maxLength: 8 });
    fc.assert(
      fc.property(rows, size, coming, fc.array(fc.nat(), { maxLength: 8 }), (all, most, prefixes, going) => {
        let present: readonly Row[] = all;
        const gone = new Set<string>();
        const seen = walk(most, (at) => {
          if (at === 0) return present;
          const leaving = present[(going[at] ?? 0) % Math.max(1, present.length)];
          if (leaving !== undefined && going[at] !== undefined) gone.add(leaving.id);
          const come = (prefixes[at] ?? []).map((prefix) => ({ id: `${prefix}-new-${at}`, value: at % 6 }));
          present = [...present, ...come].filter(({ id }) => !gone.has(id));
          return present;
        });
        const ids = seen.map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids).toEqual(expect.arrayContaining(all.map(({ id }) => id).filter((id) => !gone.has(id))));
      }),
    );
  });
});

test('a window starts at its offset and has at most its limit', () => {
  expect(windowed([1, 2, 3, 4], { limit: 2, offset: 1 })).toEqual([2, 3]);
  expect(windowed([1, 2], { limit: 5 })).toEqual([1, 2]);
  expect(windowed([1, 2], { limit: 5, offset: 9 })).toEqual([]);
});
const world = worldWith();

test('a token is valid for its own query only, and an altered or invented one for none', () => {
  const token = writePageToken(['x', 'id_1'], 'q', world);
  expect(readPageToken(token, 'q', world)).toEqual(['x', 'id_1']);
  for (const [sent, binding] of [
    [token, 'other'],
    [`${token.slice(0, -4)}AAAA`, 'q'],
    ['', 'q'],
    ['not a token', 'q'],
    [Buffer.from('["x","id_1","seal"]').toString('base64url'), 'q'],
  ] as const) {
    expect(() => readPageToken(sent, binding, world)).toThrow('was not handed out for this query');
  }
});
