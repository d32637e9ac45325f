import { describe, expect, it } from 'vitest';
import { everybody, everyReading } from '../../fixtures/services/small-world.js';
import { questions } from '../../generated/questions.js';
import { Person as isValid } from '../../generated/validators.js';
import { withoutAbsent } from '../engine/self-check.js';
import { withScore } from '../views/representation-cache.js';

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
