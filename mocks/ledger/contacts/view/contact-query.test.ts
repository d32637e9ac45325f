import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startSmallLedger } from '../../../../fixtures/services/small-ledger.js';
import { memberPaths } from '../../contact-view.js';

/** The changes of a ledger between two pages. */
const change = fc.oneof(
  fc.record({ does: fc.constant('add' as const), name: fc.string({ minLength: 1, maxLength: 3 }) }),
  fc.record({ does: fc.constant('remove' as const), nth: fc.nat(30) }),
  fc.record({ does: fc.constant('cycle' as const), title: fc.constantFrom('Clerk', 'Pilot', 'Zookeeper') }),
);
const query = fc.record({
  sort_by: fc.constantFrom(...memberPaths.flatMap((path) => [path, `-${path}`])),
  filters: fc.constantFrom(
    [],
    [{ field: 'name', match_type: 'exists' }],
    [{ field: 'current_position.title', type: 'must_not', string_values: ['Clerk', 'Pilot'] }],
  ),
  size: fc.integer({ min: 1, max: 4 }),
});

async function start() {
  const ledger = await startSmallLedger();
  const [ada] = ledger.mock.people.filter(({ name }) => name === 'Ada Moreau');
  let added = 0;
  return {
    ...ledger,
    happens: async (what: typeof change extends fc.Arbitrary<infer T> ? T : never) => {
      if (what.does === 'add') {
        added += 1;
        await ledger.imported([{ name: what.name, reference_id: `new-${added}` }]);
      } else if (what.does === 'remove') {
        const all = await ledger.references();
        await ledger.remove(all[what.nth % Math.max(1, all.length)] ?? 'nobody');
      } else {
        await ledger.mock.control.editPerson(ada?.id ?? '', { title: what.title });
        await ledger.mock.control.enrich();
      }
    },
  };
}

test('whatever changes between pages, contacts that stay in place appear once, and none twice', async () => {
  await fc.assert(
    fc.asyncProperty(query, fc.array(change, { maxLength: 8 }), async (asked, changes) => {
      const { happens, search, mock, imported, references } = await start();
      await imported(
        Array.from({ length: 8 }, (_, at) => ({
          name: `N${at % 3}`,
          reference_id: `r${at}`,
          country: `C${at}`,
        })),
      );
      const before = await references();
      const seen: string[] = [];
      let token: string | undefined;
      const left = [...changes];
      do {
        const { body } = await search({
          ...asked,
          ...(token === undefined ? {} : { pagination_token: token }),
        });
        seen.push(...(body.contacts ?? []).map(({ reference_id = 'none' }) => reference_id));
        token = body.pagination_token;
        const next = left.shift();
        if (next !== undefined) await happens(next);
      } while (token !== undefined);
      // The contact whose person is edited may move, so that it appears twice or not at all.
      const still = seen.filter((reference) => reference !== 'ada');
      expect(new Set(still).size).toBe(still.length);
      const after = new Set(await references());
      const stayed = before.filter((reference) => after.has(reference) && /^r\d/.test(reference));
      expect(still).toEqual(expect.arrayContaining(stayed));
      await mock.close();
    }),
    { seed: 32, numRuns: 15 },
  );
});
