import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { pdk } from '../fixtures/pdk.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';

const folder = temporaryFolder();
const face = fileURLToPath(new URL('../fixtures/forms/other-face.yaml', import.meta.url));
const learn = (...words: string[]) => pdk(['learn', '--openapi', ...words]);

test('pdk learn --openapi writes an overlay that pdk conform takes', async () => {
  const out = join(folder, 'overlay.yaml');
  const written = await learn(face, '--accept', 'perhaps', '--out', out);
  expect(written).toMatchObject({
    code: 0,
    stdout: '',
    stderr: expect.stringMatching(/(\d+) other forms, \1 taken/),
  });
  expect(readFileSync(out, 'utf8')).toContain('# --people-url https://staging.example.com/people/v1');
  const plan = await pdk([
    'conform',
    '--plan',
    '--overlay',
    out,
    '--people-url',
    'http://127.0.0.1:9/people/v1',
    '--org',
    'o',
  ]);
  expect(plan).toMatchObject({ code: 0, stderr: '' });
});

test('without --out the overlay is printed, with --json all that was compared', async () => {
  const [text, json] = await Promise.all([learn(face), learn(face, '--json')]);
  expect(text.stdout).toMatch(/^# Perhaps; --accept perhaps takes them:$/m);
  expect(JSON.parse(json.stdout)).toMatchObject({ known: expect.arrayContaining(['find']) });
});

test('documents and options that cannot be used are refused with what to do, and nothing is written', async () => {
  const other = join(folder, 'other.yaml');
  writeFileSync(other, 'openapi: 3.1.0\npaths: { /pets: { get: { operationId: listPets, responses: {} } } }');
  const out = join(folder, 'none.yaml');
  const ended = await Promise.all([
    learn(join(folder, 'missing.yaml')),
    learn(face, '--plan'),
    learn(face, '--accept', 'all'),
    learn(other, '--out', out),
  ]);
  expect(ended.map(({ code }) => code)).toEqual([2, 2, 2, 3]);
  const says = [
    'cannot be read',
    '--plan has no meaning beside --openapi',
    'Allowed choices are sure, perhaps',
    'is it its document?',
  ];
  for (const [at, said] of says.entries()) expect(ended[at]?.stderr).toContain(said);
  expect(existsSync(out)).toBe(false);
});
