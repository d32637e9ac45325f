import { describe, expect, test } from 'vitest';
import { start } from '../../fixtures/services/started.js';

describe('a fault is refused', () => {
  const nothing = 'The fault does nothing: give it one of `status`';
  test.each([
    [{}, nothing],
    [{ on: 'find' }, nothing],
    [{ reset: false }, nothing],
    [{ on: 'webhooks' }, 'The fault does nothing: give it one of `lose`'],
    [{ on: 'fnd', status: 503 }, '`on` is "fnd"; it must be an operationId, all, people'],
    [{ on: 'fnd', status: 503 }, 'Did you mean "find"?'],
    [{ status: 302 }, '`status` is 302; it must be at least 400.'],
    [{ status: 600 }, '`status` is 600; it must be at most 599.'],
    [{ statuss: 503 }, '`statuss` is not known here'],
    [{ status: 503, times: 0 }, '`times` is 0; it must be at least 1.'],
    [{ status: 503, skip: -1 }, '`skip` is -1; it must be at least 0.'],
    [{ status: 503, probability: 0 }, '`probability` is 0; it must be'],
    [{ status: 503, probability: 1.5 }, '`probability` is 1.5; it must be at most 1.'],
    [{ reset: true, retryAfterSeconds: 2 }, '`retryAfterSeconds` needs a `status`'],
    [{ reset: true, status: 503 }, '`status` cannot be seen beside `reset`: nothing arrives.'],
    [{ malformed: true, afterWork: true }, '`afterWork` says when `status`, `reset` or `latency` strike'],
    [{ bytesPerSecond: 0 }, '`bytesPerSecond` is 0; it must be at least 1.'],
    [{ truncateAfterBytes: -1 }, '`truncateAfterBytes` is -1; it must be at least 0.'],
    [{ latency: {} }, '`latency` has nothing; it takes `ms`, or `minMs` and `maxMs`'],
    [{ latency: { ms: 60_001 } }, '`latency.ms` is 60001; it must be at most 60000.'],
    [{ latency: { minMs: 5 } }, '`latency` has `minMs`; it takes'],
    [{ latency: { minMs: 5, maxMs: 4 } }, '`latency` has `minMs` 5 above `maxMs` 4'],
    [{ latency: { p50Ms: 5, p99Ms: 4 } }, '`latency` has `p50Ms` 5 above `p99Ms` 4'],
    [{ latency: { p50Ms: 0, p99Ms: 4 } }, '`latency` is lognormal with `p50Ms` 0'],
    [{ latency: { distribution: 'normal', ms: 4 } }, '`latency` is normal and has `ms`; that takes `p50Ms`'],
    [{ latency: { distribution: 'even' } }, '`latency.distribution` is "even"; it must be one of fixed'],
    [{ delayMs: 5 }, '`delayMs` is for webhooks: set it with `on` "webhooks", or `latency` for calls.'],
    [{ on: 'find', duplicate: true }, '`duplicate` is for webhooks'],
    [{ on: 'webhooks', status: 503 }, '`status` is for calls; what can happen to `webhooks` is'],
    [{ on: 'webhooks', lose: 'event', credential: 'sa_demo' }, '`credential` is for calls'],
    [{ on: 'webhooks', lose: 'event', duplicate: true }, '`duplicate` cannot be seen beside `lose`'],
    [{ status: 503, credential: 'sa_nobody' }, '`credential` "sa_nobody" is nobody\'s: give a clientId'],
  ])('as %j, with the reason', async (asked, message) => {
    const mock = await start();
    const answer = await mock.control.fetch('http://127.0.0.1/control/v1/faults', {
      method: 'POST',
      headers: { Authorization: `Bearer ${mock.controlToken}` },
      body: JSON.stringify(asked),
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: 'invalid_request', message: expect.stringContaining(message) },
    ]);
    expect(await mock.control.faults.list()).toEqual([]);
  });

  test('for a mistyped key, which is not echoed', async () => {
    const { control } = await start();
    const slip = 'pdk_key_Qw3rT5yUi0';
    const adding = control.faults.add({ status: 503, credential: slip });
    await expect(adding).rejects.toThrow('`credential` of 18 characters is nobody');
    await expect(adding).rejects.not.toThrow(slip);
  });
});
