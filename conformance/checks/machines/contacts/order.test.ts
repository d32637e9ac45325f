import { describe, expect, test } from 'vitest';
import { answerWith } from '../../../../fixtures/fakes/fake-answer.js';
import { createRecorder } from '../../../scene/recorder.js';
import { isObject, type Json } from '../../../target/json.js';
import { seeOrder } from './order.js';

/** Returns the outcomes for a target that lists contacts with these names: unsorted, ascending and descending. */
async function said(
  unasked: string,
  ascending: string | number,
  descending: string,
  nonsense: string | number = unasked,
): Promise<Json> {
  const orders: Readonly<Record<string, string | number>> = { name: ascending, '-name': descending };
  const recorder = createRecorder(['contacts.sort'], () => true);
  const contactsIn = (order: string) => [...order].map((name) => (name === '-' ? { id: 'x' } : { name }));
  await seeOrder(
    'contacts.sort',
    recorder,
    {
      unasked: contactsIn(unasked),
      async list(sortBy) {
        const order = orders[sortBy] ?? nonsense;
        return typeof order === 'number'
          ? answerWith({}, order)
          : answerWith({ contacts: contactsIn(order) });
      },
    },
    'name',
  );
  return recorder.outcomes().flatMap(({ finding, skipped }) => {
    const [violation] = finding.violations;
    if (violation) return isObject(violation.received) ? [] : (violation.received ?? null);
    return skipped ?? 'holds';
  });
}

describe('a requested order', () => {
  test.each([
    ['in both directions', 'bac', 'abc', 'cba'],
    ['with equal values', 'bab', 'abb', 'bba'],
    ['with contacts that lack the member', 'ba-', 'ab-', 'ba-'],
    ['where it is the usual one upwards', 'abc', 'abc', 'cba'],
  ])('holds %s', async (_, unasked, up, down) => {
    expect(await said(unasked, up, down)).toEqual(['holds', 'holds']);
  });

  test('is broken if contacts are listed in another one', async () => {
    expect(await said('bac', 'acb', 'cba')).toEqual(['a', 'c', 'b']);
    expect(await said('bac', 'abc', 'abc')).toEqual(['holds', 'a', 'b', 'c']);
    expect(await said('bca', 'bac', 'bac', 400)).toEqual(['b', 'a', 'c']);
    // A target that refuses an unknown value understands the parameter.
    expect(await said('bac', 'bac', 'bac', 400)).toEqual(['b', 'a', 'c']);
  });

  test('is not judged if the target does not understand the parameter', async () => {
    expect(await said('bac', 'bac', 'bac')).toEqual([expect.stringMatching(/changes nothing/)]);
    expect(await said('bac', 400, 'cba')).toEqual([expect.stringMatching(/status 400/)]);
  });
});
