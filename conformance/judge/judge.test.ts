import { describe, expect, test } from 'vitest';
import { asking, finding, harOf, type SeenEntry } from '../../fixtures/har-of-others.js';
import { accused, judged, recordedInProcess } from '../../fixtures/recorded-run.js';

describe('the recording of a run', () => {
  test('against a service that keeps the rules fails none of them, and shows what the run saw', async () => {
    const { report, ndjson, har } = await recordedInProcess({ people: 200 }, { seed: 3, budget: 150 });
    for (const file of [ndjson, har]) {
      const again = await judged([file]);
      expect(accused(again)).toEqual({ failed: [], doubted: [] });
      expect([again.verdict, again.complete, again.reason]).toEqual(['conformant', true, undefined]);
      const passed = (id: string, { rules }: typeof report) =>
        rules.some((rule) => rule.id === id && rule.verdict === 'pass');
      const seen = ['find.one-per-input', 'find.at-most-size', 'job.email-shape', 'person.id-unique'];
      expect(seen.filter((id) => !passed(id, again))).toEqual([]);
    }
  });

  test.each([
    ['find.size-plus-one', 'find.at-most-size', 'read-only'],
    ['find.latin-only', 'find.unicode-terms', 'read-only'],
    ['error.echoes-credential', 'error.no-secret-echo', 'read-only'],
    ['apikey.shown-again', 'apikey.full-never-again', 'own-resources'],
  ] as const)('against %s fails %s, as the run did', async (mutant, rule, safety) => {
    const options = { seed: 3, safety, rules: rule, budget: 300 };
    const { report, ndjson, har } = await recordedInProcess({ people: 200, mutant }, options);

    expect(accused(report).failed).toEqual([rule]);
    const wanted = { wanted: (one: string) => one === rule };
    for (const file of [ndjson, har]) expect(accused(await judged([file], wanted)).failed).toEqual([rule]);
  });
});

const good: SeenEntry = { sent: asking(['Ada'], 5), received: finding(['p1']) };
const error = { error: { code: 'x', message: 'no' } };

