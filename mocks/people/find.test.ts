import { describe, expect, it } from 'vitest';
import {
  callWith,
  idsOf,
  lookup,
  matchesOf,
  population,
  worldWith,
} from '../../fixtures/services/small-world.js';
import type { World } from '../engine/world.js';
import { find } from './find.js';

const smiths = lookup({ field: 'name', term: 'John Smith' });

describe('find', () => {
  it('answers only the lookups that credits suffice for, under partial-fill', async () => {
    const [first, second] = population.people.map(({ linkedin = '' }) =>
      lookup({ field: 'linkedin', term: linkedin }),
    );
    const world = worldWith({ 'find.credit-check': 'partial-fill' }, { credits: { org_demo: 1 } });
    const found = await matchesOf(world, { matches: [first ?? null, second ?? null] });
    expect(found).toEqual([expect.objectContaining({ found: true }), { found: false, people: [] }]);
  });

  it.each([
    ['empty-list', { found: false, people: [] }],
    ['people-omitted', { found: false }],
    ['people-null', { found: false, people: null }],
  ] as const)('shows a miss as %s', async (reading, shown) => {
    const nobody = { matches: [lookup({ field: 'name', term: 'Qqxz Wvvk' })] };
    expect(await matchesOf(worldWith({ 'find.no-hit': reading }), nobody)).toEqual([shown]);
  });

  it.each([
    ['none', undefined],
    ['link-header', '<search>; rel="alternate"'],
  ] as const)('sends large groups to search: %s', async (reading, link) => {
    const everybody = {
      ...population,
      candidates: () => population.people.map((person) => ({ person, similarity: 1 })),
    };
    const world = worldWith({ 'find.large-group': reading }, { population: everybody });
    const reply = await find(callWith({ matches: [lookup({ field: 'title', term: 'x' })] }), world);
    expect(reply.headers?.['Link']).toBe(link);
    const particular = lookup({ field: 'title', term: 'x' }, { field: 'name', term: 'y' });
    expect((await find(callWith({ matches: [particular] }), world)).headers?.['Link']).toBeUndefined();
  });

  it('refuses large groups under rejected-400-with-hint, with a hint to use search', async () => {
    const everybody = {
      ...population,
      candidates: () => population.people.map((person) => ({ person, similarity: 1 })),
    };
    const world = worldWith({ 'find.large-group': 'rejected-400-with-hint' }, { population: everybody });
    expect(await find(callWith({ matches: [lookup({ field: 'title', term: 'x' })] }), world)).toMatchObject({
      refused: 'large-group',
      field: 'matches[0]',
      message: expect.stringContaining('Use search'),
    });
  });

  it('shuffles ties by the whole request, with the same order for equal requests', async () => {
    const world = worldWith({ 'find.ties': 'shuffled' });
    const ask = async (size: number) => idsOf((await matchesOf(world, { matches: [smiths], size }))[0]);
    expect(await ask(5)).toEqual(await ask(5));
    const orders = await Promise.all([2, 3, 4, 5].map(ask));
    expect(orders.every((order) => order.every((id, at) => id === orders[3]?.[at]))).toBe(false);
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

  it('reorders ties on every call, or varies connections, if answers are nondeterministic', async () => {
    const ties = worldWith({ 'find.determinism': 'ties' });
    const drift = worldWith({ 'find.determinism': 'drift' });
    const body = { matches: [smiths] };
    const answers = async (world: World) =>
      [await matchesOf(world, body), await matchesOf(world, body)] as const;
    const [before, after] = await answers(ties);
    expect(idsOf(before[0])).not.toEqual(idsOf(after[0]));
    const [one, other] = await answers(drift);
    expect(idsOf(one[0])).toEqual(idsOf(other[0]));
    const calm = (results: Awaited<ReturnType<typeof matchesOf>>) =>
      results[0]?.people?.map(({ connections: _, ...rest }) => rest);
    expect(calm(one)).toEqual(calm(other));
    expect(one).not.toEqual(other);
  });
});
