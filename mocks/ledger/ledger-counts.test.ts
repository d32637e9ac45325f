import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startLedger } from '../../fixtures/services/ledger-service.js';

/** Few people and few reference ids, so that duplicates are common. */
const contact = fc.record(
  {
    reference_id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    name: fc.constantFrom('Ada Moreau', 'Li Na', 'Nobody Unheard-of', ''),
    company_name: fc.constantFrom('Northwind Robotics', 'Acme'),
  },
  { requiredKeys: [] },
);

type Step =
  | { readonly add: readonly object[] }
  | { readonly deleteImport: number }
  | { readonly deleteContact: number }
  | { readonly wait: number }
  | { readonly employer: string };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ add: fc.array(contact, { maxLength: 6 }) }) },
  { weight: 1, arbitrary: fc.record({ deleteImport: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ deleteContact: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ wait: fc.constantFrom(50, 200, 86_400_000) }) },
  {
    weight: 1,
    arbitrary: fc.record({ employer: fc.constantFrom('Northwind Robotics', 'Acme', 'Zeta Labs') }),
  },
);

test('whatever is imported, deleted and enriched, the counts match the existing contacts', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { add, clock, read, write, as, path, deleteImport, importOf, counts, mock } = await startLedger();
      const { control, people } = mock;
      const ada = people.find(({ name }) => name === 'Ada Moreau')?.id ?? '';
      const contacts = async () => (await read('getContacts', { query: { size: 100 } })).body.contacts ?? [];
      const imports: string[] = [];
      for (const next of steps) {
        if ('add' in next) imports.push((await add(next.add)).body.import_id);
        else if ('wait' in next) clock.advance(next.wait);
        else if ('employer' in next) {
          await control.editPerson(ada, { job: { title: 'Engineer', company: { name: next.employer } } });
          await control.enrich();
        } else if ('deleteImport' in next) {
          const id = imports[next.deleteImport % Math.max(1, imports.length)];
          if (id !== undefined) await deleteImport(id);
        } else {
          const known = await contacts();
          const contact_id = known[next.deleteContact % Math.max(1, known.length)]?.id;
          if (contact_id !== undefined)
            await as.editor.call('deleteContact', { path: { ...path, contact_id } });
        }
        const there = await contacts();
        expect(await counts()).toEqual({
          total: there.length,
          verified: there.filter(({ is_verified }) => is_verified).length,
          new_jobs: there.filter(({ last_company_changed_at }) => last_company_changed_at).length,
        });
        const references = there.flatMap(({ reference_id }) => reference_id ?? []);
        expect(new Set(references).size).toBe(references.length);
      }
      clock.advance(200);
      for (const id of imports) {
        const { status, counts: rows } = await importOf(id);
        if (status === 'completed') expect(rows?.total).toBe(sum(rows));
      }
      await write('deleteLedger');
      expect((await read('getLedger')).status).toBe(404);
    }),
    { numRuns: 25 },
  );
});

function sum(rows: { succeeded: number; skipped: number; failed: number } | undefined): number {
  return (rows?.succeeded ?? 0) + (rows?.skipped ?? 0) + (rows?.failed ?? 0);
}
