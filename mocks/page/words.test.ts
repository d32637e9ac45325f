import { expect, test } from 'vitest';
import { curlOf, editOf, holds, jobText, placeIn, toggled, toneOf, visible } from './words.js';

const ada = { name: 'Ada', position: { title: 'CTO', company: { name: 'Acme' } } };

test.each([
  ['plain <b>', 'plain <b>'],
  ['a\u202eb', 'a\\u{202e}b'],
  ['\u200bzero', '\\u{200b}zero'],
  ['two\nlines\t', 'two\nlines\t'],
  ['\ud800', '\\u{d800}'],
  ['Zoë 李 😀', 'Zoë 李 😀'],
])('%j is shown as %j: it can neither hide nor reverse the text around it', (text, shown) => {
  expect(visible(text)).toBe(shown);
});

test.each([
  [0, 'failed'],
  [200, 'good'],
  [302, 'good'],
  [404, 'refused'],
  [503, 'failed'],
])('a response with status %i is %s', (status, tone) => {
  expect(toneOf(status)).toBe(tone);
});

test.each([
  ['', true],
  ['find', true],
  ['FIND post', true],
  ['find search', false],
  ['4xx', true],
  ['5xx', false],
  ['2xx', false],
  ['403', true],
])('the filter %j matches a refused find: %s', (words, isHeld) => {
  expect(holds(' 403 POST /people/v1/org_200x/find find', words)).toBe(isHeld);
});

test.each([
  [{ name: 'Ada', title: 'CTO', company: 'Acme' }, undefined],
  [{ name: 'Eve', title: 'CTO', company: 'Acme' }, { name: 'Eve' }],
  [{ name: '', title: 'CTO', company: 'Acme' }, { name: null }],
  [{ name: 'Ada', title: 'CEO', company: 'Acme' }, { title: 'CEO' }],
  [{ name: 'Ada', title: 'CTO', company: 'Globex' }, { job: { title: 'CTO', company: { name: 'Globex' } } }],
  [
    { name: 'Eve', title: 'CEO', company: 'Globex' },
    { name: 'Eve', job: { title: 'CEO', company: { name: 'Globex' } } },
  ],
])('the fields %j require the edit %j', (wanted, edit) => {
  expect(editOf(ada, wanted)).toEqual(edit);
});

test('a person without a job gets one, since there is no title to change', () => {
  const job = { title: 'CTO', company: { name: 'Acme' } };
  expect(editOf({ name: 'Li' }, { name: 'Li', title: 'CTO', company: 'Acme' })).toEqual({ job });
  expect(editOf({ name: 'Li' }, { name: 'Li', title: '', company: '' })).toBeUndefined();
});

test.each([
  [ada, 'CTO at Acme'],
  [{ position: { title: 'CTO' } }, 'CTO'],
  [{ position: {} }, 'without a title'],
  [{ employment_status: 'retired' as const }, 'retired'],
  [{}, 'without a job'],
])('the job of %j reads %j', (person, text) => {
  expect(jobText(person)).toBe(text);
});

test.each([
  ['{\n  "a" 1\n}', 'it goes wrong at line 2, column 7.', 8],
  ['{', 'it goes wrong at line 1, column 2.', 1],
  ['{}', '`name` is 5; it must be a text.', undefined],
])('in %j the message %j points to offset %s', (text, message, at) => {
  expect(placeIn(text, message)).toBe(at);
});

test.each([
  ['', '4xx', '4xx'],
  ['find', '4xx', 'find 4xx'],
  ['find 4xx', '4xx', 'find'],
])('a chip that is pressed at the filter %j adds or removes %j: %j', (words, word, then) => {
  expect(toggled(words, word)).toBe(then);
});

test('a call is sent again by curl as it was sent, without headers of the connection', () => {
  const call = {
    id: 1,
    ...{ at: '', wallAt: '', durationMs: 1, parameters: {}, response: { status: 200, headers: {} } },
    ...{ method: 'POST', path: '/people/v1/org_demo/find', query: { tag: ['a', 'b c'] } },
    request: {
      headers: { host: '127.0.0.1:4010', 'content-type': 'application/json' },
      body: { name: "O'Hara" },
    },
  };
  expect(curlOf(call)).toBe(
    `curl -i -X POST 'http://127.0.0.1:4010/people/v1/org_demo/find?tag=a&tag=b+c' -H 'content-type: application/json' --data-raw '{"name":"O'\\''Hara"}'`,
  );
});
