import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { harOf } from '../../../fixtures/har-of-others.js';
import { temporaryFolder } from '../../../fixtures/temporary-folder.js';
import { readOverlay } from '../../target/wire/overlay.js';
import { learnCommand } from '../command.js';

const folder = temporaryFolder();
const out = { stdout: '', stderr: '' };
const exitCode = process.exitCode;

beforeEach(() => {
  for (const name of ['stdout', 'stderr'] as const) {
    out[name] = '';
    vi.spyOn(process[name], 'write').mockImplementation((text) => {
      out[name] += String(text);
      return true;
    });
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = exitCode;
});

/** Runs the command and returns its exit code, also if it refuses the options. */
async function learn(...words: string[]): Promise<unknown> {
  const command = learnCommand().exitOverride();
  command.configureOutput({ writeErr: (text) => process.stderr.write(text) });
  try {
    await command.parseAsync(words, { from: 'user' });
  } catch (error) {
    return error instanceof Error && 'exitCode' in error ? error.exitCode : error;
  }
  return process.exitCode;
}

function written(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const usage = 'properties: { credits: { type: object, properties: { used: { type: integer } } } }';
const document = written(
  'theirs.yaml',
  `openapi: 3.0.3
servers: [{ url: https://api.example.com/v4 }]
paths:
  /orgs/{orgId}/usage:
    get: { operationId: get_usage, responses: { "200": { content: { application/json: { schema: { ${usage} } } } } } }
`,
);

test('--openapi prints the base addresses and what has another name, and writes the overlay', async () => {
  const file = join(folder, 'theirs.overlay.yaml');
  expect(await learn('--openapi', document, '--out', file)).toBe(0);
  expect(out.stdout).toContain('billing is at https://api.example.com/v4');
  expect(out.stdout).toContain('getUsage: "GET /{org_id}/usage" is "GET /orgs/{org_id}/usage"');
  expect(out.stderr).toContain(`pdk mock --overlay ${file}`);
  expect(readOverlay(file).of('getUsage')?.path).toBe('/orgs/{org_id}/usage');
});

test('without --out, stdout is the overlay and stderr has the rest', async () => {
  expect(await learn('--openapi', document)).toBe(0);
  expect(readOverlay(written('printed.yaml', out.stdout)).of('getUsage')?.path).toBe('/orgs/{org_id}/usage');
  expect(out.stderr).toContain('1 operation of ours known again');
});

test('--json contains everything, with its evidence', async () => {
  expect(await learn('--openapi', document, '--json')).toBe(0);
  const [proposal] = JSON.parse(out.stdout).proposals;
  expect(proposal).toMatchObject({ subject: 'getUsage', confidence: 'sure', evidence: expect.any(String) });
});

test('several documents are read as one service', async () => {
  const more = written('more.json', readFileSync('generated/people.json', 'utf8'));
  expect(await learn('--openapi', document, more, '--json')).toBe(0);
  const { same, sources } = JSON.parse(out.stdout);
  expect([sources, same.includes('search')]).toEqual([[document, more], true]);
});

test('a document of another service is recognized: exit code 3', async () => {
  const pets = written('pets.yaml', 'openapi: 3.1.0\npaths: { /pets: { get: { operationId: listPets } } }');
  const file = join(folder, 'pets.overlay.yaml');
  expect(await learn('--openapi', pets, '--out', file)).toBe(3);
  expect(existsSync(file)).toBe(false);
  expect(out.stderr).toContain(`nothing in ${pets} is surely an operation of ours`);
});

test.each([
  ['a file that is not there', ['--openapi', 'none.yaml'], 'none.yaml: there is no such file'],
  ['what is no document', ['--openapi', 'package.json'], 'package.json is no OpenAPI document'],
  ['another way to learn', ['--openapi', document, '--from', 'a.har'], 'two ways to learn'],
  ['a plan of nothing', ['--openapi', document, '--plan'], '--plan'],
  [
    'a folder that is not there',
    ['--openapi', document, '--out', '/no/such/folder/o.yaml'],
    '/no/such/folder',
  ],
  ['forms of a target that is asked', ['--forms', 'o.yaml', '--org', 'org_a'], '--forms'],
])('%s is refused', async (_, words, says) => {
  expect(await learn(...words)).toBe(2);
  expect(out.stderr).toContain(says);
});

test('recordings show other forms besides readings, and the overlay is written if requested', async () => {
  const received = { credits: { used: 3, limit: 9, remaining: 6 }, records: [] };
  const entries = [
    { method: 'GET', url: 'https://api.example.com/v4/orgs/org_a/usage?groupBy=org', received },
  ];
  const file = join(folder, 'seen.overlay.yaml');
  expect(await learn('--from', harOf(entries), '--forms', file)).toBe(0);
  expect(out.stdout).toContain('GET /orgs/{org_id}/usage');
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).not.toContain('org_a');
});
