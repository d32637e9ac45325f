import { describe, expect, it } from 'vitest';
import { everybody, everyReading, memberOf } from '../../fixtures/services/small-world.js';
import { questions } from '../../generated/questions.js';
import { Person as isValid } from '../../generated/validators.js';
import { withoutAbsent } from '../engine/self-check.js';
import { readOptions } from '../host/options.js';
import { createWorld } from '../host/world.js';
import { createPopulation } from '../population/create-population.js';
import type { Json } from '../state/json.js';
import { careerAs } from '../views/career.js';
import { positionOf, shownIn, toldOf, withScore } from '../views/person.js';

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
      const { position: shown } = whole;
      const position = positionOf(person, careerAs(person, world.profile), world);
      for (const member of ['title', 'level', 'function', 'email', 'email_status', 'started_at']) {
        expect(known(memberOf(position, member))).toBe(known(memberOf(shown, member)));
      }
      expect(memberOf(position, 'company')).toEqual(memberOf(shown, 'company'));
    }
  });
});

describe.each(everyReading('record.'))('under %s = %s', (id, reading) => {
  const people = everybody({ [id]: reading });
  const contradicts = questions[id].contradicts?.[reading] !== undefined;

  it(`every person is ${contradicts ? 'no longer ' : ''}valid by the contract without absent members`, () => {
    expect(people.every((person) => isValid(withoutAbsent(person)))).toBe(!contradicts);
  });

  it('the cached text of a person is its JSON, also with a score', () => {
    const [person = {}] = people;
    expect(Object.isFrozen(person)).toBe(true);
    expect(JSON.stringify(withScore(person, 0.5))).toBe(JSON.stringify({ ...person, score: 0.5 }));
  });
});
