import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { exchangeWith } from '../../fixtures/report.arbitrary.js';
import { hideHeader } from '../../spec/exchange/secret-names.js';
import { redactor } from './redact.js';

const plainSecret = fc.string({ unit: 'binary', minLength: 1, maxLength: 30 });
const formsOf = (secret: string): string[] => [
  secret,
  encodeURIComponent(secret),
  new URLSearchParams({ v: secret }).toString(),
  JSON.stringify({ v: secret }),
  JSON.stringify(JSON.stringify({ v: secret })),
  Buffer.from(`client_1:${secret}`).toString('base64'),
  Buffer.from(secret).toString('base64url'),
];

describe('no secret gets through', () => {
  it('in any text', () => {
    const secretsAndText = fc
      .array(plainSecret, { minLength: 1, maxLength: 4 })
      .chain((secrets) =>
        fc.tuple(
          fc.constant(secrets),
          fc.array(fc.oneof(fc.constantFrom(...secrets.flatMap(formsOf)), fc.string({ unit: 'binary' }))),
        ),
      );
    fc.assert(
      fc.property(secretsAndText, ([secrets, pieces]) => {
        const { text } = redactor(secrets);
        for (const output of [text(pieces.join('')), text(pieces.join('&password='))]) {
          for (const secret of secrets) expect(output.includes(secret)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('in any exchange, in any encoding', () => {
    const secret = fc.string({ minLength: 8, maxLength: 30 }).filter((text) => !/^[\s[\]a-z]*$/.test(text));
    const cases = secret.chain((secret) =>
      fc.tuple(fc.constant(secret), exchangeWith(fc.constantFrom(...formsOf(secret)))),
    );
    fc.assert(
      fc.property(cases, ([secret, exchange]) => {
        const { request, response } = redactor([secret]).exchange(exchange);
        const headers = [...Object.values(request.headers), ...Object.values(response.headers)];
        const texts = [request.url, request.body ?? '', response.body, ...response.cookies, ...headers];
        const encoded = formsOf(secret).map((form) => form.replace(/^\{"v":"|"\}$|^v=/g, ''));
        const base64 = Buffer.from(secret).toString('base64').slice(0, 8);
        for (const text of texts) {
          for (const form of [...encoded.slice(0, 4), base64]) expect(text).not.toContain(form);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('even if the replacement itself contains it', () => {
    const { text } = redactor(['redacted', 'acted']);
    expect(text('it was redacted')).toBe('it was ***');
    expect(text('enacted')).toBe('en***');
  });

  it('even if removing it joins its parts', () => {
    expect(redactor(['ab', '[', '*', '#']).text('aabb')).not.toContain('ab');
  });
});

describe('values with the name of a secret are hidden, known or not', () => {
  const { text } = redactor([]);
  test.each([
    ['{"password":"p1","user":"ann"}', '{"password":"[redacted]","user":"ann"}'],
    ['{"accessToken": "a\\"b", "expiresAt": "2026"}', '{"accessToken": "[redacted]", "expiresAt": "2026"}'],
    ['{"refresh_token":123456}', '{"refresh_token":"[redacted]"}'],
    ['{"clientSecret":"cut off he', '{"clientSecret":"[redacted]"'],
    ['{"token":""}', '{"token":""}'],
    ['grantType=password&password=a%20b', 'grantType=password&password=[redacted]'],
    ['https://h/cb?access_token=abc&state=1', 'https://h/cb?access_token=[redacted]&state=1'],
    ['sent Bearer abcdefghijklmnopqrst', 'sent Bearer [redacted]'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', '[redacted]'],
    ['{"grantType":"refreshToken"}', '{"grantType":"refreshToken"}'],
    ['Bearer realm="people"', 'Bearer realm="people"'],
  ])('%s', (given, expected) => {
    expect(text(given)).toBe(expected);
  });

  test.each([
    ['Authorization', 'Bearer abc', 'Bearer [redacted]'],
    ['authorization', 'abc', '[redacted]'],
    ['X-Api-Key', 'abc', '[redacted]'],
    ['Cookie', 'a=1; b=2', 'a=[redacted]; b=[redacted]'],
    ['Set-Cookie', 'rt=abc; Path=/session; HttpOnly', 'rt=[redacted]; Path=/session; HttpOnly'],
    ['Set-Cookie', 'rt=; Max-Age=0', 'rt=; Max-Age=0'],
    ['Content-Type', 'application/json', 'application/json'],
  ])('%s: %s', (name, value, expected) => {
    expect(hideHeader(name, value)).toBe(expected);
  });
});

it('cuts long bodies and marks the cut', () => {
  const [exchange] = fc.sample(exchangeWith(fc.constant('x')), { numRuns: 1, seed: 3 });
  if (!exchange) throw new Error('no sample');
  const long = { ...exchange, response: { ...exchange.response, text: `"${'a'.repeat(9998)}"` } };
  const { body } = redactor([]).exchange(long).response;
  expect(body).toHaveLength(4096 + ' [… cut here; 10000 characters in all]'.length);
  expect(body).toMatch(/ \[… cut here; 10000 characters in all\]$/);
});
