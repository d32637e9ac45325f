import { expect, test } from 'vitest';
import { checkConformance } from '../../conformance/conform.js';
import { httpTransport } from '../../conformance/target/transport.js';
import { readCases } from '../../fixtures/cases.js';
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

const whatPrismDoesNotKeep = Object.values(
  readCases<Readonly<Record<string, readonly string[]>>>(import.meta.dirname, 'prism.cases.yaml'),
).flat();

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
  expect(failed.filter((id) => !whatPrismDoesNotKeep.includes(id))).toEqual([]);
  expect(failed).toEqual(
    expect.arrayContaining([
      'auth.garbage',
      'auth.unknown-org',
      'find.one-per-input',
      'session.cc-wrong-secret',
    ]),
  );
});
