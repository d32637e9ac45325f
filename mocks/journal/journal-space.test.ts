import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { journalEntry } from '../../fixtures/journal-entry.js';
import { Journal } from './journal.js';
import { JournalSpace } from './journal-space.js';

const add = (journal: Journal, body: string) => journal.add(journalEntry({ id: journal.nextId(), body }));
const sum = (journals: readonly Journal[]) => journals.reduce((total, { bytes }) => total + bytes, 0);

test('journals never use more than their shared space, whichever is written, cleared or closed', () => {
  const step = fc.record({
    which: fc.nat(3),
    does: fc.constantFrom('add', 'add', 'add', 'clear', 'close'),
    body: fc.string({ maxLength: 900 }),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), fc.integer({ min: 0, max: 9000 }), (steps, most) => {
      const space = new JournalSpace(most);
      const open = Array.from({ length: 4 }, () => new Journal(5000, space));
      for (const { which, does, body } of steps) {
        const journal = open[which % Math.max(1, open.length)];
        if (journal === undefined) return;
        if (does === 'add') add(journal, body);
        else if (does === 'clear') journal.clear();
        else open.splice(open.indexOf(journal), 1)[0]?.close();
        expect(space.bytes).toBe(sum(open));
        expect(space.bytes).toBeLessThanOrEqual(most);
      }
    }),
    { numRuns: 300 },
  );
});

test('the journal whose last call is longest ago drops entries first', () => {
  const space = new JournalSpace(10_000);
  const [over, used] = [new Journal(50_000, space), new Journal(50_000, space)];
  for (let call = 0; call < 3; call += 1) add(over, 'x'.repeat(2000));
  for (let call = 0; call < 3; call += 1) add(used, 'x'.repeat(2000));
  expect(used.dropped).toBe(0);
  expect(over.dropped).toBeGreaterThan(0);
});
