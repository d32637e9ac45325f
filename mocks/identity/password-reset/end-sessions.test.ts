import { expect, test } from 'vitest';
import { fakeService } from '../../../fixtures/services/fake-service.js';
import { getPrincipal, putPrincipal } from '../../engine/principals.js';
import { endSessionsOf } from '../password-reset.js';

test.each([
  ['immediate', 4],
  ['at-expiry', 3],
] as const)('under %s, the next credential is of generation %i', async (reading, generation) => {
  const { world } = await fakeService({ profile: { 'session.revoke-tokens': reading } });
  const { store } = world;
  await putPrincipal(store, { kind: 'user', id: 'ada', roles: { org_demo: ['viewer'] }, generation: 3 });
  await endSessionsOf('ada', store, world);
  expect(await getPrincipal(store, 'ada')).toMatchObject({ generation, roles: { org_demo: ['viewer'] } });
});
