import { execFile } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { createMock, type Mock } from '../../../mocks/host/mock.js';
import {
  type InterfaceId,
  interfaces,
  type PortableVersion,
  portableFile,
  portableVersions,
} from '../documents.js';

// Generators of others read the portable form. What they make compiles strictly, and works against a mock.

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const folder = temporaryFolder();
let mock: Mock;
beforeAll(async () => {
  mock = await createMock({ port: 0 });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
});
afterAll(() => mock.close());

const inputOf = (id: InterfaceId, version: PortableVersion) =>
  join(root, 'generated', portableFile(id, version));

const start = `
const env = (name: string): string => process.env[name] ?? '';
const org_id = env('ORG');
const matches = [{ fields: [{ field_name: 'name' as const, search_term: 'Ada Moreau' }] }];
const contacts = ['Ada Moreau', 'Li Na', 'Zoe Unknown'].map((name, at) => ({ name, reference_id: \`crm-\${at}\` }));
const body = { grantType: 'clientCredentials' as const, clientId: env('CLIENT_ID'), clientSecret: env('CLIENT_SECRET') };
const pages: (number | undefined)[] = [];
let pagination_token: string | undefined;
let more = true;
`;

const end = `
console.log(
  JSON.stringify({
    name: found?.matches[0]?.people?.[0]?.name,
    refusal: refused?.message.includes('org_nowhere'),
    pages,
    lines: csv?.trim().split(/\\r?\\n/).map((line) => line.split(',').slice(1).join()).sort(),
    removed: removed?.rows_removed,
    gone: gone.status,
  }),
);`;

const expected = {
  name: 'Ada Moreau',
  refusal: true,
  pages: [2, 1],
  lines: ['crm-0,Ada Moreau', 'crm-1,Li Na', 'crm-2,Zoe Unknown', 'reference_id,name'],
  removed: 1,
  gone: 204,
};

/** Compiles a program in strict mode, runs it against the mock and returns what it prints. */
async function outputOf(name: string, source: string): Promise<unknown> {
  const file = join(folder, `${name}.ts`);
  writeFileSync(file, source);
  const flags = '--noEmit --strict --noUncheckedIndexedAccess --target es2022 --module esnext --types node';
  const where = '--moduleResolution bundler --lib es2023,dom,dom.iterable --pretty false';
  const words = [
    join(root, 'node_modules/typescript-native/bin/tsc'),
    ...`${flags} ${where}`.split(' '),
    file,
  ];
  const compiled = await run(process.execPath, words, { cwd: folder }).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe('');

  const outfile = join(folder, `${name}.mjs`);
  await build({ entryPoints: [file], bundle: true, platform: 'node', format: 'esm', outfile });
  const { urls, org: ORG, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET } = mock;
  const { people: PEOPLE_URL, identity: IDENTITY_URL, ledger: LEDGER_URL } = urls;
  const env = { ...process.env, PEOPLE_URL, IDENTITY_URL, LEDGER_URL, ORG, CLIENT_ID, CLIENT_SECRET };
  return JSON.parse((await run(process.execPath, [outfile], { env })).stdout);
}

