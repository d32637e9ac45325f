import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manualClock } from '../state/clock.js';
import { seededIds } from '../state/ids.js';
import { memoryStore } from '../state/memory-store.js';
import { mails, putMail } from './outbox.js';

const mail = (subject: string) => ({
  to: 'ada@example.com',
  kind: 'invitation' as const,
  subject,
  text: '',
  data: {},
});

test('a mail is in the outbox, with an id and the time of sending', async () => {
  const store = memoryStore();
  const world = { clock: manualClock(Date.UTC(2026, 0, 14, 5)), ids: seededIds(1) };
  const sent = await putMail(store, mail('Hello'), world);
  expect(sent).toMatchObject({ ...mail('Hello'), sentAt: '2026-01-14T05:00:00.000Z' });
  expect(await mails(store)).toEqual([sent]);
});

test('mails are returned in the order of sending, however close together they were sent', async () => {
  const pauses = fc.array(fc.nat(2), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(pauses, async (pausesMs) => {
      const store = memoryStore();
      const world = { clock: manualClock(0), ids: seededIds(1) };
      for (const [index, pauseMs] of pausesMs.entries()) {
        world.clock.advance(pauseMs);
        await putMail(store, mail(String(index)), world);
      }
      const subjects = (await mails(store)).map(({ subject }) => subject);
      expect(subjects).toEqual(pausesMs.map((_, index) => String(index)));
    }),
    { numRuns: 25 },
  );
});
