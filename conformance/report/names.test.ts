import { expect, test } from 'vitest';
import { addressesOf } from '../target/target.js';
import { createNames } from './names.js';

test('option names in reasons stay readable, whatever people are called and however many there are', () => {
  const names = createNames();
  names.learn({ first_name: Array.from({ length: 100_001 }, (_, index) => `wait q${index}q max`) });

  expect(names.hide('Max may wait (--max-wait)')).toBe('name-0 may wait (--max-wait)');
});

test.each(['li-na-3', 'https://network.example/in/li-na-3'])(
  '%s is hidden, although its words are too short on their own',
  (linkedin) => {
    const names = createNames();
    names.learn({ first_name: 'Q', linkedin });

    expect(names.hide(`"${linkedin}", li-na and li-na-33`)).not.toContain('li-na-3"');
    expect(names.hide('li-na and li-na-33')).toBe('li-na and li-na-33');
  },
);

test.each([
  'http://demo.test/people/v1/org_demo/find',
  'http://demo.test/identity/v1/orgs/org_demo/users',
  'http://demo.test/people/v1/demo%20ltd/find',
  'http://demo.test/people/v1',
])('the address %s stays unchanged even if part of it is a name, but nothing else does', (address) => {
  const names = createNames(
    addressesOf({
      peopleUrl: 'http://demo.test/people/v1',
      identityUrl: 'http://demo.test/identity/v1',
      org: 'org_demo',
      otherOrg: 'demo ltd',
    }),
  );
  names.learn({ first_name: 'demo', last_name: 'Testdemo' });

  expect(names.hide(`POST ${address} {"first_name":"demo"}, ${address}/Testdemo of org_demo`)).toBe(
    `POST ${address} {"first_name":"name-1"}, ${address}/name-2 of org_demo`,
  );
});

/** UTF-8 read as another encoding; may be applied to its own result. */
const misread = (text: string, encoding: 'latin1' | 'windows-1252'): string =>
  encoding === 'latin1'
    ? Buffer.from(text).toString('latin1')
    : new TextDecoder('windows-1252').decode(Buffer.from(text));

test.each(['李娜', 'Zoë', 'José', 'Łukasz', 'Ђорђе', 'Ünal', '김민준', 'ÉÅÄ', '𠮷野'])(
  '%s is hidden, even if its characters were decoded with another encoding',
  (name) => {
    for (const encoding of ['latin1', 'windows-1252'] as const) {
      const once = misread(name, encoding);
      for (const shown of [name, once, misread(once, encoding)]) {
        const names = createNames();
        names.learn({ first_name: shown, last_name: 'Moreau' });
        expect(names.hide(`expected "${shown}" to be ${shown}, not «${shown}»`)).toMatch(
          /^expected "([^"]+)" to be \1, not «\1»$/,
        );
        expect(names.hide(JSON.stringify(shown))).not.toContain(shown);
        expect(decodeURIComponent(names.hide(encodeURIComponent(shown)))).toMatch(
          /^(name|名)-1(\s(name|名)-2)?$/,
        );
      }
    }
  },
);

test.each(['日', 'a-'])('names after a word of 16 Mi characters are hidden: %s', (unit) => {
  const names = createNames();
  names.learn({ first_name: 'Wilhelmina' });
  const hidden = names.hide(`${unit.repeat(2 ** 24 / unit.length)} Wilhelmina`);
  expect(hidden.endsWith(' Wilhelmina')).toBe(false);
});

test('a body stays JSON where a name of several lines is hidden', () => {
  const names = createNames();
  const body = { first_name: 'Wilhelmina\nVan\r\nDorn' };
  names.learn(body);

  expect(JSON.parse(names.hide(JSON.stringify(body)))).toEqual({ first_name: 'name-1 name-2 name-3' });
});
