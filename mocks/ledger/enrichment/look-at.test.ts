import { expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
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

const before = { ...imported, companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } };
const contacts = { imported, 'changed before': before, unknown };

interface Case {
  readonly contact?: keyof typeof contacts;
  readonly now: 'phoned' | 'the same' | readonly { title: string; company?: 'zeta'; since?: number }[];
  readonly fields?: Parameters<typeof look>[2];
  readonly changes: boolean;
  readonly tracked?: Case['fields'];
  readonly shows: object;
}

function personIn(now: Case['now']): Person {
  if (now === 'phoned') return { ...person, cell_phone_number: '+1 555 0100' };
  if (now === 'the same') return person;
  return as(
    ...now.map(({ title, company, since = 2020 }) =>
      engineer(title, company && zeta, `${since}-01-01T00:00:00Z`),
    ),
  );
}

test.each(readCases<readonly Case[]>(import.meta.dirname, 'look-at.cases.yaml'))(
  'checking a contact: $what',
  ({ contact = 'imported', now, fields, changes, tracked = [], shows }) => {
    const seen = look(contacts[contact], personIn(now), fields);
    expect([seen.hasChanged, seen.tracked]).toEqual([changes, tracked]);
    expect(seen.contact).toMatchObject(shows);
  },
);

test.each([
  ['nothing is new', imported, person],
  ['the person no longer exists', imported, undefined],
  ['there is still no match', unknown, undefined],
] as const)('the same contact is returned if %s', (_, contact, now) => {
  expect(look(contact, now, ['title']).contact).toBe(contact);
});
