import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { invalidCall, validCall } from '../fixtures/call.arbitrary.js';
import { type Service, startService, type Who } from '../fixtures/calls.js';
import { type OperationId, operations } from '../generated/operations.js';
import { questionIds, questions, type Readings } from '../generated/questions.js';

const operationIds = Object.keys(operations).filter((id): id is OperationId => Object.hasOwn(operations, id));
const callers: readonly Who[] = [
  'owner',
  'owner',
  'owner',
  'viewer',
  'editor',
  'admin',
  'other',
  'key',
  'anonymous',
];

/** Refusals that are meant to leave a trace: a refresh token that is used again ends its sessions. */
const mayLeaveTraces: readonly OperationId[] = ['createSession'];

/** A service in which something of every kind exists, and the ids of all of it: so calls get as far as they can. */
async function furnished(
  profile: Partial<Readings>,
): Promise<{ service: Service; existing: readonly string[] }> {
  const service = await startService({ profile, people: 60 });
  const { owner } = service.as;
  const idsNow = async () => [
    ...new Set((await service.state()).match(/\b(?:key|inv|sa|led|imp|lc|usr|per|org)_\w+/g)),
  ];
  await owner.call('createApiKey', { body: { name: 'fuzzed' } });
  await owner.call('createInvitation', { body: { email: 'new@example.com', role: 'viewer' } });
  await owner.call('createServiceAccount', { body: { name: 'fuzzed', roles: ['viewer'] } });
  await owner.call('createLedger', { body: { name: 'fuzzed' } });
  const ledger_id = (await idsNow()).find((id) => id.startsWith('led_')) ?? '';
  // Without a ledger half of the calls would end at once.
  expect(ledger_id).not.toBe('');
  const people = service.mock.people.slice(0, 5);
  const contacts = people.map(({ name, linkedin }, at) => ({ reference_id: `row-${at}`, name, linkedin }));
  // Apart, because one bad row may refuse the others.
  for (const rows of [contacts, [{ title: 'none' }]]) {
    await owner.call('addContacts', { path: { ledger_id }, body: { contacts: rows } });
  }
  service.clock.advance(120_000);
  await owner.call('updateTrackedFields', { path: { ledger_id }, body: { fields: ['title'] } });
  // Everybody signs in, and what is due is done, before anything is compared.
  for (const who of callers) await service.as[who].call('getLedgers');
  return { service, existing: [...(await idsNow()), ...people.map(({ id = '' }) => id), 'row-3'] };
}

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
      const parts = kind === 'valid' ? validCall(operation, existing) : invalidCall(operation, existing);
      await fc.assert(
        fc.asyncProperty(parts, fc.constantFrom(...callers), async (sent, who) => {
          const before = await service.state();
          // The caller throws when the status is not documented or the body is not of its schema.
          const answer = await service.as[who].call(operation, sent);
          expect(answer.status).toBeLessThan(500);
          if (answer.status >= 400 && !mayLeaveTraces.includes(operation)) {
            expect(await service.state()).toBe(before);
          }
        }),
        { seed: 31, numRuns: 60 },
      );
    },
  );
});

describe('under a profile drawn at random', () => {
  const reading = fc.record(
    Object.fromEntries(
      questionIds.map((id) => [id, fc.constantFrom(...Object.keys(questions[id].readings))]),
    ),
  );
  // A throttling service refuses anything.
  const profiles = fc
    .sample(reading, { seed: 32, numRuns: 20 })
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
