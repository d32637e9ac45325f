import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCases } from '../../fixtures/cases.js';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { readCommandLine } from './command-line.js';
import { askedOf, type Given } from './options.js';

const folder = temporaryFolder();

const fixture = (name: string) => join(import.meta.dirname, '../../fixtures/tls', name);

async function read(text: string, env: NodeJS.ProcessEnv = {}, given: Given = {}, name = '') {
  const file = join(folder, 'staging.yaml');
  writeFileSync(file, text);
  const line = readCommandLine(await askedOf({ ...given, target: file + name }, env), env, () => 1);
  return 'errors' in line ? line.errors.map((error) => error.replaceAll(`${folder}/`, '')) : line.run;
}

const least = 'addresses: { people: http://host/v1 }\norg: org_a1\n';

test('a file sets what options set, and options and their variables take precedence', async () => {
  const text = `
addresses: { people: "https://\${HOST}/v1", identity: https://host/identity/v1, ledger: https://host/ledger/v1 }
org: org_a1
otherOrg: org_b2
credentials:
  user: { username: ada, password: "\${PASSWORD}" }
  apiKey: "\${KEY:-usual-key}"
headers: { X-Gate: open }
proxy: http://proxy:3128
safety: own-resources
rate: 2.5
budget: 300
maxCredits: 0
maxAttempts: "\${ATTEMPTS:-2}"
overlay: forms.yaml
`;
  const run = await read(text, { HOST: 'staging', PASSWORD: 'a"b: $x', PDK_BUDGET: '40' }, { org: 'org_c3' });

  expect(run).toMatchObject({
    target: {
      peopleUrl: 'https://staging/v1',
      ledgerUrl: 'https://host/ledger/v1',
      org: 'org_c3',
      otherOrg: 'org_b2',
      username: 'ada',
      password: 'a"b: $x',
      apiKey: 'usual-key',
      clientId: undefined,
      headers: { 'x-gate': 'open' },
    },
    connection: { proxy: 'http://proxy:3128' },
    safety: 'own-resources',
    rate: 2.5,
    budget: 40,
    maxCredits: 0,
    maxAttempts: 2,
    forms: join(folder, 'forms.yaml'),
  });
});

test('what targets have in common is said once, by an anchor and merge keys', async () => {
  const text = `targets:\n  usual: &usual { ${least.replaceAll('\n', ', ')} budget: 300 }\n  staging: { <<: *usual, budget: 40 }\n`;

  expect(await read(text, {}, {}, '#staging')).toMatchObject({ target: { org: 'org_a1' }, budget: 40 });
});

test('one of several targets is selected by name after a #, and only its variables are needed', async () => {
  const text = `targets:\n  nightly: { addresses: { people: "\${UNSET}" }, org: a }\n  local: { addresses: { people: http://host/v1 }, org: b }\n`;

  expect(await read(text, {}, {}, '#local')).toMatchObject({ target: { org: 'b' } });
});

test('certificates are files relative to it, or inline', async () => {
  const pem = (name: string) => readFileSync(fixture(name), 'utf8');
  writeFileSync(join(folder, 'c.pem'), pem('certificate.pem'));
  const inline = pem('key.pem').replaceAll(/^/gm, '    ');
  const text = `${least}ca: c.pem\nclientCertificate:\n  cert: c.pem\n  key: |\n${inline}`;

  expect(await read(text)).toMatchObject({
    connection: { ca: pem('certificate.pem'), client: { cert: pem('certificate.pem') } },
  });
});

const secret = 'S3CRET-value';
type Case = Readonly<Record<'text' | 'error', string>>;
const cases = readCases<Readonly<Record<string, Case>>>(import.meta.dirname, 'target-file.cases.yaml');
test.each(Object.entries(cases))(
  '%s is reported with its position, and no secret is shown',
  async (_, { text, error }) => {
    const errors = await read(text, { SECRET: secret });

    expect(errors).toEqual(expect.arrayContaining([expect.stringContaining(error)]));
    expect(JSON.stringify(errors)).not.toContain(secret);
  },
);

test.each([
  ['#nigtly', 'targets: { nightly: {} , weekly: {} }', 'holds no target "nigtly". Did you mean "nightly"?'],
  ['#x', least, 'holds one target without a name: leave "#x" out.'],
  ['-gone', least, 'cannot be read'],
])('a target %s is reported', async (name, text, error) => {
  expect(await read(text, {}, {}, name)).toEqual([expect.stringContaining(error)]);
});
