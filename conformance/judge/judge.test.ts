import { writeFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { asking, finding, harOf, type SeenEntry } from '../../fixtures/har-of-others.js';
import { accused, judged, recordedInProcess, textOf } from '../../fixtures/recorded-run.js';

describe('the recording of a run', () => {
  test('against a service that keeps the rules fails none of them, and shows what the run saw', async () => {
    const { ndjson, har } = await recordedInProcess({ people: 200 }, { seed: 3, budget: 150 });
    for (const file of [ndjson, har]) {
      const again = await judged([file]);
      expect(accused(again)).toEqual({ failed: [], doubted: [] });
      expect([again.verdict, again.complete, again.reason]).toEqual(['conformant', true, undefined]);
      const passed = again.rules.flatMap(({ id, verdict }) => (verdict === 'pass' ? [id] : []));
      expect(passed).toEqual(
        expect.arrayContaining([
          'find.one-per-input',
          'find.at-most-size',
          'job.email-shape',
          'person.id-unique',
        ]),
      );
    }
  });
});

const good: SeenEntry = { sent: asking(['Ada'], 5), received: finding(['p1']) };
const refused = (status: number, more: Partial<SeenEntry> = {}): SeenEntry => ({
  ...good,
  status,
  received: { error: { code: 'x', message: 'no' } },
  ...more,
});
const empty = (status: number, more: Partial<SeenEntry> = {}): SeenEntry =>
  refused(status, { received: '', ...more });
/** One or two lookups in one request, with the people that each found. */
const one = (...people: string[]): SeenEntry => ({ sent: asking(['Ada'], 5), received: finding(people) });
const two = (names: string, ...found: string[][]): SeenEntry => ({
  sent: asking(names.split(' '), 5),
  received: finding(...found),
});
const showing = (content: object): SeenEntry => ({
  ...good,
  more: { response: { status: 200, headers: [], content } },
});
const withoutBody = { method: 'POST', url: 'https://api.example/v1/org_a/find', headers: [], bodySize: 120 };
const html = { 'Content-Type': 'text/html; charset=utf-8' };

describe('behaviour that an honest service may show is not a failure', () => {
  test.each<[string, readonly SeenEntry[]]>([
    ['a refusal of an unknown token', [refused(401, { token: 'other' })]],
    ['a token that expired', [good, refused(401)]],
    ['a role that is missing', [good, refused(403)]],
    ['credit that ran out', [good, refused(402)]],
    ['throttling', [good, refused(429, { headers: { 'Retry-After': '3' } })]],
    ['an organization that is not there', [refused(404, { url: 'https://api.example/v1/none/find' })]],
    ['a request that another service refuses', [refused(400, { token: 'other' })]],
    ['an outage', [good, refused(500), refused(503)]],
    ['a page of a gateway', [{ ...good, received: '<html>', headers: html }]],
    ['a redirect', [empty(307)]],
    ['an answer of a cache', [empty(304), empty(200, { more: { _fromCache: 'disk' } })]],
    ['a call that was aborted', [empty(0)]],
    ['a preflight', [{ method: 'OPTIONS', token: '', status: 204, received: '' }]],
    ['an answer without its body', [showing({ size: 812 })]],
    ['a body that was cut', [showing({ size: 812, text: '{"mat' })]],
    ['a request without its body', [{ ...good, sent: undefined, more: { request: withoutBody } }]],
    ['data that changed', [good, one('p2'), good, one('p2')]],
    ['data that changed between calls', [one('p1'), two('Ada Bo', ['p9'], ['p2']), one('p9')]],
    ['another service', [{ url: 'https://other.example/v1/x/search', sent: {}, received: [1] }]],
    [
      'a page with its own "find"',
      [{ url: 'https://shop.example/v1/a/find', sent: { q: 'b' }, received: [] }],
    ],
    ['a WebSocket', [{ ...good, status: 101, more: { _webSocketMessages: [] } }]],
  ])('%s', async (_, entries) => {
    // In any order and repeated: it is unknown when the calls were recorded.
    for (const each of [entries, [...entries, good], [good, ...entries.toReversed()]]) {
      expect(accused(await judged([harOf(each)]))).toEqual({ failed: [], doubted: [] });
    }
  });
});

describe('behaviour that no honest service can show is a failure', () => {
  const text = Buffer.from(JSON.stringify(finding(['p1'], ['p2']))).toString('base64');
  const echo = { message: 'token-of-somebody is no token' };
  test.each<[string, readonly SeenEntry[]]>([
    ['find.at-most-size', [{ sent: asking(['Ada'], 1), received: finding(['p1', 'p2']) }]],
    ['find.one-per-input', [showing({ size: 1, encoding: 'base64', text })]],
    ['error.no-secret-echo', [refused(401, { received: echo }), good]],
    ['find.path-post', [good, refused(400, { sent: asking(['Bo'], 5) })]],
    ['find.status-200', [{ ...good, status: 201 }]],
  ])('%s', async (rule, entries) => {
    const { failed, doubted } = accused(await judged([harOf([good, ...entries])]));
    expect([...failed, ...doubted]).toContain(rule);
  });
});

describe('a lookup that is answered differently between two equal requests', () => {
  const [ada, other] = [['p1'], ['p7']];
  const both = two('Ada Bo', ada, ['p2']);
  test.each<[string, readonly SeenEntry[]]>([
    ['find.mr-concat', [one('p1'), two('Ada Bo', other, ['p2']), one('p1')]],
    ['find.mr-permute', [both, two('Bo Ada', ['p2'], other), both]],
    ['find.mr-duplicate', [one('p1'), two('Ada Bo Ada', ada, ['p2'], other), one('p1')]],
    ['find.mr-context', [both, two('Ada Cy', other, ['p3']), both]],
  ])('breaks %s', async (rule, entries) => {
    const report = await judged([harOf(entries)]);
    expect(accused(report).failed).toContain(rule);
    expect(report.rules.find(({ id }) => id === rule)?.failure?.exchanges).toHaveLength(3);
  });

  test.each<[string, Partial<SeenEntry>]>([
    ['another size', { sent: asking(['Ada', 'Bo'], 4) }],
    ['another caller', { token: 'token-of-another' }],
    ['another organization', { url: 'https://api.example/v1/org_b/find' }],
  ])('breaks nothing if one is of %s', async (_, change) => {
    const between = { ...two('Ada Bo', other, ['p2']), ...change };
    expect(accused(await judged([harOf([one('p1'), between, one('p1')])])).failed).toEqual([]);
  });
});

test.each(['', '[redacted]'])(
  'a call that was granted is judged, whatever is left of its credential (%j)',
  async (token) => {
    const broken: SeenEntry = { sent: asking(['Ada'], 1), received: finding(['p1', 'p2']), token };
    expect(accused(await judged([harOf([broken])])).failed).toEqual(['find.at-most-size']);
  },
);

test('calls whose callers are unknown are not compared with each other', async () => {
  const entries = [one('p1'), two('Ada Bo', ['p9'], ['p2']), one('p1')].map((each) => ({
    ...each,
    token: '',
  }));
  expect(accused(await judged([harOf(entries)])).failed).toEqual([]);
});

test('a recording that is cut off is not green', async () => {
  const { ndjson } = await recordedInProcess({ people: 50 }, { seed: 3, budget: 20, rules: 'find.*' });
  const text = await textOf(ndjson);
  await writeFile(ndjson, text.slice(0, -100));
  const report = await judged([ndjson]);
  expect([report.verdict, report.complete]).toEqual(['proved-nothing', false]);
  expect(report.reason).toContain('judged up to there');
});

test('calls that were not judged are counted', async () => {
  const page: SeenEntry = { method: 'GET', url: 'https://shop.example/index.html', token: '', received: '' };
  const report = await judged([harOf([good, page, page, { ...good, status: 0 }])]);

  expect(report.reason).toContain('2 of 4 entries are no calls of the service');
  expect(report.reason).toContain('1 of 4 entries is without an answer');
  expect([report.verdict, report.requests]).toEqual(['conformant', 1]);
});

test('a file in which no call is judged proves nothing', async () => {
  const report = await judged([harOf([{ method: 'GET', url: 'https://shop.example/', token: '' }])]);
  expect(report.verdict).toBe('proved-nothing');
});

test('if addresses are given, only calls to them are judged, on any host', async () => {
  const bases = { peopleUrl: 'https://gateway.example/api/people/v1' };
  const wrong = { sent: asking(['Ada'], 1), received: finding(['p1', 'p2']) };
  const there = { ...wrong, url: `${bases.peopleUrl}/org_a/find` };

  expect(accused(await judged([harOf([wrong, good])], { bases })).failed).toEqual([]);
  expect(accused(await judged([harOf([there])], { bases })).failed).toContain('find.at-most-size');
});

test('no name and no token of a HAR is in the report', async () => {
  const people = ['p1', 'p2'].map((id) => ({ id, score: 1, first_name: 'Ada', last_name: 'Moreau' }));
  const received = { matches: [{ found: true, people }] };
  const text = JSON.stringify(await judged([harOf([{ sent: asking(['Ada Moreau'], 1), received }])]));
  expect(text).toContain('name-');
  expect(text).not.toMatch(/Moreau|token-of-somebody/);
});
