import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { journalEntry } from '../../fixtures/journal-entry.js';
import { Journal, JournalSpace } from './journal.js';
import { bytesOfEntry, keptText, lengthOf, mostBodyBytes, type Recorded, textOf } from './recording.js';

const idsIn = (journal: Journal) => journal.entries().map(({ id }) => id);
const body = fc.oneof(fc.string({ maxLength: 400 }), fc.string({ unit: 'grapheme', maxLength: 400 }));

/**
 * An operation on a journal: a request arrives, is answered in any order, sends the rest of its body, or the journal is cleared.
 */
type Step =
  | { readonly kind: 'ask' }
  | { readonly kind: 'answer'; readonly which: number; readonly body: string }
  | { readonly kind: 'complete'; readonly which: number; readonly body: string }
  | { readonly kind: 'clear' };
const which = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('ask') }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('answer'), which, body }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('complete'), which, body }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('clear') }) },
) as fc.Arbitrary<Step>;

describe('a journal', () => {
  test('never takes more bytes than its limit, keeps the order, and loses only what it counts as dropped', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 80 }), fc.integer({ min: 1, max: 6000 }), (steps, most) => {
        const journal = new Journal(most);
        const asked: number[] = [];
        const answered: Recorded[] = [];
        let since = 0;
        for (const one of steps) {
          if (one.kind === 'ask') asked.push(journal.nextId());
          if (one.kind === 'answer') {
            const [id] = asked.splice(one.which % Math.max(1, asked.length), 1);
            if (id === undefined) continue;
            const entry = journalEntry({ id, body: one.body });
            answered.push(entry);
            journal.add(entry);
          }
          if (one.kind === 'complete') {
            const entry = answered[one.which % Math.max(1, answered.length)];
            if (entry) journal.complete(entry, { answered: keptText(one.body) });
          }
          if (one.kind === 'clear') {
            journal.clear();
            since = Math.max(0, ...asked, ...answered.map(({ id }) => id));
            expect(journal.bytes).toBe(0);
          }
          const entries = journal.entries();
          expect(journal.bytes).toBeLessThanOrEqual(most);
          expect(journal.bytes).toBe(entries.reduce((sum, entry) => sum + bytesOfEntry(entry), 0));
          expect(idsIn(journal)).toEqual(idsIn(journal).sort((a, b) => a - b));
          expect(entries.length + journal.dropped).toBe(answered.filter(({ id }) => id > since).length);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('shows nothing from before it was cleared, even if it is answered later', () => {
    const journal = new Journal(100_000);
    const early = journal.nextId();
    journal.clear();
    const late = journal.nextId();
    journal.add(journalEntry({ id: late }));
    journal.add(journalEntry({ id: early }));
    expect(idsIn(journal)).toEqual([late]);
  });

  test('waits for a body that is still arriving, but for a limited time', async () => {
    vi.useFakeTimers();
    try {
      const journal = new Journal(100_000);
      const body = deferred();
      journal.awaits(body.promise);
      const settled = vi.fn();
      const first = journal.settled().then(settled);
      await vi.advanceTimersByTimeAsync(999);
      expect(settled).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      await first;
      body.resolve();
      // Other mocks in this process may have timers, too: those of this journal are known by their delay.
      const [begun, ended] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
      await journal.settled(777);
      await journal.settled(777);
      const own = begun.mock.results.filter((_, call) => begun.mock.calls[call]?.[1] === 777);
      expect(own).toHaveLength(1);
      expect(ended.mock.calls.map(([timer]) => timer)).toContain(own[0]?.value);
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

describe('of a body', () => {
  test('as much is kept as there are bytes for, and no partial character', () => {
    const unit = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(unit, fc.integer({ min: 1, max: 60_000 }), (part, times) => {
        // Lone surrogates cannot be encoded in UTF-8.
        const text = Buffer.from(part.repeat(times).slice(0, 200_000)).toString();
        const kept = keptText(text);
        expect(kept.bytes).toBeLessThanOrEqual(mostBodyBytes);
        expect(text.startsWith(textOf(kept))).toBe(true);
        expect([kept.isCut, lengthOf(kept)]).toEqual([textOf(kept) !== text, text.length]);
        if (kept.isCut) expect(kept.bytes).toBeGreaterThan(mostBodyBytes - 4);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    ['of letters', 'a'.repeat(mostBodyBytes), 'a'.repeat(mostBodyBytes + 1)],
    ['of other characters', 'é'.repeat(mostBodyBytes / 2), 'é'.repeat(mostBodyBytes / 2 + 1)],
  ])('%s the limit itself is not cut', (_name, whole, more) => {
    expect([keptText(whole).isCut, keptText(more).isCut]).toEqual([false, true]);
  });
});

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
