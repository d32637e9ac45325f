import { describe, expect, it } from 'vitest';
import { type CallParts, startService } from '../../fixtures/calls.js';
import type { Readings } from '../../generated/questions.js';

type RoleQuestion = Extract<
  keyof Readings,
  'search.role' | 'verify.role' | 'preview.role' | 'person.role' | 'lookup.role'
>;
type PeopleOperation = 'search' | 'verify' | 'previewFind' | 'previewSearch' | 'getPerson' | 'lookupPeople';

const { mock } = await startService();
const calls: readonly (readonly [PeopleOperation, RoleQuestion, CallParts])[] = [
  ['search', 'search.role', { body: {} }],
  ['verify', 'verify.role', { body: { queries: [] } }],
  ['previewFind', 'preview.role', { body: { matches: [] } }],
  ['previewSearch', 'preview.role', { body: {} }],
  ['getPerson', 'person.role', { path: { person_id: mock.people[0]?.id ?? '' } }],
  ['lookupPeople', 'lookup.role', { body: { ids: [] } }],
];

describe.each(calls)('%s', (operation, question, parts) => {
  it.each([
    ['any', [200, 200, 200]],
    ['viewer', [200, 200, 200]],
    ['editor', [403, 200, 200]],
    ['admin', [403, 403, 200]],
  ] as const)('under the reading %s', async (reading, expected) => {
    const { as } = await startService({ profile: { [question]: reading }, people: 1 });
    const statuses = [];
    for (const caller of [as.viewer, as.editor, as.admin]) {
      statuses.push((await caller.call(operation, parts)).status);
    }
    expect(statuses).toEqual(expected);
  });

  it('refuses callers without a role in the organization, or without a credential', async () => {
    const { as } = await startService({ people: 1 });
    expect([
      (await as.other.call(operation, parts)).status,
      (await as.anonymous.call(operation, parts)).status,
    ]).toEqual([403, 401]);
  });
});
