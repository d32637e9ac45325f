import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from 'openapi-typescript-codegen';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { createMock, type Mock } from '../../../mocks/mock.js';
import { interfaces } from '../../contract/documents.js';

// Clients in other languages and of other makers, against a mock over HTTP.

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = temporaryFolder();
let mock: Mock;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  // Every tenth find or sign-in is throttled: a client has to live with that.
  mock = await createMock({ port: 0, profile: { 'errors.rate-limit': 'rejected-429-retry-after-seconds' } });
  const { urls, org: ORG, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET } = mock;
  const { people: PEOPLE_URL, identity: IDENTITY_URL, ledger: LEDGER_URL } = urls;
  env = { ...process.env, PEOPLE_URL, IDENTITY_URL, LEDGER_URL, ORG, CLIENT_ID, CLIENT_SECRET };
});
afterAll(() => mock.close());

test('curl signs in, finds, makes a ledger and pages', async () => {
  const { stdout } = await run('sh', [join(import.meta.dirname, 'example.sh')], { env });
  expect(stdout).toContain('"name":"Ada Moreau"');
  expect(stdout).toMatch(/\n2 pages\n$/);
});

test('Python does, with its standard library', async () => {
  for (let round = 0; round < 5; round++) {
    const { stdout } = await run('python3', ['-I', join(import.meta.dirname, 'example.py')], { env });
    expect(stdout).toBe("Ada Moreau\n['Ada Moreau', 'Li Na', 'Zoe Unknown']\n");
  }
});

/** What somebody writes who has the generated clients; it has to compile strictly. */
const use = `
import { people } from './people';
import { identity } from './identity';
import { ledger } from './ledger';

const { PEOPLE_URL = '', IDENTITY_URL = '', LEDGER_URL = '', ORG = '', CLIENT_ID = '', CLIENT_SECRET = '' } = process.env;

async function main(): Promise<void> {
  const session = await new identity({ BASE: IDENTITY_URL }).session.createSession({
    grantType: 'clientCredentials',
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
  });
  const TOKEN = session.accessToken ?? '';
  const { find, person } = new people({ BASE: PEOPLE_URL, TOKEN });
  const { matches } = await find.find(ORG, {
    matches: [{ fields: [{ field_name: 'name', search_term: 'Ada Moreau' }] }],
  });
  const found = matches[0]?.people?.[0];
  const again = await person.getPerson(ORG, found?.id ?? '');
  const { ledgers, contacts } = new ledger({ BASE: LEDGER_URL, TOKEN });
  const made = await ledgers.createLedger(ORG, { name: 'Customers' });
  await contacts.addContacts(ORG, made.id, { contacts: [{ name: 'Ada Moreau', reference_id: 'crm-1' }] });
  const page = await contacts.getContacts(ORG, made.id, 'count');
  console.log(JSON.stringify([found?.name, again.name, made.name, typeof page.count]));
}
main();
`;

test('a client that openapi-typescript-codegen makes of our documents compiles strictly, and works', async () => {
  // It does not wait where it is asked too fast.
  await mock.reset();
  for (const id of interfaces) {
    const input = join(root, 'generated', `${id}.json`);
    await generate({ input, output: join(folder, id), clientName: id, useUnionTypes: true });
  }
  writeFileSync(join(folder, 'use.ts'), use);
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  mkdirSync(join(folder, 'out'));
  const compilerOptions = {
    strict: true,
    noUncheckedIndexedAccess: true,
    module: 'CommonJS',
    moduleResolution: 'Node10',
    target: 'ES2022',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
    skipLibCheck: true,
    outDir: 'out',
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));

  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const compiled = await run(process.execPath, [tsc, '-p', folder]).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe('');

  const { stdout } = await run(process.execPath, [join(folder, 'out/use.js')], { env });
  expect(JSON.parse(stdout)).toEqual(['Ada Moreau', 'Ada Moreau', 'Customers', 'number']);
});
