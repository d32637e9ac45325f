import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import { namedFields } from '../person.js';

it.each([
  [
    ['name', ' title '],
    ['name', 'title'],
  ],
  [['name', '', ''], ['name']],
  [[''], undefined],
  [[], undefined],
  [undefined, undefined],
])('the query parameter fields of a person: %j selects %j', (texts, paths) => {
  expect(namedFields(texts)).toEqual(paths);
});

const service = await startService();
const [ada] = service.mock.people;
const id = ada?.id ?? '';
const path = { person_id: id };

describe('a person record', () => {
  it('costs a credit, unless the person was already charged', async () => {
    const { as } = await startService({ credits: 1 });
    const used = async (caller = as.viewer) =>
      (await caller.call('getPerson', { path })).headers.get('x-credits-used');
    expect([await used(), await used(as.key)]).toEqual(['1', '0']);
    const [, li] = service.mock.people;
    const refused = await as.viewer.call('getPerson', { path: { person_id: li?.id ?? '' } });
    expect(refused).toMatchObject({ status: 402 });
    const partial = await startService({ credits: 0, profile: { 'find.credit-check': 'partial-fill' } });
    expect(await partial.as.viewer.call('getPerson', { path })).toMatchObject({ status: 402 });
  });
});
