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
const { viewer } = service.as;
const [ada] = service.mock.people;
const id = ada?.id ?? '';
const path = { person_id: id };

describe('a person record', () => {
  it('ignores unknown fields, or is refused because of them', async () => {
    const query = { fields: 'name,nmae' };
    expect(Object.keys((await viewer.call('getPerson', { path, query })).body)).toEqual(['id', 'name']);
    const strict = await startService({ profile: { 'find.return-fields-unknown': 'rejected-400' } });
    expect(await strict.as.viewer.call('getPerson', { path, query })).toMatchObject({
      status: 400,
      error: { message: expect.stringContaining('fields[1] is "nmae"') },
    });
  });

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

  it.each([
    ['rejected-404', 404, { error: 'not_found' }],
    ['rejected-410', 410, {}],
    ['answered-null', 200, null],
  ] as const)('of an unknown id is %s', async (reading, status, body) => {
    const { as } = await startService({ profile: { 'person.missing': reading } });
    const answer = await as.viewer.call('getPerson', { path: { person_id: 'per_0' } });
    expect(answer.status).toBe(status);
    const shown = JSON.parse(answer.text);
    if (body === null) expect(shown).toBeNull();
    else expect(shown).toMatchObject(body);
  });

  it('is found by the id that the profile shows', async () => {
    for (const reading of ['uuid', 'numeric-string', 'reserved-characters'] as const) {
      const { as } = await startService({ profile: { 'record.id-form': reading } });
      const [person] = (await as.viewer.call('search', { body: { size: 1 } })).body.people ?? [];
      const answer = await as.viewer.call('getPerson', { path: { person_id: person?.id ?? '' } });
      expect(answer.body).toEqual(person);
      expect(await as.viewer.call('getPerson', { path })).toMatchObject({ status: 404 });
    }
  });

  it('accepts fields as a JSON array under that reading', async () => {
    const { as } = await startService({ profile: { 'person.fields-syntax': 'json' } });
    const get = (fields: string) => as.viewer.call('getPerson', { path, query: { fields } });
    expect(Object.keys((await get('["name","country"]')).body)).toEqual(['id', 'name', 'country']);
    expect(await get('name,country')).toMatchObject({ status: 400 });
  });
});
