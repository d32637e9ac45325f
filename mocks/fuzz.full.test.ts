import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { invalidCall, validCall } from '../fixtures/call.arbitrary.js';
import { callers, furnished } from '../fixtures/furnished.js';
import { type OperationId, operations } from '../generated/operations.js';
import { questionIds, questions } from '../generated/questions.js';

const operationIds = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));

describe('under a profile drawn at random', () => {
  const reading = fc.record(
    Object.fromEntries(
      questionIds.map((id) => [id, fc.constantFrom(...Object.keys(questions[id].readings))]),
    ),
  );
  // A throttling service refuses anything.
  const profiles = fc
    .sample(reading, { seed: 32, numRuns: 60 })
    .map((all) => ({ ...all, 'errors.rate-limit': 'off' as const }));

  test.each(profiles.map((profile, index) => ({ profile, index })))(
    'no operation breaks, nor its answers their form (profile $index)',
    async ({ profile, index }) => {
      const { service, existing } = await furnished(profile);
      const input = fc.constantFrom(...operationIds).chain((operation) => {
        const parts = fc.oneof(validCall(operation, existing), invalidCall(operation, existing));
        return fc.record({ operation: fc.constant(operation), parts, who: fc.constantFrom(...callers) });
      });
      await fc.assert(
        fc.asyncProperty(input, async ({ operation, parts, who }) => {
          const answer = await service.as[who].call(operation, parts);
          expect([operation, answer.status, answer.status < 500 ? '' : answer.text]).toEqual([
            operation,
            answer.status,
            '',
          ]);
        }),
        { seed: index, numRuns: 250 },
      );
    },
  );
});
