import { setImmediate as round } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { type Service, startService } from '../../../fixtures/calls.js';
import { fieldNames } from '../../../generated/field-names.js';
import { createPopulation } from '../create-population.js';
import { PeopleIndex } from './people-index.js';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Makes each call of the clock return a much later time, so that code that yields to other tasks does so at every step. */
function hurried(): void {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    nowMs += 1000;
    return nowMs;
  });
}

test.each(fieldNames)('other tasks run while people are indexed by %s', async (field) => {
  hurried();
  const population = createPopulation({ seed: 6, size: 80 });
  let isDone = false;
  const filed = population.indexed([field]).then(() => {
    isDone = true;
  });
  let rounds = 0;
  for (; !isDone; rounds++) await round();
  await filed;
  expect(rounds).toBeGreaterThan(70);
});

test('look-ups during indexing, and concurrent calls, have the same result', async () => {
  hurried();
  const criterion = { field: 'title', term: 'Engineer' } as const;
  const asked = createPopulation({ seed: 8, size: 60 }).candidates(criterion, 100);
  const population = createPopulation({ seed: 8, size: 61 });
  const both = [population.indexed(['title', 'title']), population.indexed(['title'])];
  await round();
  const meanwhile = population.candidates(criterion, 100);
  await Promise.all(both);
  expect(meanwhile.length).toBeGreaterThan(0);
  expect(meanwhile).toEqual(population.candidates(criterion, 100));
  expect(meanwhile.map(({ person }) => person.id)).toEqual(
    expect.arrayContaining(asked.map(({ person }) => person.id)),
  );
});

const everyField = fieldNames.map((field_name) => ({ field_name, search_term: 'Ada Moreau' }));
const contact = {
  linkedin: 'nobody-at-all',
  email_address: 'a@b.example',
  name: 'A B',
  company_name: 'C',
  title: 'D',
};
const importing = async ({ as, clock }: Service) => {
  const { body } = await as.editor.call('createLedger', { body: { name: 'Ours' } });
  const path = { ledger_id: body.id ?? '' };
  await as.editor.call('addContacts', { path, body: { contacts: [contact] } });
  clock.advance(3_600_000);
  return as.viewer.call('getLedger', { path });
};

test.each<[string, (service: Service) => Promise<unknown>]>([
  ['find', ({ as }) => as.viewer.call('find', { body: { matches: [{ fields: everyField }] } })],
  ['previewFind', ({ as }) => as.viewer.call('previewFind', { body: { matches: [{ fields: everyField }] } })],
  [
    'verify',
    ({ as }) =>
      as.viewer.call('verify', { body: { queries: [{ linkedin: 'ada-moreau-7', company_name: 'C' }] } }),
  ],
  ['an import', importing],
  ['an enrichment cycle', async (service) => [await importing(service), await service.mock.control.enrich()]],
  ...[
    { title: 'Robotics Engineer' },
    { job: { title: 'X', company: { name: 'C' } } },
    { job: { title: 'X', company: { name: 'C', domain: 'd.example' } } },
  ].map((edit): [string, (service: Service) => Promise<unknown>] => [
    `an edit to ${JSON.stringify(edit)}`,
    ({ mock }) => mock.control.editPerson(mock.people[0]?.id ?? '', edit),
  ]),
])('%s looks people up only by fields already indexed', async (what, call) => {
  const filed = new Set<string>();
  const [asked, early]: string[][] = [[], []];
  const { indexed, candidates } = PeopleIndex.prototype;
  vi.spyOn(PeopleIndex.prototype, 'indexed').mockImplementation(async function (this: PeopleIndex, fields) {
    const all = [...fields];
    await indexed.call(this, all);
    for (const field of all) filed.add(field);
  });
  vi.spyOn(PeopleIndex.prototype, 'candidates').mockImplementation(function (
    this: PeopleIndex,
    criterion,
    limit,
  ) {
    asked?.push(criterion.field);
    if (!filed.has(criterion.field)) early?.push(criterion.field);
    return candidates.call(this, criterion, limit);
  });
  await call(await startService({ people: 40 }));
  expect(asked, what).not.toEqual([]);
  expect(early).toEqual([]);
});
