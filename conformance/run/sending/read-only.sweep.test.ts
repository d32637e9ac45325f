import { describe, expect, test } from 'vitest';
import { isWrite } from '../../../fixtures/is-write.js';
import { lastingOf } from '../../../fixtures/lasting.js';
import { coveringProfiles } from '../../../fixtures/profiles.js';
import type { Readings } from '../../../generated/questions.js';
import { createMock } from '../../../mocks/host/mock.js';
import { targetOf, transportTo } from '../../../mocks/mutants/matrix/in-process.js';
import { checkConformance } from '../../conform.js';
import type { Target } from '../../target/target.js';

const withoutControl = { controlUrl: undefined, controlToken: undefined };
const noUser = { username: undefined, password: undefined };
const noAccount = { clientId: undefined, clientSecret: undefined };
const asRole = (role: string): Partial<Target> => ({
  ...noUser,
  clientId: `sa_${role}`,
  clientSecret: `demo-${role}-secret`,
});

async function expectUntouched(given: Partial<Target>, profile: Partial<Readings>): Promise<void> {
  const mock = await createMock({ people: 200, profile });
  const before = await lastingOf(mock);
  const written: string[] = [];
  const send = transportTo(mock);

  await checkConformance({
    target: { ...targetOf(mock), ...given },
    seed: 3,
    budget: 150,
    wait: async () => undefined,
    transport: (request) => {
      if (isWrite(request)) written.push(`${request.method} ${request.url}`);
      return send(request);
    },
  });

  expect(written).toEqual([]);
  expect(await lastingOf(mock)).toEqual(before);
  await mock.close();
}

describe('a read-only run leaves everything as it was', () => {
  test.each<[who: string, given: Partial<Target>]>([
    ['everything', {}],
    ['a viewer', asRole('viewer')],
    ['an editor', asRole('editor')],
    ['an admin', { ...asRole('admin'), ...withoutControl }],
    [
      'a second user',
      { secondUsername: 'demo@example.com', secondPassword: 'demo pass+word%1&2', ...noUser },
    ],
    ['an API key alone', { ...noUser, ...noAccount, ...withoutControl }],
  ])('given %s', async (_, given) => {
    for (const profile of coveringProfiles(2)) await expectUntouched(given, profile);
  });
});
