import { expect, test } from 'vitest';
import { checkConformance } from '../../conformance/conform.js';
import { httpTransport } from '../../conformance/target/transport.js';
import { startPrism, violationsIn } from '../../fixtures/prism.js';
import { targetOf } from '../mutants/matrix/in-process.js';
import { createMock } from './mock.js';

test('prism proxy between kit and mock finds no violation in any answer', {
  timeout: 120_000,
}, async () => {
  const mock = await createMock({ port: 0, controlPort: 0 });
  const prism = await startPrism(new URL(mock.urls.people).origin);
  const http = httpTransport();
  const seen: string[] = [];

  const report = await checkConformance({
    target: { ...targetOf(mock), ...prism.urls },
    safety: 'full',
    thorough: false,
    transport: async (request) => {
      const response = await http.send(request);
      seen.push(...violationsIn(response.headers));
      return response;
    },
  });
  await Promise.all([http.close(), prism.close(), mock.close()]);

  expect({ verdict: report.verdict, reason: report.reason }).toEqual({ verdict: 'conformant' });
  expect(seen.filter((violation) => violation.startsWith('response'))).toEqual([]);
  // The proxy did validate: it reports the requests that the kit makes invalid on purpose.
  expect(seen.filter((violation) => violation.startsWith('request')).length).toBeGreaterThan(10);
});

// `prism mock` answers from the examples of the contract. It breaks the rules that a schema cannot express.
const whatPrismDoesNotKeep: Record<string, string> = {
  'auth.garbage': 'it looks only for a bearer token, not at it',
  'auth.tampered': 'it looks only for a bearer token, not at it',
  'auth.none-alg': 'it looks only for a bearer token, not at it',
  'auth.key-not-customer-data': 'it looks only for a bearer token, not at it',
  'auth.role-on-org': 'it knows no organizations and no roles',
  'auth.unknown-org': 'it knows no organizations and no roles',
  'find.one-per-input': 'its example has two elements, whatever is asked',
  'find.hundred-accepted': 'its example has two elements, whatever is asked',
  'find.empty-matches': 'its example has two elements, whatever is asked',
  'find.index-aligned': 'its first element is always a hit, its second a miss',
  'find.mr-permute': 'its first element is always a hit, its second a miss',
  'find.mr-concat': 'its first element is always a hit, its second a miss',
  'find.mr-preview-found': 'its first element is always a hit, its second a miss',
  'find.mr-duplicate': 'its first element is always a hit, its second a miss',
  'session.cc-wrong-secret': 'it knows no credentials',
  'session.cc-unknown-client': 'it knows no credentials',
  'session.cc-missing-secret': 'it knows no credentials',
  'session.password-wrong': 'it knows no credentials',
  'session.refresh-bogus': 'it knows no credentials',
  'session.post': 'its example has one token, whoever signs in',
  'session.refresh-new-token': 'its example has one token',
  'session.expires-future': 'its example is of one day, which the Date header of later days is beyond',
  'usage.current': 'its example is of one day, which a period of later days does not hold',
  'usage.org-isolation': 'it knows no organizations and no roles',
  'verify.other-false': 'its first element is always yes, whoever is asked about',
  'verify.array': 'its example has as many answers, whatever is asked',
  'person.get': 'its example is of one person, whoever is asked for',
  'user.get': 'its example is of one user, whoever is asked for',
  'lookup.no-strangers': 'its example has the same people, whoever is asked for',
  'person.get-fields': 'its example has all members, whatever is selected',
  'lookup.over-50k': 'its example has the same people, whoever is asked for',
  'lookup.fields': 'its example has all members, whatever is selected',
};

test('prism mock keeps the rules that a schema can express, and fails only others', {
  timeout: 120_000,
}, async () => {
  const mock = await createMock();
  const prism = await startPrism();
  // The token in the example of a session was valid at this time.
  const now = Date.parse('2026-11-20T10:00:00Z');

  const report = await checkConformance({
    target: { ...targetOf(mock), ...prism.urls },
    now: () => now,
  });
  await Promise.all([prism.close(), mock.close()]);
  const failed = report.rules.flatMap(({ id, verdict }) => (verdict === 'fail' ? [id] : []));

  expect(report.verdict).toBe('non-conformant');
  expect(failed.filter((id) => !(id in whatPrismDoesNotKeep))).toEqual([]);
  expect(failed).toEqual(
    expect.arrayContaining([
      'auth.garbage',
      'auth.unknown-org',
      'find.one-per-input',
      'session.cc-wrong-secret',
    ]),
  );
});
