import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { pdk, startPdk } from '../fixtures/pdk.js';
import { temporaryFolder } from '../fixtures/temporary-folder.js';
import { createMock, type Mock } from '../mocks/mock.js';

describe('pdk init', () => {
  test('writes a target file, a workflow and a first test, and leaves what exists as it is', async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'known.yaml'), 'mine');
    const { code, stdout } = await pdk(
      ['init', '--people-url', 'https://staging.example/people/v1', '--org', 'org_a1', '--ci', 'gitlab'],
      folder,
    );
    const read = (file: string) => readFileSync(join(folder, file), 'utf8');

    expect(code).toBe(0);
    expect(stdout).toContain('kept known.yaml');
    expect(read('known.yaml')).toBe('mine');
    expect(read('targets.yaml')).toContain('identity: "https://staging.example/identity/v1"');
    expect(read('.gitlab-ci.yml')).toContain('--target targets.yaml#nightly');
    expect(read('people-data.test.js')).toContain("from 'people-data-kit/vitest'");
    // A file that `conform` takes: only its secret is missing.
    const planned = await pdk(['conform', '--plan', '--target', 'targets.yaml#nightly'], folder);
    expect(planned.stderr).toContain('needs the variable STAGING_ID');
  });

  test.each([
    [['--people-url', 'nonsense', '--yes'], '"nonsense" is no URL'],
    [['--ci', 'jenkins'], 'Allowed choices are github, gitlab, none'],
  ])('%j is a usage error, and writes nothing', async (words, says) => {
    const folder = temporaryFolder();
    const { code, stderr } = await pdk(['init', ...words], folder);

    expect(code).toBe(2);
    expect(stderr).toContain(says);
    expect(existsSync(join(folder, 'targets.yaml'))).toBe(false);
  });
});

describe('pdk doctor', () => {
  let mock: Mock;
  const requests: string[] = [];
  beforeAll(async () => {
    mock = await createMock({ port: 0, onExchange: ({ path }) => void requests.push(path) });
    return () => mock.close();
  });
  const found = async (words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const child = startPdk(['doctor', '--json', ...words], temporaryFolder(), env);
    let text = '';
    child.stdout.on('data', (part) => {
      text += part;
    });
    const code = await new Promise((resolve) => child.on('close', resolve));
    const findings: { what: string; state: string; says: string }[] = JSON.parse(text);
    return { code, of: (what: string) => findings.find((finding) => finding.what === what) };
  };
  const at = (secret: string) => [
    ...['--people-url', mock.urls.people, '--identity-url', mock.urls.identity, '--org', mock.org],
    ...['--client-id', mock.clientId, '--client-secret', secret],
  ];

  test('finds a target that answers, in at most ten requests', async () => {
    const { code, of } = await found(at(mock.clientSecret));

    expect(of('target')).toMatchObject({ state: 'ok' });
    expect(code).toBe(0);
    expect(requests.length).toBeLessThanOrEqual(10);
  });

  test('quotes what a target answers to wrong credentials, and says what to check', async () => {
    const { code, of } = await found(at('wrong'));

    expect(of('target')).toMatchObject({ state: 'problem', says: expect.stringContaining('answered 401') });
    expect(code).toBe(1);
  });

  test('names variables that Node ignores or that weaken it, and a port that is in use', async () => {
    const server = createServer().listen(4010, '127.0.0.1');
    server.once('error', () => undefined);
    onTestFinished(() => void server.close());
    const broken = {
      HTTPS_PROXY: 'proxy.example',
      NODE_EXTRA_CA_CERTS: '/no/such.pem',
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
    };
    const { code, of } = await found([], broken);

    expect(of('HTTPS_PROXY')).toMatchObject({ state: 'problem' });
    expect(of('NODE_EXTRA_CA_CERTS')).toMatchObject({
      state: 'problem',
      says: expect.stringContaining('/no/such.pem'),
    });
    expect(of('NODE_TLS_REJECT_UNAUTHORIZED')).toMatchObject({ state: 'warning' });
    expect(of('port 4010')).toMatchObject({ state: 'warning', says: expect.stringContaining('EADDRINUSE') });
    expect(code).toBe(1);
  });
});
