import { describe, expect, test } from 'vitest';
import { profileOf } from '../../engine/world.js';
import { aCompany, aJob, aPerson, type Person } from '../../population/named/builders.js';
import type { Population } from '../../population/population.js';
import { lookAt } from '../enrichment.js';
import { newContact } from '../match.js';

const acme = aCompany('Acme Tools');
const zeta = aCompany('Zeta Labs');
const engineer = (title: string, company = acme) =>
  aJob(title, 'Staff', 'Engineering', company, { from: '2020-01' });

const person = aPerson('p-1', { first_name: 'Ada', jobs: [engineer('Engineer')] });
const id = person.id ?? '';
const as = (...jobs: readonly ReturnType<typeof engineer>[]): Person =>
  aPerson('p-1', { first_name: 'Ada', jobs: [...jobs] });

const origin = { id: 'lc_1', ledgerId: 'led_1', importId: 'imp_1', createdAtMs: 1 };
const imported = newContact({ linkedin: 'p-1', company_name: 'Acme Tools' }, { person, score: 0.97 }, origin);
const unknown = newContact({ linkedin: 'p-1' }, undefined, origin);

function populationOf(...people: readonly Person[]): Population {
  return {
    people,
    inOrderOfIds: people,
    indexed: () => Promise.resolve(),
    person: (wanted) => people.find((each) => each.id === wanted),
    candidates: ({ term }) =>
      people.filter(({ linkedin }) => linkedin === term).map((each) => ({ person: each, similarity: 1 })),
    similarity: ({ linkedin }, { term }) => (linkedin === term ? 1 : 0),
  };
}

function look(
  contact: typeof imported,
  now: Person | undefined,
  fields: readonly ('title' | 'company.name')[] = [],
) {
  return lookAt(contact, {
    population: populationOf(...(now === undefined ? [] : [now])),
    profile: profileOf({}),
    effective: fields.length === 0 ? undefined : { version: 4, fields },
    now: 1000,
  });
}

describe('checking a contact', () => {
  test('returns the same object if nothing is new', async () => {
    const { contact, hasChanged, tracked } = await look(imported, person, ['title']);
    expect(contact).toBe(imported);
    expect([hasChanged, tracked]).toEqual([false, []]);
  });

  test('with a new title reports a change but no new job', async () => {
    const { contact, hasChanged } = await look(imported, as(engineer('Architect')));
    expect(hasChanged).toBe(true);
    expect(contact).toMatchObject({ infoChangedAtMs: 1000, companyChangedAtMs: null, customChange: null });
    expect(contact.seen).toMatchObject({ position: { title: 'Architect' } });
  });

  test('at another company reports a new job, and the contact is no longer verified', async () => {
    const { contact, hasChanged } = await look(imported, as(engineer('Engineer', zeta)));
    expect(hasChanged).toBe(true);
    expect(contact).toMatchObject({ companyChangedAtMs: 1000, infoChangedAtMs: 1000, verified: false });
  });

  test('without a company reports a change but no new job', async () => {
    const { contact } = await look(imported, as());
    expect(contact).toMatchObject({ companyChangedAtMs: null, infoChangedAtMs: 1000, verified: false });
  });

  test.each([
    [
      'a job that began at another time',
      [aJob('Engineer', 'Staff', 'Engineering', acme, { from: '2019-01' })],
    ],
    ['another job beside the one of before', [engineer('Engineer'), engineer('Adviser', zeta)]],
  ])('with %s reports a change, although it cannot be tracked', async (_, jobs) => {
    const { contact, hasChanged, tracked } = await look(imported, as(...jobs), ['title']);
    expect([hasChanged, tracked]).toEqual([true, []]);
    expect(contact).toMatchObject({ infoChangedAtMs: 1000, companyChangedAtMs: null });
  });

  test('stores what the contact does not show without reporting a change', async () => {
    const now: Person = { ...person, cell_phone_number: '+1 555 0100' };
    const { contact, hasChanged } = await look(imported, now);
    expect(hasChanged).toBe(false);
    expect(contact).toEqual({ ...imported, seen: now });
  });

  test('keeps the earlier time of what did not change again', async () => {
    const before = { ...imported, companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } };
    const { contact } = await look(before, as(engineer('Architect')), ['company.name']);
    expect(contact).toMatchObject({ companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } });
  });

  test('returns the changed fields that are tracked, and records the version that tracks them', async () => {
    const { contact, tracked } = await look(imported, as(engineer('Architect', zeta)), [
      'title',
      'company.name',
    ]);
    expect(tracked).toEqual(['title', 'company.name']);
    expect(contact.customChange).toEqual({ changedAtMs: 1000, version: 4 });
  });

  test('does not return changed fields that are not tracked', async () => {
    const { contact, hasChanged, tracked } = await look(imported, as(engineer('Architect')), [
      'company.name',
    ]);
    expect([hasChanged, tracked]).toEqual([true, []]);
    expect(contact.customChange).toBeNull();
  });

  test('whose person no longer exists leaves it unchanged', async () => {
    expect((await look(imported, undefined, ['title'])).contact).toBe(imported);
  });
});

describe('checking a contact without a match', () => {
  test('finds a person who is known now, which is not a change', async () => {
    const { contact, hasChanged, tracked } = await look(unknown, person, ['title']);
    expect([hasChanged, tracked]).toEqual([false, []]);
    expect(contact).toMatchObject({
      match: { personId: id },
      verified: true,
      infoChangedAtMs: null,
      seen: person,
    });
  });

  test('leaves it unchanged if there is still no match', async () => {
    expect((await look(unknown, undefined)).contact).toBe(unknown);
  });
});
