import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { invalidCall, validCall } from '../../fixtures/call.arbitrary.js';
import { callers, furnished } from '../../fixtures/furnished.js';
import { fuzz } from '../../fixtures/fuzz/fuzz.js';
import { type OperationId, operations } from '../../generated/operations.js';

const operationIds = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

/** Refusals that change something on purpose: reuse of a refresh token ends its sessions. */
const mayLeaveTraces: readonly OperationId[] = ['createSession'];

describe.each(['valid', 'invalid'] as const)('%s input', (kind) => {
  let world: Awaited<ReturnType<typeof furnished>>;
  beforeAll(async () => {
    world = await furnished({});
    for (const kind of ['key_', 'inv_', 'sa_', 'led_', 'imp_', 'lc_', 'usr_']) {
      expect([kind, world.existing.some((id) => id.startsWith(kind))]).toEqual([kind, true]);
    }
  });

  test.each(operationIds)(
    'of %s is answered with a documented status below 500, and a refusal changes nothing',
    async (operation) => {
      const { service, existing } = world;
      const parts = (kind === 'valid' ? validCall : invalidCall)(operations[operation], existing);
      /** The state since the last refusal. */
      let same: string | undefined;
      await fc.assert(
        fc.asyncProperty(parts, fc.constantFrom(...callers), async (sent, who) => {
          const before = same ?? (await service.state());
          same = undefined;
          // The caller throws if the status is not documented or the body does not match its schema.
          const answer = await service.as[who].call(operation, sent);
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400 && !mayLeaveTraces.includes(operation)) {
            same = await service.state();
            expect(same).toBe(before);
          }
        }),
        { seed: 31, numRuns: 60 },
      );
    },
  );
});

// `npm run test:full` makes many more calls.
test('calls of every kind over real sockets, hostile ones too, are answered without a 5xx', async () => {
  const seen = await fuzz({ calls: 500, seed: 33, via: 'socket' });

  expect([...seen.keys()].every((status) => status < 500)).toBe(true);
});
