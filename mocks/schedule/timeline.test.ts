import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { receivers, type Stage, stage } from '../../fixtures/services/stage.js';
import { type ManualClock, manualClock } from '../host/mock.js';

const dayMs = 86_400_000;
const start = Date.UTC(2026, 0, 14, 5);
const midnight = Date.UTC(2026, 0, 15);

/** Creates a ledger with some contacts whose titles are tracked since the last midnight, and which wait for the next. */
async function tracked(options: Parameters<typeof stage>[0] = {}) {
  const made = await stage({ clock: manualClock(start - dayMs), ...options });
  onTestFinished(() => made.mock.close());
  const people = made.mock.people.filter(({ linkedin, position }) => linkedin && position).slice(0, 3);
  await made.add(people.map(({ linkedin }) => linkedin));
  await made.track('title');
  made.clock.advance(dayMs);
  await made.mock.control.deliveries();
  const promote = (nth: number, title: string) =>
    made.mock.control.editPerson(people[nth]?.id ?? '', { title });
  return { ...made, promote };
}

const titles = ({ heard }: Pick<Stage, 'heard'>) =>
  heard.map(({ url, text, at }) => [url, JSON.parse(text).current_position.title, at]);

describe('automatically', () => {
  test('the midnight cycle runs and notifies receivers, without any call', async () => {
    const { promote, clock, hears, heard, ...made } = await tracked();
    await promote(0, 'Zookeeper');
    clock.advance(midnight - clock.now() - 1);
    expect(heard).toEqual([]);
    clock.advance(1);
    await hears(2);
    expect(titles({ heard })).toEqual(receivers.map((url) => [url, 'Zookeeper', '2026-01-15T00:00:00.000Z']));
    const deliveries = await made.mock.control.deliveries();
    expect(deliveries.map(({ status }) => status)).toEqual(['delivered', 'delivered']);
  });

  test('the midnight cycle runs after the clock was frozen just before midnight and resumed', async () => {
    const { promote, mock, clock, hears, heard } = await tracked();
    await promote(0, 'Zookeeper');
    await mock.control.clock.freeze('2026-03-01T23:59:58Z');
    await promote(0, 'Lion Tamer');
    const before = heard.length;
    clock.advance(dayMs);
    await mock.control.clock.resume();
    clock.advance(1999);
    expect(heard).toHaveLength(before);
    clock.advance(1);
    await hears(before + 2);
    expect(heard.slice(before).map(({ at }) => at)).toEqual(Array(2).fill('2026-03-02T00:00:00.000Z'));
  });

  test('everything is performed with a clock that has no alarms and jumps', async () => {
    let now = start - dayMs;
    const clock: ManualClock = {
      now: () => now,
      advance: (byMs) => {
        now += byMs;
      },
    };
    const { promote, hears, heard } = await tracked({ clock });
    await promote(0, 'Zookeeper');
    clock.advance(3 * dayMs);
    await hears(2);
    expect(heard).toHaveLength(2);
  });
});

describe('a clock that is moved', () => {
  test('passes every midnight, and shows the due time of each event', async () => {
    const { promote, mock, heard, state } = await tracked();
    await promote(0, 'Zookeeper');
    await mock.control.clock.advance('P1D');
    await promote(1, 'Lion Tamer');
    await mock.control.clock.advance('P3D');
    const [one] = receivers;
    expect(titles({ heard }).filter(([url]) => url === one)).toEqual([
      [one, 'Zookeeper', '2026-01-15T00:00:00.000Z'],
      [one, 'Lion Tamer', '2026-01-16T00:00:00.000Z'],
    ]);
    expect(await state()).toContain(`"infoChangedAtMs":${midnight + dayMs},`);
  });

  test('performs the events up to the instant at which it is frozen, and up to its own time', async () => {
    const { promote, mock, heard } = await tracked();
    await promote(0, 'Zookeeper');
    await mock.control.clock.freeze('2026-01-17T12:00:00Z');
    expect(heard.map(({ at }) => at)).toEqual(Array(2).fill('2026-01-15T00:00:00.000Z'));
    await mock.control.clock.reset();
    await promote(0, 'Lion Tamer');
    await mock.control.clock.freeze('2026-01-13T12:00:00Z');
    await mock.control.clock.reset();
    expect(heard.slice(2).map(({ at }) => at)).toEqual(Array(2).fill('2026-01-14T00:00:00.000Z'));
  });

  test('by thousands of years moves without delay', async () => {
    const { promote, mock, heard } = await tracked({ answer: () => 500 });
    await promote(0, 'Zookeeper');
    await mock.control.clock.advance('P260000W');
    expect(heard).toHaveLength(14);
    await promote(0, 'Lion Tamer');
    await mock.control.clock.advance('P1D');
    expect(heard.at(-1)?.at.slice(0, 4)).toBe('7009');
  });
});

/** The actions of a user, after which days pass. */
interface Chapter {
  readonly person: number;
  readonly title: string;
  readonly tracks: string | null;
  readonly adds: boolean;
  readonly days: number;
}

const chapter: fc.Arbitrary<Chapter> = fc.record({
  person: fc.nat(2),
  title: fc.constantFrom('Zookeeper', 'Lion Tamer', 'Clerk'),
  tracks: fc.option(fc.constantFrom('title', 'location'), { freq: 4 }),
  adds: fc.boolean(),
  days: fc.integer({ min: 1, max: 4 }),
});

/** Decides whether a receiver accepts the nth attempt of an event, independently of how time passes. */
const moody = (seed: number) => (url: string, text: string, nth: number) =>
  (seed + url.length + text.length * nth) % 3 === 0 ? 204 : 500;

async function live(
  chapters: readonly Chapter[],
  seed: number,
  pass: (made: Stage, days: number) => Promise<unknown>,
) {
  const made = await tracked({ answer: moody(seed) });
  for (const { person, title, tracks, adds, days } of chapters) {
    await made.promote(person, title);
    if (tracks !== null) await made.track(tracks);
    if (adds) await made.add([made.mock.people.at(-1 - person)?.linkedin]);
    await pass(made, days);
  }
  await made.mock.control.clock.advance('PT1H');
  const told = receivers.map((receiver) =>
    made.heard.filter(({ url }) => url === receiver).map(({ text }) => text),
  );
  const result = { state: await made.state(), told, heard: made.heard };
  await made.mock.close();
  return result;
}

test('the same events happen at the same times, whether at once, day by day or in a jump', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(chapter, { minLength: 1, maxLength: 4 }), fc.nat(9), async (chapters, seed) => {
      const atOnce = await live(chapters, seed, ({ mock }, days) => mock.control.clock.advance(`P${days}D`));
      const daily = await live(chapters, seed, async ({ mock }, days) => {
        for (let day = 0; day < days; day += 1) await mock.control.clock.advance('P1D');
      });
      expect(daily).toEqual(atOnce);
      const leaping = await live(chapters, seed, async ({ mock, clock }, days) => {
        clock.advance(days * dayMs);
        await mock.control.deliveries();
      });
      expect([leaping.state, leaping.told]).toEqual([atOnce.state, atOnce.told]);
    }),
    { numRuns: 6 },
  );
});
