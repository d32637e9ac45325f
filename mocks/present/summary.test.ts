import { describe, expect, it } from 'vitest';
import { everyReading, memberOf } from '../../fixtures/services/small-world.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import type { Json } from '../state/json.js';
import { positionOf, toldOf } from '../views/person.js';
import { shownIn } from '../views/representation-cache.js';

const population = createPopulation({ seed: 7, size: 150 });
const known = (value: Json | undefined) => (value === null || value === '' ? undefined : value);

describe.each(everyReading('record.'))('under %s = %s', (id, reading) => {
  it('members read individually equal those of the whole record', async () => {
    const world = await createWorld(await readOptions({ profile: { [id]: reading } }), population);
    for (const person of population.people) {
      const whole = shownIn(world, person);
      for (const member of ['name', 'linkedin', 'country', 'location'] as const) {
        expect(toldOf(person, member, world)).toBe(known(whole[member]));
      }
      const [position, shown] = [positionOf(person, world), whole['position']];
      for (const member of ['title', 'level', 'function', 'email', 'email_status', 'started_at']) {
        expect(known(memberOf(position, member))).toBe(known(memberOf(shown, member)));
      }
      expect(memberOf(position, 'company')).toEqual(memberOf(shown, 'company'));
    }
  });
});
