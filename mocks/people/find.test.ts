import { describe, expect, it } from 'vitest';
import { callWith, lookup, matchesOf, population, worldWith } from '../../fixtures/services/small-world.js';
import type { Population } from '../population/population.js';
import { find, maskedName } from './find.js';

const smiths = lookup({ field: 'name', term: 'John Smith' });

describe('find', () => {
  it('refuses large groups under rejected-400-with-hint, with a hint to use search', async () => {
    const everybody: Population = {
      people: population.people,
      inOrderOfIds: population.inOrderOfIds,
      person: (id) => population.person(id),
      indexed: async () => undefined,
      similarity: () => 1,
      candidates: () => [...population.people].map((person) => ({ person, similarity: 1 })),
    };
    const world = worldWith({ 'find.large-group': 'rejected-400-with-hint' }, { population: everybody });
    const call = callWith({ matches: [lookup({ field: 'title', term: 'x' })] });
    await expect(find(call, world)).rejects.toMatchObject({
      refusal: {
        refused: 'large-group',
        field: 'matches[0]',
        message: expect.stringContaining('Use search'),
      },
    });
  });

  it('fails the last element of every 20th find of several lookups, without charging for it', async () => {
    const world = worldWith({ 'find.lookup-failed': 'element-error', 'find.charged': 'each-lookup' });
    const body = { matches: [smiths, smiths] };
    const failed: number[] = [];
    for (let sent = 1; sent <= 40; sent += 1) {
      const [first, last] = await matchesOf(world, body);
      expect(first).toMatchObject({ found: true });
      if (last !== undefined && 'error' in last) failed.push(sent);
      else expect(last).toEqual(first);
    }
    expect(failed).toEqual([20, 40]);
    expect((await world.store.scan('charges')).map(({ value }) => value)).toEqual([78]);
    expect(await matchesOf(worldWith(), body)).toHaveLength(2);
  });
});

it.each([
  ['Ada Moreau', 'A** M*****'],
  ['Siobhán Ó Briain', 'S****** Ó B*****'],
  ['李娜', '李*'],
  ['😀😀', '😀*'],
  ['', ''],
])('the name %j is masked as %j', (name, shown) => expect(maskedName(name)).toBe(shown));
