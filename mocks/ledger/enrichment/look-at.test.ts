import { expect, test } from 'vitest';
import { profileOf } from '../../engine/handler.js';
import type { Job, Person, Population } from '../../population/population.js';
import { lookAt } from '../enrichment.js';
import { newContact } from '../match.js';

/** A population of the person, or of nobody, found by nothing but the slug. */
function populationOf(person: Person | undefined): Population {
  const people = person === undefined ? [] : [person];
  return {
    people,
    inOrderOfIds: people,
    indexed: () => Promise.resolve(),
    person: (id) => (person?.id === id ? person : undefined),
    candidates: ({ term }) => (person?.linkedin === term ? [{ person, similarity: 1 }] : []),
    similarity: ({ linkedin }, { term }) => (linkedin === term ? 1 : 0),
  };
}

const acme = { id: 'com_1', name: 'Acme Tools' };
const zeta = { id: 'com_2', name: 'Zeta Labs' };
const engineer = (title: string, company = acme, started_at = '2020-01-01T00:00:00Z'): Job => {
  return { title, level: 'Staff', function: 'Engineering', started_at, company };
};

const id = 'per_1';
const as = (...jobs: Job[]): Person => ({
  id,
  linkedin: 'p-1',
  name: 'Ada',
  ...(jobs[0] && { position: jobs[0] }),
  jobs,
});
const person = as(engineer('Engineer'));

const origin = { id: 'lc_1', ledgerId: 'led_1', importId: 'imp_1', createdAtMs: 1 };
const imported = newContact({ linkedin: 'p-1', company_name: 'Acme Tools' }, { person, score: 0.97 }, origin);
const unknown = newContact({ linkedin: 'p-1' }, undefined, origin);

function look(
  contact: typeof imported,
  now: Person | undefined,
  fields: readonly ('title' | 'company.name')[] = [],
) {
  return lookAt(contact, {
    population: populationOf(now),
    profile: profileOf({}),
    effective: fields.length === 0 ? undefined : { version: 4, fields },
    now: 1000,
  });
}

type Tracked = Parameters<typeof look>[2];
const sooner = engineer('Engineer', acme, '2019-01-01T00:00:00Z');
const before = { ...imported, companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } };
const renewed = { infoChangedAtMs: 1000, companyChangedAtMs: null, customChange: null };
const custom = { changedAtMs: 1000, version: 4 };
const phoned: Person = { ...person, cell_phone_number: '+1 555 0100' };

test.each<[string, typeof imported, Person | undefined, Tracked, boolean, Tracked, object]>([
  // what happened, contact, person now, tracked → is a change, tracked changes, the contact
  ['a new title', imported, as(engineer('Architect')), [], true, [], renewed],
  [
    'another company: no longer verified',
    imported,
    as(engineer('Engineer', zeta)),
    [],
    true,
    [],
    { companyChangedAtMs: 1000, infoChangedAtMs: 1000, verified: false },
  ],
  ['no company', imported, as(), [], true, [], { ...renewed, verified: false }],
  ['a job that began at another time', imported, as(sooner), ['title'], true, [], renewed],
  [
    'another job beside',
    imported,
    as(engineer('Engineer'), engineer('Adviser', zeta)),
    ['title'],
    true,
    [],
    renewed,
  ],
  ['what contacts do not show', imported, phoned, [], false, [], { ...imported, seen: phoned }],
  [
    'an earlier change of the company',
    before,
    as(engineer('Architect')),
    ['company.name'],
    true,
    [],
    { companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } },
  ],
  [
    'tracked fields',
    imported,
    as(engineer('Architect', zeta)),
    ['title', 'company.name'],
    true,
    ['title', 'company.name'],
    { customChange: custom },
  ],
  ['fields that are not tracked', imported, as(engineer('Architect')), ['company.name'], true, [], renewed],
  [
    'a person who is known now',
    unknown,
    person,
    ['title'],
    false,
    [],
    { match: { personId: id }, verified: true, infoChangedAtMs: null, seen: person },
  ],
])('checking a contact: %s', async (_, contact, now, fields, isChange, tracked, expected) => {
  const seen = await look(contact, now, fields);
  expect([seen.hasChanged, seen.tracked]).toEqual([isChange, tracked]);
  expect(seen.contact).toMatchObject(expected);
});

test.each([
  ['nothing is new', imported, person],
  ['the person no longer exists', imported, undefined],
  ['there is still no match', unknown, undefined],
] as const)('the same contact is returned if %s', async (_, contact, now) => {
  expect((await look(contact, now, ['title'])).contact).toBe(contact);
});
