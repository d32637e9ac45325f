import { expect, test } from 'vitest';
import {
  asking,
  type Differences,
  matching,
  specimen,
  type Verdict,
  verdictOf,
} from '../../../fixtures/fakes/specimen.js';
import type { Json } from '../../target/json.js';
import { singleJudges } from './any-call.js';
import { textJudges } from './texts.js';

const latin1 = (text: string) => Buffer.from(text, 'utf8').toString('latin1');
const windows = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'utf8'));
const escaped = (text: string) =>
  text.replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Returns the verdict on an answer with these names to lookups of the others. */
function verdict(asked: readonly string[], names: readonly string[], more: Differences = {}): Verdict {
  const body = asking(...asked.map((name) => ['name', name]));
  const answer = matching(names.map((name, index) => ({ id: `P-${index}`, name })));
  return verdictOf(textJudges['text.utf8'].begin()(specimen({ body, answer, ...more })));
}

const names = [
  ['José García', 'Anna Müller'],
  ['王伟', '李娜'],
  ['Иван Петров', 'Ольга'],
  ['محمد', 'أحمد'],
  ['Zoë 😀😀', 'Søren'],
];

test.each(names)('%s and %s', (...asked) => {
  const said = (by: (text: string) => string) => verdict(asked, asked.map(by));
  const goods = [
    (text: string) => text,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD'),
    (text: string) => `Dr. ${text} Jr.`,
  ];
  expect(goods.map(said)).toEqual(goods.map(() => 'holds'));
  const garbled = [latin1, windows];
  expect(garbled.map(said)).toEqual(garbled.map(() => 'broken'));
  const others = ['Somebody Else', 'Ã la carte', 'Ð', 'Jos', 'caf\ufffd', latin1('Renée Åkerlund')];
  expect(verdict(asked, others)).toBe('silent');
});

test('values that were garbled before the target received them are its own data', () => {
  const asked = ['José García', 'Anna Müller'];
  expect(verdict(asked, [...asked.map(latin1), 'Jürgen'])).toBe('silent');
  expect(verdict(['José'], [latin1('José')])).toBe('silent');
});

test('JSON escapes are equivalent to the characters', () => {
  const answerText = `{"matches":[{"found":true,"people":[{"name":"${escaped('José')}"}]}]}`;
  expect(verdict(['José'], [], { answerText })).toBe('holds');
});

test('a text that was sent is compared with every later response of any operation', () => {
  const name = 'Kunden für März';
  const judge = textJudges['text.utf8'].begin();
  const made = specimen({ operation: 'createLedger', body: { name }, answer: { id: 'l-1' } });
  const showing = (answer: Json) =>
    specimen({ operation: 'getLedgers', method: 'GET', text: '', body: {}, answer });
  const verdicts = [made, showing([{ name: latin1(name) }])].map((one) => verdictOf(judge(one)));
  expect(verdicts).toEqual(['silent', 'silent']);
  const both = specimen({ operation: 'createLedger', body: { name: 'Käufer' }, answer: { id: 'l-2' } });
  const later = [both, showing([{ name: latin1('Käufer') }]), showing([{ name }])];
  expect(later.map((one) => verdictOf(judge(one)))).toEqual(['silent', 'broken', 'holds']);
  const refused = specimen({ status: 400, answer: { message: latin1('März') } });
  expect(verdictOf(judge(refused))).toBe('silent');
});

test.each<[type: string | undefined, verdict: Verdict]>([
  ['application/json', 'holds'],
  ['application/vnd.api+json', 'holds'],
  ['text/plain', 'holds'],
  ['application/octet-stream', 'holds'],
  ['text/html; charset=utf-8', 'broken'],
  ['application/xml', 'broken'],
])('JSON with media type %s', (type = '', expected) => {
  const judge = singleJudges['text.json-media-type'];
  expect(verdictOf(judge(specimen({ headers: { 'content-type': type } })))).toBe(expected);
  const page = { answerText: '<p>hello</p>', headers: { 'content-type': type } };
  expect(verdictOf(judge(specimen(page)))).toBe('silent');
  expect(verdictOf(judge(specimen({ status: 404, headers: { 'content-type': type } })))).toBe('silent');
});

const secret = 'cs-4f"9 c+2/7';
const judge = textJudges['error.no-secret-echo'].begin({
  secrets: () => [secret, 'Bearer', 'deleted', 'abc'],
});

test.each<[what: string, differences: Differences, verdict: Verdict]>([
  ['a refusal', { status: 401, answer: { error: 'Bearer abc is not known, or deleted' } }, 'holds'],
  ['in the body', { status: 401, answerText: `no ${secret}` }, 'broken'],
  ['in the body as JSON', { status: 500, answer: { error: `no ${secret}` } }, 'broken'],
  [
    'in an address',
    { status: 401, headers: { location: `/?token=${encodeURIComponent(secret)}` } },
    'broken',
  ],
  [
    'in the address that a redirect repeats',
    { status: 302, headers: { location: `/?token=${encodeURIComponent(secret)}` } },
    'silent',
  ],
  ['in a header', { status: 401, headers: { 'www-authenticate': `Bearer error="${secret}"` } }, 'broken'],
  ['in a cookie', { status: 401, answer: {}, headers: { 'set-cookie': `refresh=${secret}` } }, 'holds'],
  ['in a success', { status: 200, answerText: secret }, 'silent'],
])('%s', (_, differences, verdict) => {
  expect(verdictOf(judge(specimen(differences)))).toBe(verdict);
});

test('recognizes secrets that become known later, and reveals none', () => {
  const secrets: string[] = [];
  const later = textJudges['error.no-secret-echo'].begin({ secrets: () => secrets });
  const exchange = specimen({ status: 400, answerText: secret });
  expect(verdictOf(later(exchange))).toBe('silent');
  secrets.push(secret);
  expect(verdictOf(later(exchange))).toBe('broken');
  expect(JSON.stringify(later(exchange))).not.toContain(secret.slice(0, 5));
});
