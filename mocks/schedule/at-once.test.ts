import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { receivers, type Stage, stage } from '../../fixtures/services/stage.js';
import { manualClock } from '../host/mock.js';

const start = Date.UTC(2026, 0, 14, 5);

/** Actions of several users on one mock at the same time. */
type Deed =
  | { readonly advance: number }
  | { readonly promote: readonly [person: number, title: string] }
  | { readonly add: number }
  | { readonly look: 'enrich' | 'deliveries' | 'state' };

const deed: fc.Arbitrary<Deed> = fc.oneof(
  fc.record({ advance: fc.constantFrom(200, 1000, 3_600_000, 86_400_000, 259_200_000) }),
  fc.record({ promote: fc.tuple(fc.nat(2), fc.constantFrom('Zookeeper', 'Lion Tamer', 'Clerk')) }),
  fc.record({ add: fc.integer({ min: 10, max: 15 }) }),
  fc.record({ look: fc.constantFrom('enrich', 'deliveries', 'state') }),
);

/** Creates a mock with three tracked people, and receivers that take some time to answer. */
async function opened(turns: number) {
  const made = await stage({
    clock: manualClock(start),
    answer: async () => {
      for (let at = 0; at < turns; at += 1) await turn();
      return 204;
    },
  });
  const people = made.mock.people.filter(({ linkedin, position }) => linkedin && position);
  await made.add(people.slice(0, 3).map(({ linkedin }) => linkedin));
  await made.track('title');
  await made.mock.control.clock.advance('P1D');
  const does = async (next: Deed): Promise<unknown> => {
    const { control } = made.mock;
    if ('advance' in next) return control.clock.advance(next.advance);
    if ('add' in next) return made.add([people[next.add]?.linkedin]);
    if ('look' in next) return control[next.look]();
    const [person, title] = next.promote;
    return control.editPerson(people[person]?.id ?? '', { title });
  };
  return { ...made, people, does };
}

/** Returns the last title of each contact that a receiver was notified of. */
function lastTitles({ heard }: Pick<Stage, 'heard'>, receiver: string): Map<string, string> {
  const told = heard.filter(({ url }) => url === receiver).map(({ text }) => JSON.parse(text));
  return new Map(told.map(({ linkedin, current_position }) => [linkedin, current_position.title]));
}

test('concurrent actions: nothing is lost, nothing happens twice, and advances add up', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(deed, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      fc.nat(5),
      async (rounds, turns) => {
        const { mock, does, heard, people, state } = await opened(turns);
        const before = mock.control.clock.now();
        for (const round of rounds) await Promise.all(round.map(does));
        const deeds = rounds.flat();
        const moved = deeds.reduce((sum, next) => sum + ('advance' in next ? next.advance : 0), 0);
        expect(mock.control.clock.now()).toBe(before + moved);

        await mock.control.clock.advance('P1D');
        const now = await state();
        const added = deeds.filter((next) => 'add' in next).length;
        expect(now).toContain(`"counts":{"total":${3 + added},`);
        expect(now).toContain('"openImports":[]');
        // Each delivery arrived exactly once.
        const deliveries = await mock.control.deliveries();
        expect(deliveries.filter(({ status }) => status !== 'delivered')).toEqual([]);
        expect(heard).toHaveLength(deliveries.length);
        const events = deliveries.map(({ eventId, webhookId }) => `${eventId} ${webhookId}`);
        expect(new Set(events).size).toBe(events.length);
        // The last notification shows the current title.
        for (const receiver of receivers) {
          for (const [linkedin, title] of lastTitles({ heard }, receiver)) {
            const id = people.find((person) => person.linkedin === linkedin)?.id ?? '';
            expect((await mock.control.editPerson(id, { title })).position?.title).toBe(title);
          }
        }
        expect(await state()).toBe(now);
        await mock.close();
      },
    ),
    { numRuns: 12 },
  );
});

test.each(['advance', 'freeze', 'enrich'] as const)(
  'a reset during %s restores the initial state, and nothing is sent after it',
  async (way) => {
    const { mock, heard, hears, state, people } = await opened(3);
    const { clock } = mock.control;
    await mock.control.editPerson(people[0]?.id ?? '', { title: 'Zookeeper' });
    const moving = [
      way === 'advance' ? clock.advance('P3D') : undefined,
      way === 'freeze' ? clock.freeze('2026-03-01T00:00:00Z') : undefined,
      way === 'enrich' ? mock.control.enrich() : undefined,
      clock.advance('P1D'),
      clock.freeze('2020-01-01T00:00:00Z'),
    ];
    await hears(1);
    await mock.reset();
    await Promise.all(moving);
    const then = { now: clock.now(), told: heard.length, state: await state() };
    await mock.reset();
    expect(then).toEqual({ now: start, told: then.told, state: await state() });
    await clock.advance('P1D');
    expect(heard).toHaveLength(then.told);
    await mock.close();
  },
);
