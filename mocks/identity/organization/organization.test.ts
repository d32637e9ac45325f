import { describe, expect, test } from 'vitest';
import { startService } from '../../../fixtures/calls.js';
import { demo } from '../../../spec/demo/demo.js';

test('a viewer reads the record of the organization with its settings and status', async () => {
  const { as } = await startService();
  expect(await as.viewer.call('getOrganization')).toMatchObject({
    status: 200,
    body: { id: demo.org, name: 'Demo Organization', status: 'active', settings: { timeZone: 'UTC' } },
  });
});

describe('renaming an organization', () => {
  test('changes only its name, even if the body contains other members', async () => {
    const { as } = await startService();
    const before = (await as.viewer.call('getOrganization')).body;
    const body = { name: 'Northwind Data', status: 'suspended', settings: {}, id: 'org_mine' };
    const renamed = await as.editor.call('updateOrganization', { body });

    expect([renamed.status, renamed.body]).toEqual([200, { ...before, name: 'Northwind Data' }]);
    expect((await as.viewer.call('getOrganization')).body).toEqual(renamed.body);
  });

  test('does not affect other organizations', async () => {
    const { as } = await startService();
    const path = { org_id: demo.otherOrg };
    await as.editor.call('updateOrganization', { body: { name: 'Northwind Data' } });
    expect((await as.other.call('getOrganization', { path })).body.name).toBe('Other Organization');
  });

  test.each([{}, { name: '' }, { name: null }, { name: 'x'.repeat(256) }, { title: 'x' }, []])(
    'with %j is refused and changes nothing',
    async (body) => {
      const { as, state } = await startService();
      await as.editor.call('getOrganization');
      const before = await state();
      expect((await as.editor.call('updateOrganization', { body })).status).toBe(400);
      expect(await state()).toBe(before);
    },
  );
});
