import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startService } from '../../fixtures/calls.js';

const fixtures = join(import.meta.dirname, 'own-organizations.cases.yaml');
const acme = { org_id: 'org_acme' };
const get = (person_id: string) => ({ path: { ...acme, person_id } });

describe('organizations of your own', () => {
  it('have what was written, and accounts that sign in with your secrets', async () => {
    const { signedIn, withToken } = await startService({ people: 0, fixtures });
    const admin = await signedIn({
      grantType: 'password',
      username: 'grace@acme.example.com',
      password: 'secret words',
    });
    expect((await admin.call('getOrganization', { path: acme })).body).toMatchObject({
      id: 'org_acme',
      name: 'Acme',
    });
    const { body } = await admin.call('getSubscriptions', { path: acme, query: { include_expired: true } });
    expect(body.subscriptions).toEqual([
      expect.objectContaining({ id: 'sub_past', status: 'expired', limits: { credits_per_period: 9 } }),
      expect.objectContaining({ id: 'sub_now', status: 'active', limits: { credits_per_period: 1 } }),
    ]);
    const account = await signedIn({
      grantType: 'clientCredentials',
      clientId: 'sa_acme',
      clientSecret: 'sesame',
    });
    expect((await account.call('getPerson', get('p1'))).status).toBe(200);
    expect((await withToken('key_acme_1').call('getPerson', get('p1'))).status).toBe(200);
    expect((await withToken('key_acme_1').call('getPerson', { path: { person_id: 'p1' } })).status).toBe(403);
  });

  it('may be those of every mock: members that are left out stay unchanged', async () => {
    const { mock, as } = await startService({ people: 0, fixtures });
    expect(await mock.control.credits()).toEqual({ credits: 7, used: 0, left: 7 });
    expect((await as.viewer.call('getOrganization')).body).toMatchObject({ name: 'Mine', status: 'active' });
    expect((await mock.control.organizations()).map(({ id }) => id)).toEqual([
      'org_demo',
      'org_other',
      'org_empty',
      'org_acme',
    ]);
  });

  it('run out of credit and get more at run time, which a reset undoes', async () => {
    const { mock, withToken } = await startService({ people: 0, fixtures });
    const status = async (id: string) => (await withToken('key_acme_1').call('getPerson', get(id))).status;
    expect([await status('p1'), await status('p2')]).toEqual([200, 402]);
    expect(await mock.control.setCredits({ left: 1 }, 'org_acme')).toEqual({ credits: 2, used: 1, left: 1 });
    expect(await status('p2')).toBe(200);
    expect(await mock.control.setCredits({ credits: null }, 'org_acme')).toEqual({
      credits: null,
      used: 2,
      left: null,
    });
    await mock.reset();
    expect(await mock.control.credits('org_acme')).toEqual({ credits: 1, used: 0, left: 1 });
    await expect(mock.control.credits('org_acne')).rejects.toThrow(
      'No organization "org_acne": did you mean "org_acme"?',
    );
  });

  it('can also be added at run time, with roles that apply from the next call on', async () => {
    const { mock, withToken, signedIn } = await startService({ people: 20 });
    const { control } = mock;
    expect(await control.addOrganization({ id: 'org_new', credits: 3 })).toEqual({
      id: 'org_new',
      name: 'org_new',
      credits: 3,
      used: 0,
      left: 3,
    });
    const { id } = await control.addApiKey({ key: 'key_new', roles: { org_new: ['viewer'] } });
    await control.addServiceAccount({
      clientId: 'sa_new',
      clientSecret: 'sesame',
      roles: { org_new: ['admin'] },
    });
    const [person] = mock.people;
    const status = async () =>
      (
        await withToken('key_new').call('getPerson', {
          path: { org_id: 'org_new', person_id: person?.id ?? '' },
        })
      ).status;
    expect(await status()).toBe(200);
    await control.setRoles(id, {});
    expect(await status()).toBe(403);
    const admin = await signedIn({
      grantType: 'clientCredentials',
      clientId: 'sa_new',
      clientSecret: 'sesame',
    });
    const path = { org_id: 'org_new' };
    const { id: plus } = await control.addSubscription({ product: 'plus' }, 'org_new');
    const products = async () =>
      (await admin.call('getSubscriptions', { path })).body.subscriptions?.map(({ product }) => product);
    expect((await products())?.sort()).toEqual(['people-data', 'plus']);
    await control.removeSubscription(plus, 'org_new');
    expect(await products()).toEqual(['people-data']);
    await expect(control.addOrganization({ id: 'org_new' })).rejects.toThrow('exists already');
    await expect(control.setRoles('sa_new', { org_newt: ['viewer'] })).rejects.toThrow(
      '"org_newt", which is no organization',
    );
    await expect(control.setRoles('sa_none', {})).rejects.toThrow(
      'No user, service account or API key "sa_none"',
    );
    await expect(control.addApiKey({ key: 'key_new', roles: { org_new: ['viewer'] } })).rejects.toThrow(
      'exists already',
    );
  });
});