test.each(portableVersions)('openapi-typescript and openapi-fetch, from OpenAPI %s', async (version) => {
  mkdirSync(join(folder, version));
  for (const id of interfaces) {
    const types = astToString(await openapiTS(pathToFileURL(inputOf(id, version))));
    // Members of which nothing is known, but for those of objects that hold anything.
    expect(types.match(/^(?!\s*(?:\/?\*|\[)).*(?<!")\bunknown\b.*$/gm) ?? []).toEqual([]);
    writeFileSync(join(folder, version, `${id}.ts`), types);
  }
  const program = `
import createClient from 'openapi-fetch';
import type { paths as Identity } from './${version}/identity';
import type { paths as Ledger } from './${version}/ledger';
import type { paths as People } from './${version}/people';
${start}
const identity = createClient<Identity>({ baseUrl: env('IDENTITY_URL') });
const { data: session } = await identity.POST('/session', { body });
const headers = { Authorization: \`Bearer \${session?.accessToken}\` };
const people = createClient<People>({ baseUrl: env('PEOPLE_URL'), headers });
const ledger = createClient<Ledger>({ baseUrl: env('LEDGER_URL'), headers });
const { data: found } = await people.POST('/{org_id}/find', { params: { path: { org_id } }, body: { matches } });
const nowhere = { path: { org_id: 'org_nowhere' } };
const { error: refused } = await people.POST('/{org_id}/find', { params: nowhere, body: { matches } });
const made = await ledger.POST('/{org_id}/ledgers', { params: { path: { org_id } }, body: { name: 'Customers' } });
const path = { org_id, ledger_id: made.data?.id ?? '' };
const all = '/{org_id}/ledgers/{ledger_id}/contacts';
await ledger.POST(all, { params: { path }, body: { contacts } });
const count = async () => (await ledger.GET(all, { params: { path, query: { view: 'count' } } })).data?.count;
for (let tries = 0; tries < 1000 && (await count()) !== 3; tries += 1);
for (; more; more = pagination_token !== undefined) {
  const { data } = await ledger.GET(all, { params: { path, query: { size: 2, pagination_token } } });
  pages.push(data?.contacts?.length);
  pagination_token = data?.pagination_token;
}
const { data: csv } = await ledger.POST(\`\${all}/search/download\`, {
  params: { path },
  body: { return_fields: ['reference_id', 'name'] },
  parseAs: 'text',
});
const { data: removed } = await ledger.POST(\`\${all}/delete\`, { params: { path }, body: { reference_ids: ['crm-0'] } });
const { response: gone } = await ledger.DELETE('/{org_id}/ledgers/{ledger_id}', { params: { path } });
${end}`;
  expect(await outputOf(`openapi-typescript-${version}`, program)).toEqual(expected);
});

test('@hey-api/openapi-ts', async () => {
  const jobs = interfaces.map((id) => ({ input: inputOf(id, '3.1'), output: join(folder, 'hey-api', id) }));
  const config = join(folder, 'openapi-ts.config.mjs');
  writeFileSync(config, `export default ${JSON.stringify(jobs)};`);
  await run(process.execPath, [join(root, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '-f', config]);
  const program = `
import { createSession } from './hey-api/identity';
import { client as identity } from './hey-api/identity/client.gen';
import * as ledgers from './hey-api/ledger';
import { client as ledger } from './hey-api/ledger/client.gen';
import { find } from './hey-api/people';
import { client as people } from './hey-api/people/client.gen';
${start}
identity.setConfig({ baseUrl: env('IDENTITY_URL') });
const { data: session } = await createSession({ body });
people.setConfig({ baseUrl: env('PEOPLE_URL'), auth: session?.accessToken });
ledger.setConfig({ baseUrl: env('LEDGER_URL'), auth: session?.accessToken });
const { data: found } = await find({ path: { org_id }, body: { matches } });
const { error: refused } = await find({ path: { org_id: 'org_nowhere' }, body: { matches } });
const made = await ledgers.createLedger({ path: { org_id }, body: { name: 'Customers' } });
const path = { org_id, ledger_id: made.data?.id ?? '' };
await ledgers.addContacts({ path, body: { contacts } });
const count = async () => (await ledgers.getContacts({ path, query: { view: 'count' } })).data?.count;
for (let tries = 0; tries < 1000 && (await count()) !== 3; tries += 1);
for (; more; more = pagination_token !== undefined) {
  const { data } = await ledgers.getContacts({ path, query: { size: 2, pagination_token } });
  pages.push(data?.contacts?.length);
  pagination_token = data?.pagination_token;
}
const { data: csv } = await ledgers.downloadLedgerContacts({ path, body: { return_fields: ['reference_id', 'name'] } });
const { data: removed } = await ledgers.bulkDeleteContacts({ path, body: { reference_ids: ['crm-0'] } });
const { response: gone } = await ledgers.deleteLedger({ path });
${end.replace('gone.status', 'gone?.status')}`;
  expect(await outputOf('hey-api', program)).toEqual(expected);
});
