import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { redactor } from './redact.js';

const long = (text: string) => text.repeat(Math.ceil(250_000 / text.length));

/** Inputs on which a careless pattern takes minutes: near misses, repeated. */
const texts: Record<string, string> = {
  phones: long('+1 555 0100 '),
  'nearly phones': long('+1 (.-'),
  'heads of tokens': long('eyJ'),
  'heads of tokens and dashes': long('eyJ-'),
  'long heads of tokens': long('eyJhbGciOiJub25lIn0'),
  'many tokens': long('eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.x '),
  'parts of tokens': long('eyJhbGciOiJub25lIn0.'),
  'one word': long('a'),
  'at signs': long('a@'),
  'nearly addresses': long('a@a.'),
  'escaped at signs': long('a%40'),
  'names of phones': `"${long('phone')}`,
  'names of phones without an end': long('"phone'),
  'escaped quotes': long('\\"token'),
  'members that go on': `"token": "${long('\\"')}`,
  'blanks before a colon': long('"token"          '),
  bearers: long('Bearer  '),
  fields: long('token='),
  'fields and blanks': long(' token'),
  digits: long('9'),
  base64: long('QUJD+/'),
  dots: long('.'),
};

describe('a long text is redacted within seconds, whatever it is', () => {
  test.each(Object.entries(texts))('%s', (_, text) => {
    const secrets = Array.from({ length: 300 }, () => `secret-${randomBytes(12).toString('hex')}`);
    const { body } = redactor(secrets);
    const begun = performance.now();

    body(text);
    body(JSON.stringify({ name: text }), { name: text });

    expect(performance.now() - begun).toBeLessThan(10_000);
  });
});

test('thousands of secrets are found in one pass over a text', () => {
  const secrets = Array.from({ length: 2000 }, (_, index) => `secret-number-${index}-of-many`);
  const begun = performance.now();
  const { body } = redactor(secrets);

  expect(body(`${secrets.join(' and ')} ${long('secret-')}`)).not.toContain('of-many');
  expect(performance.now() - begun).toBeLessThan(10_000);
});
