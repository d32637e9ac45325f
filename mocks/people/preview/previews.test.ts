import { describe, expect, it } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import { maskedName } from '../preview.js';

it.each([
  ['Ada Moreau', 'A** M*****'],
  ['Siobhán Ó Briain', 'S****** Ó B*****'],
  ['李娜', '李*'],
  ['😀😀', '😀*'],
  ['', ''],
])('the name %j is masked as %j', (name, shown) => expect(maskedName(name)).toBe(shown));

const service = await startService({ credits: 5 });
const { viewer } = service.as;
const john = { fields: [{ field_name: 'name', search_term: 'John Smith' }] };
const nobody = { fields: [{ field_name: 'name', search_term: 'Qqxz Wvvk' }] };
const finding = { matches: [john, nobody], size: 3 };
const searching = { filters: [{ field: 'name', string_values: ['John Smith'] }], size: 3 };

describe('what previews cost', () => {
  it.each([
    ['previewFind', finding],
    ['previewSearch', searching],
  ] as const)('%s is free, and reports what the call would cost', async (operation, body) => {
    const { as } = await startService({ credits: 0 });
    const { status, headers } = await as.viewer.call(operation, { body });
    expect([status, headers.get('x-credits-cost'), headers.get('x-credits-used')]).toEqual([200, '3', null]);
    expect((await as.viewer.call('getUsage')).body.records).toMatchObject([{ operation, credits_used: 0 }]);
  });

  it('is reported for people not yet paid for', async () => {
    const cost = async () =>
      (await viewer.call('previewSearch', { body: searching })).headers.get('x-credits-cost');
    expect(await cost()).toBe('3');
    await viewer.call('search', { body: { ...searching, size: 2 } });
    expect(await cost()).toBe('1');
  });
});
