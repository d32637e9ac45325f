import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pdk } from '../fixtures/pdk.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';
import { ruleIds } from '../generated/rules.js';

const folder = temporaryFolder();

const pdkDocs = (...words: string[]) => pdk(['docs', ...words]);

const overlay = (name: string, actions: string): string => {
  const file = join(folder, name);
  writeFileSync(file, `overlay: 1.0.0\ninfo: { title: staging, version: "1" }\nactions:\n${actions}`);
  return file;
};

describe('pdk docs', () => {
  test('writes the reference, prints its location and size, and has a --help', async () => {
    const out = join(folder, 'new/deep');
    const [written, help] = await Promise.all([pdkDocs('--out', out), pdkDocs('--help')]);

    expect(written).toEqual({
      code: 0,
      stdout: expect.stringContaining(`${out}/index.html: 57 operations, ${ruleIds.length} rules, `),
      stderr: '',
    });
    expect(readdirSync(join(folder, 'new'))).toEqual(['deep']);
    for (const taught of ['--out <folder>', '--overlay', '--json', 'Examples:', 'Exit codes:']) {
      expect(help.stdout).toContain(taught);
    }
  });

  test('replaces an earlier reference: removes old pages and keeps other files', async () => {
    const out = join(folder, 'again');
    expect((await pdkDocs('--out', out)).code).toBe(0);
    const start = readFileSync(join(out, 'index.html'), 'utf8');
    writeFileSync(join(out, 'gone.html'), start);
    writeFileSync(join(out, 'notes.html'), '<p>Mine</p>');
    writeFileSync(join(out, 'index.html'), `${start.slice(0, 400)}half`);

    const { code, stdout } = await pdkDocs('--out', out, '--json');

    expect(code).toBe(0);
    const said: { out: string; files: string[]; operations: number; rules: number; questions: number } =
      JSON.parse(stdout);
    expect(said).toEqual({
      out,
      files: expect.arrayContaining(['index.html', 'people.html', 'style.css']),
      operations: 57,
      rules: ruleIds.length,
      questions: expect.any(Number),
    });
    expect(readdirSync(out).sort()).toEqual([...said.files, 'notes.html'].sort());
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe(start);
  });

  test('does not touch a folder with other content', async () => {
    const out = join(folder, 'thesis');
    mkdirSync(out);
    writeFileSync(join(out, 'index.html'), '<p>Ten years of work</p>');

    const { code, stdout, stderr } = await pdkDocs('--out', out);

    expect(code).toBe(2);
    expect(stderr).toContain('name an empty or a new folder with --out');
    expect(stdout).toBe('');
    expect(readdirSync(out)).toEqual(['index.html']);
    expect(readFileSync(join(out, 'index.html'), 'utf8')).toBe('<p>Ten years of work</p>');
  });

  test.each([
    ['no folder', [], "required option '--out <folder>' not specified"],
    ['a file in place of the folder', ['--out', 'package.json'], 'is a file: name a folder with --out'],
    ['a folder that cannot be made', ['--out', 'package.json/docs'], 'cannot be written'],
    ['an overlay that is not there', ['--out', join(folder, 'x'), '--overlay', 'none.yaml'], 'none.yaml'],
  ])('%s is a usage error', async (_what, words, says) => {
    const { code, stdout, stderr } = await pdkDocs(...words);
    expect(code).toBe(2);
    expect(stderr).toContain(says);
    expect(stdout).toBe('');
  });

  test('an overlay action that matches nothing is a usage error, and nothing is written', async () => {
    const file = overlay('none.yaml', '  - target: $.paths.nowhere\n    remove: true\n');
    const { code, stderr } = await pdkDocs('--out', join(folder, 'unwritten'), '--overlay', file);
    expect(code).toBe(2);
    expect(stderr).toContain('matches nothing');
    expect(readdirSync(folder)).not.toContain('unwritten');
  });

  test("shows a target's contract with an overlay: a moved operation keeps its details, a removed one is gone", async () => {
    const file = overlay(
      'staging.yaml',
      `  - target: $.paths['/orgs/{org_id}/apiKeys'].post
    remove: true
  - target: $.paths
    update: { "/organizations/{org_id}/keys": { post: { operationId: createApiKey } } }
  - target: $.components.schemas.ApiKey.properties.shorthand
    update: { x-wire-name: preview }
  - target: $.paths['/{org_id}/subscriptions'].get
    remove: true
`,
    );
    const out = join(folder, 'staging');

    expect((await pdkDocs('--out', out, '--overlay', file)).stdout).toContain('56 operations');

    const identity = readFileSync(join(out, 'identity.html'), 'utf8');
    const from = identity.indexOf('id="createApiKey"');
    const section = identity.slice(from, identity.indexOf('</section>', from));
    const timesOf = (part: string) => section.split(part).length - 1;
    expect(timesOf('POST /organizations/{org_id}/keys')).toBe(1);
    expect(timesOf('<h3>Request body</h3>')).toBe(1);
    expect(timesOf('name">org_id<')).toBe(1);
    expect(identity.includes('called <code>preview</code>')).toBe(true);
    expect(readFileSync(join(out, 'billing.html'), 'utf8').includes('id="getSubscriptions"')).toBe(false);
  });
});
