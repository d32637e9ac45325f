import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMock, type Mock } from '../../../mocks/host/mock.js';

// Clients in other languages, against a mock over HTTP.

const run = promisify(execFile);
let mock: Mock;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  // Every tenth find or sign-in is throttled: clients must handle that.
  mock = await createMock({ port: 0, profile: { 'errors.rate-limit': 'rejected-429-retry-after-seconds' } });
  const { urls, org: ORG, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET } = mock;
  const { people: PEOPLE_URL, identity: IDENTITY_URL, ledger: LEDGER_URL } = urls;
  env = { ...process.env, PEOPLE_URL, IDENTITY_URL, LEDGER_URL, ORG, CLIENT_ID, CLIENT_SECRET };
});
afterAll(() => mock.close());

test('curl signs in, finds, creates a ledger and reads pages', async () => {
  const { stdout } = await run('sh', [join(import.meta.dirname, 'example.sh')], { env });
  expect(stdout).toContain('"name":"Ada Moreau"');
  expect(stdout).toMatch(/\n2 pages\n$/);
});

test('Python does so with its standard library', async () => {
  for (let round = 0; round < 5; round++) {
    const { stdout } = await run('python3', ['-I', join(import.meta.dirname, 'example.py')], { env });
    expect(stdout).toBe("Ada Moreau\n['Ada Moreau', 'Li Na', 'Zoe Unknown']\n");
  }
});
