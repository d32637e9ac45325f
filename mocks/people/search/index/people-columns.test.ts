import { setImmediate as round } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { population } from '../../../../fixtures/services/small-world.js';
import { profileOf } from '../../../engine/world.js';
import { between, roughly } from '../../../filters/filter.js';
import { fold } from '../../../population/index/words.js';
import { PeopleColumns } from '../columns.js';
import { peopleFields } from '../fields.js';
import { searchView } from '../shown-values.js';

afterEach(() => {
  vi.restoreAllMocks();
});

const february = Date.UTC(2026, 1, 15);
const view = searchView(profileOf({}), february);

function attributeOf(name: string) {
  const { attribute } = peopleFields.get(name) ?? {};
  if (attribute === undefined) throw new Error(`nobody has ${name}`);
  return attribute;
}

describe('the values of people', () => {
  test('are indexed once, even for concurrent searches', async () => {
    const columns = new PeopleColumns(population.inOrderOfIds);
    const attribute = attributeOf('country');
    if (attribute.of !== 'person') throw new Error('it is one of people');
    expect(columns.ofPeople(attribute, view)).toBe(columns.ofPeople(attribute, view));
  });

  test('depend on the time of the search: what counts up to now changes from month to month', async () => {
    const columns = new PeopleColumns(population.inOrderOfIds);
    const count = async (period: string, now: number) => {
      const attribute = attributeOf('duration');
      if (attribute.of !== 'job') throw new Error('it is one of jobs');
      const column = await columns.ofJobs(attribute, { ...view, now }, period);
      return [...(await column.meeting(between(0, 24)))];
    };
    const [now, later] = [await count('2026-02', february), await count('2027-02', Date.UTC(2027, 1, 15))];
    expect(later).not.toEqual(now);
    expect(await count('2026-02', february)).toEqual(now);
  });

  test.each(['title', 'linkedin'])(
    'let other tasks run while they are indexed and compared: %s',
    async (name) => {
      // Each call of the clock returns a much later time.
      let nowMs = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => {
        nowMs += 1000;
        return nowMs;
      });
      const columns = new PeopleColumns(population.inOrderOfIds.slice(0, 60));
      const attribute = attributeOf(name);
      let isDone = false;
      const column =
        attribute.of === 'job' ? columns.ofJobs(attribute, view, '') : columns.ofPeople(attribute, view);
      const asked = column
        .then((one) => one.meeting(roughly(['Enginer'], fold)))
        .finally(() => {
          isDone = true;
        });
      let rounds = 0;
      for (; !isDone; rounds += 1) await round();
      await asked;
      expect(rounds).toBeGreaterThan(100);
    },
  );
});
