import * as fc from 'fast-check';
import type { Exchange } from '../target/exchange.js';
import { parseJson } from '../target/json.js';
import { failureOf } from './failure.js';
import { type Report, type RuleReport, runVerdictOf } from './report.js';

const text = fc.string({ unit: 'binary', maxLength: 40 });
const headers = fc.dictionary(
  fc.oneof(
    fc.constantFrom('authorization', 'content-type', 'cookie', 'x-api-key', 'location'),
    fc.stringMatching(/^x-[a-z]{1,8}$/),
  ),
  fc.string({ maxLength: 30 }),
  { maxKeys: 4 },
);

/** An exchange with `words` scattered over it: its address, headers, cookies and bodies. */
export function exchangeWith(words: fc.Arbitrary<string>): fc.Arbitrary<Exchange> {
  const piece = fc.array(fc.oneof(text, words), { maxLength: 5 }).map((pieces) => pieces.join(''));
  const body = fc.oneof(
    piece,
    fc
      .dictionary(fc.oneof(fc.constantFrom('password', 'accessToken', 'email', 'matches'), text), piece)
      .map((members) => JSON.stringify(members)),
    piece.map((value) => new URLSearchParams({ username: value, password: value }).toString()),
  );
  const mixed = fc
    .tuple(headers, words)
    .map(([given, word]) => ({ ...given, authorization: `Bearer ${word}` }));
  return fc
    .record({
      id: fc.integer({ min: 1, max: 999 }),
      credential: fc.constantFrom('token', 'api-key', 'none', 'tampered'),
      path: piece,
      sent: fc.option(body, { nil: undefined }),
      answer: body,
      status: fc.constantFrom(200, 401, 500),
      asked: mixed,
      answered: headers,
      cookies: fc.array(
        piece.map((value) => `refreshToken=${value}; Path=/session; HttpOnly`),
        { maxLength: 2 },
      ),
    })
    .map(({ id, credential, path, sent, answer, status, asked, answered, cookies }) => ({
      id,
      operation: 'find',
      investigation: 'relation/permute',
      credential,
      org: 'own',
      request: {
        method: 'POST',
        url: `https://host/v1/${path}`,
        headers: asked,
        text: sent,
        json: sent === undefined ? undefined : parseJson(sent),
      },
      response: { status, headers: answered, cookies, text: answer, json: parseJson(answer) },
      sentAt: 1000,
      receivedAt: 1012,
    }));
}

/** A report of any outcome, such as a run makes it. */
export const anyReport: fc.Arbitrary<Report> = fc
  .record({
    rules: fc.array(fc.oneof(binding(), assumed()), { maxLength: 12 }),
    complete: fc.boolean(),
    seed: fc.nat(),
    requests: fc.nat(500),
    durationMs: fc.nat(100_000),
    reason: fc.option(text, { nil: undefined }),
    identityUrl: fc.option(fc.constant('https://host/identity/v1'), { nil: undefined }),
  })
  .map(({ rules, reason, identityUrl, ...rest }) => ({
    ...rest,
    verdict: runVerdictOf(rules),
    ...(reason === undefined ? {} : { reason }),
    budget: 500,
    startedAt: '2026-01-05T10:00:00.000Z',
    target: {
      peopleUrl: 'https://host/v1',
      ...(identityUrl === undefined ? {} : { identityUrl }),
      org: 'org_a1',
    },
    rules,
    kit: { name: 'people-data-kit', version: '0.1.0' },
  }));

function common() {
  return {
    id: fc.constantFrom(
      'find.index-aligned',
      'find.at-most-size',
      'job.level-enum',
      'session.refresh-new-token',
    ),
    section: fc.constantFrom('4.1 rule 1', '2.3', '5'),
    says: text.map((said) => `The answer keeps ${said}.`),
    quote: text.map((said) => `Keeps ${said}.`),
    observations: fc.nat(9999),
    requests: fc.nat(500),
  };
}

function binding(): fc.Arbitrary<RuleReport> {
  const basis = fc.constantFrom('stated', 'derived', 'confirmed');
  const quiet = fc.record({
    ...common(),
    basis,
    verdict: fc.constantFrom('pass', 'unexercised', 'inconclusive', 'skipped', 'error'),
    because: text,
    covers: fc.array(fc.constantFrom('find.size-1', 'find.size-2'), { minLength: 1, maxLength: 2 }),
  });
  const failed = fc
    .record({
      ...common(),
      basis,
      verdict: fc.constant('fail' as const),
      said: text,
      exchange: exchangeWith(text),
      received: fc.option(text, { nil: undefined }),
    })
    .map(({ said, exchange, received, ...rule }) => ({
      ...rule,
      failure: failureOf(
        {
          summary: said,
          at: 'matches[0]',
          expected: said,
          received,
          exchanges: [exchange],
          replay: 'r1.abc',
          reproduced: 'REPRODUCED 3/3',
        },
        [],
        {},
      ),
    }));
  return fc.oneof(quiet, failed);
}

function assumed(): fc.Arbitrary<RuleReport> {
  return fc.record({
    ...common(),
    basis: fc.constant('assumed'),
    verdict: fc.constant('inconclusive'),
    because: fc.constant('the target differs from the default reading'),
    finding: fc.record({ summary: text, expected: text, received: text }),
  });
}
