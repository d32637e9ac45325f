import { spawnSync } from 'node:child_process';
import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { specimen } from '../../fixtures/fakes/specimen.js';
import type { Exchange } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { curlOf, failureOf, type NamedSecrets, quote } from './failure.js';
import { redactor } from './redact.js';

const proof = { exchanges: [specimen()] as const, replay: 'r1.x', reproduced: 'REPRODUCED 3/3' };

it('summarizes the difference in one line, unless it is given a summary', () => {
  const raw = { ...proof, at: 'matches[0].found', expected: 'true', received: undefined };
  expect(failureOf(raw, [], {})).toMatchObject({
    summary: 'at matches[0].found: expected true; received nothing',
    expected: 'true',
    received: 'nothing',
  });
  expect(failureOf({ ...raw, summary: 'A hit is not marked.' }, [], {}).summary).toBe('A hit is not marked.');
});

it('keeps the failing value and cuts what is too long to read', () => {
  const received = (value: Json) =>
    failureOf({ ...proof, at: 'x', expected: 'y', received: value }, [], {}).received;
  expect(received({ email: 'ann@acme.example' })).toBe('{"email":"ann@acme.example"}');
  expect(received('a'.repeat(5000))).toHaveLength(2000 + ' […]'.length);
});

/** Splits a command line that begins with `curl` into words by a real shell. */
function words(line: string, variables: NamedSecrets = {}): string[] {
  const script = `curl() { for word in "$@"; do printf '%s\\0' "$word"; done; }\n${line}`;
  const { stdout, stderr, status } = spawnSync('sh', ['-c', script], {
    env: { ...variables },
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\0').slice(0, -1);
}

function post(text: string | undefined, change: Partial<Exchange['request']> = {}): Exchange {
  const headers = { 'content-type': 'application/json', authorization: 'Bearer abc', 'content-length': '7' };
  const request = { method: 'POST', url: 'https://host/v1/org_a1/find', headers, text, json: undefined };
  return { ...specimen(), request: { ...request, ...change } };
}

const plain = [redactor([]), {}] as const;
const shellText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: fc.constantFrom("'", '"', '\\', '$', '`', '!', '\n', ' ', 'a', '\0'), maxLength: 20 }),
);

describe('a curl line', () => {
  it('is parsed by a shell into the words that were quoted', () => {
    fc.assert(
      fc.property(fc.array(shellText, { maxLength: 8 }), (texts) => {
        const expected = texts.map((text) => text.replaceAll('\0', '␀'));
        expect(words(`curl ${texts.map(quote).join(' ')}`)).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('contains the body as it was sent', () => {
    const body = fc.array(shellText).map((terms) => JSON.stringify({ matches: terms }));
    fc.assert(
      fc.property(body, (body) => {
        expect(words(curlOf(post(body), ...plain), { PDK_TOKEN: 't' }).slice(-2)).toEqual([
          '--data-raw',
          body,
        ]);
      }),
      { numRuns: 60 },
    );
  });

  it('names the credential as a variable, and leaves to curl the headers that curl sets itself', () => {
    const line = curlOf(post('{"a":1}'), ...plain);
    expect(line).toBe(
      "curl --silent --show-error --include --request POST https://host/v1/org_a1/find --header 'content-type: " +
        "application/json' --header 'authorization: Bearer '\"$PDK_TOKEN\" --data-raw '{\"a\":1}'",
    );
    expect(words(line, { PDK_TOKEN: 't0p' })).toContain('authorization: Bearer t0p');
  });

  test.each([
    ['api-key', 'PDK_API_KEY'],
    ['tampered', 'PDK_TAMPERED_TOKEN'],
    ['wrong-scheme', 'PDK_WRONG_SCHEME_TOKEN'],
  ] as const)('with the credential %s uses $%s', (credential, variable) => {
    expect(curlOf({ ...post('{}'), credential }, ...plain)).toContain(`"$${variable}"`);
  });

  it('replaces secrets of the target by variables, even if they contain quotes', () => {
    const named = { PDK_CLIENT_SECRET: `it's "se\\cret"`, PDK_CLIENT_ID: 'sa_1' };
    const secrets = redactor(Object.values(named));
    const body = JSON.stringify({
      clientId: 'sa_1',
      clientSecret: named.PDK_CLIENT_SECRET,
      grantType: 'clientCredentials',
    });
    const line = curlOf(post(body), secrets, named);
    expect(line).not.toContain('se\\');
    const escaped = { ...named, PDK_CLIENT_SECRET: JSON.stringify(named.PDK_CLIENT_SECRET).slice(1, -1) };
    expect(words(line, { ...escaped, PDK_TOKEN: 't' }).at(-1)).toBe(body);
  });

  it('hides secrets without a name', () => {
    expect(curlOf(post('{"password":"wrong-one"}'), ...plain)).toContain('{"password":"[redacted]"}');
  });

  it('keeps curl from interpreting an address', () => {
    const words = curlOf(post(undefined, { url: 'https://host/v1/../{a}' }), ...plain);
    expect(words).toContain('--globoff --path-as-is');
  });
});