describe('behaviour that an honest service may show is not a failure', () => {
  test.each<[string, readonly SeenEntry[]]>([
    ['a refusal of an unknown token', [{ ...good, token: 'other', status: 401, received: error }]],
    ['a token that expired', [good, { ...good, status: 401, received: error }]],
    ['a role that is missing', [good, { ...good, status: 403, received: error }]],
    ['credit that ran out', [good, { ...good, status: 402, received: error }]],
    ['throttling', [good, { ...good, status: 429, received: error, headers: { 'Retry-After': '3' } }]],
    [
      'an organization that is not there',
      [{ ...good, url: 'https://api.example/v1/none/find', status: 404 }],
    ],
    ['a request that another service refuses', [{ ...good, token: 'other', status: 400, received: error }]],
    [
      'an outage',
      [good, { ...good, status: 500, received: error }, { ...good, status: 503, received: error }],
    ],
    [
      'a page of a gateway',
      [{ ...good, received: '<html>', headers: { 'Content-Type': 'text/html; charset=utf-8' } }],
    ],
    ['a redirect', [{ ...good, status: 307, received: '' }]],
    [
      'an answer of a cache',
      [
        { ...good, status: 304, received: '' },
        { ...good, received: '', more: { _fromCache: 'disk' } },
      ],
    ],
    ['a call that was aborted', [{ ...good, status: 0, received: '' }]],
    ['a preflight', [{ method: 'OPTIONS', token: '', status: 204, received: '' }]],
    [
      'an answer without its body',
      [{ ...good, more: { response: { status: 200, headers: [], content: { size: 812 } } } }],
    ],
    [
      'a body that was cut',
      [{ ...good, more: { response: { status: 200, headers: [], content: { size: 812, text: '{"mat' } } } }],
    ],
    [
      'a request without its body',
      [
        {
          ...good,
          sent: undefined,
          more: {
            request: { method: 'POST', url: 'https://api.example/v1/org_a/find', headers: [], bodySize: 120 },
          },
        },
      ],
    ],
    [
      'data that changed',
      [good, { ...good, received: finding(['p2']) }, good, { ...good, received: finding(['p2']) }],
    ],
    [
      'data that changed between single calls and batches',
      [
        { sent: asking(['Ada'], 5), received: finding(['p1']) },
        { sent: asking(['Ada', 'Bo'], 5), received: finding(['p9'], ['p2']) },
        { sent: asking(['Ada'], 5), received: finding(['p9']) },
      ],
    ],
    [
      'calls of another service',
      [{ method: 'POST', url: 'https://other.example/v1/x/search', sent: {}, received: [1] }],
    ],
    [
      'a page that asks for its own "find"',
      [{ url: 'https://shop.example/v1/toys/find', sent: { q: 'doll' }, received: [] }],
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
  const base64 = Buffer.from(JSON.stringify(finding(['p1'], ['p2']))).toString('base64');
  const asBase64 = { status: 200, headers: [], content: { size: 1, encoding: 'base64', text: base64 } };
  test.each<[string, readonly SeenEntry[]]>([
    ['find.at-most-size', [{ sent: asking(['Ada'], 1), received: finding(['p1', 'p2']) }]],
    ['find.one-per-input', [{ ...good, more: { response: asBase64 } }]],
    [
      'error.no-secret-echo',
      [{ ...good, status: 401, received: { message: 'token-of-somebody is no token' } }, good],
    ],
    ['find.path-post', [good, { ...good, sent: asking(['Bo'], 5), status: 400, received: error }]],
    ['find.status-200', [{ ...good, status: 201 }]],
  ])('%s', async (rule, entries) => {
    const { failed, doubted } = accused(await judged([harOf([good, ...entries])]));
    expect([...failed, ...doubted]).toContain(rule);
  });
});

describe('a lookup that is answered differently between two equal requests', () => {
  const one = { sent: asking(['Ada'], 5), received: finding(['p1']) };
  const other = ['p7'];
  test.each<[string, readonly SeenEntry[]]>([
    ['find.mr-concat', [one, { sent: asking(['Ada', 'Bo'], 5), received: finding(other, ['p2']) }, one]],
    [
      'find.mr-permute',
      [
        { sent: asking(['Ada', 'Bo'], 5), received: finding(['p1'], ['p2']) },
        { sent: asking(['Bo', 'Ada'], 5), received: finding(['p2'], other) },
        { sent: asking(['Ada', 'Bo'], 5), received: finding(['p1'], ['p2']) },
      ],
    ],
    [
      'find.mr-duplicate',
      [one, { sent: asking(['Ada', 'Bo', 'Ada'], 5), received: finding(['p1'], ['p2'], other) }, one],
    ],
    [
      'find.mr-context',
      [
        { sent: asking(['Ada', 'Bo'], 5), received: finding(['p1'], ['p2']) },
        { sent: asking(['Ada', 'Cy'], 5), received: finding(other, ['p3']) },
        { sent: asking(['Ada', 'Bo'], 5), received: finding(['p1'], ['p2']) },
      ],
    ],
  ])('breaks %s', async (rule, entries) => {
    const report = await judged([harOf(entries)]);
    expect(accused(report).failed).toContain(rule);
    const [failure] = report.rules.flatMap(({ id, failure: it }) => (id === rule && it ? [it] : []));
    expect(failure?.exchanges).toHaveLength(3);
  });

  test('a request with another size, another caller or another organization is not equal', async () => {
    const batch = { sent: asking(['Ada', 'Bo'], 4), received: finding(other, ['p2']) };
    const elsewhere = { ...batch, sent: asking(['Ada', 'Bo'], 5), url: 'https://api.example/v1/org_b/find' };
    const somebody = { ...batch, sent: asking(['Ada', 'Bo'], 5), token: 'token-of-another' };
    for (const between of [batch, elsewhere, somebody]) {
      expect(accused(await judged([harOf([one, between, one])])).failed).toEqual([]);
    }
  });
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
  const wrong = {
    ...good,
    sent: asking(['Ada Moreau'], 1),
    received: {
      matches: [
        {
          found: true,
          people: ['p1', 'p2'].map((id) => ({ id, score: 1, first_name: 'Ada', last_name: 'Moreau' })),
        },
      ],
    },
  };
  const text = JSON.stringify(await judged([harOf([wrong])]));
  expect(text).toContain('name-');
  expect(text).not.toMatch(/Moreau|token-of-somebody/);
});
