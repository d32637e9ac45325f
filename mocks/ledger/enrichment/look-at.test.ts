import { describe, expect, test } from 'vitest';
import { profileOf } from '../../engine/profile.js';
import { aCompany, aJob, aPerson, type Person } from '../../population/named/builders.js';
import type { Population } from '../../population/population.js';
import { lookAt } from './look-at.js';
import { newContact } from './new-contact.js';

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

describe('a look at a contact', () => {
  test('of whom nothing is new leaves the very contact', async () => {
    const { contact, hasChanged, tracked } = await look(imported, person, ['title']);
    expect(contact).toBe(imported);
    expect([hasChanged, tracked]).toEqual([false, []]);
  });

  test('with a new title notices that anything changed, and no new job', async () => {
    const { contact, hasChanged } = await look(imported, as(engineer('Architect')));
    expect(hasChanged).toBe(true);
    expect(contact).toMatchObject({ infoChangedAtMs: 1000, companyChangedAtMs: null, customChange: null });
    expect(contact.seen).toMatchObject({ position: { title: 'Architect' } });
  });

  test('at another company notices a new job, and verifies the contact no longer', async () => {
    const { contact, hasChanged } = await look(imported, as(engineer('Engineer', zeta)));
    expect(hasChanged).toBe(true);
    expect(contact).toMatchObject({ companyChangedAtMs: 1000, infoChangedAtMs: 1000, verified: false });
  });

  test('without a company notices a change, and no new job', async () => {
    const { contact } = await look(imported, as());
    expect(contact).toMatchObject({ companyChangedAtMs: null, infoChangedAtMs: 1000, verified: false });
  });

  test.each([
    [
      'a job that began at another time',
      [aJob('Engineer', 'Staff', 'Engineering', acme, { from: '2019-01' })],
    ],
    ['another job beside the one of before', [engineer('Engineer'), engineer('Adviser', zeta)]],
  ])('with %s notices what cannot be tracked, too', async (_, jobs) => {
    const { contact, hasChanged, tracked } = await look(imported, as(...jobs), ['title']);
    expect([hasChanged, tracked]).toEqual([true, []]);
    expect(contact).toMatchObject({ infoChangedAtMs: 1000, companyChangedAtMs: null });
  });

  test('takes over what it does not show without noticing a change', async () => {
    const now: Person = { ...person, cell_phone_number: '+1 555 0100' };
    const { contact, hasChanged } = await look(imported, now);
    expect(hasChanged).toBe(false);
    expect(contact).toEqual({ ...imported, seen: now });
  });

  test('keeps an earlier time of what did not change again', async () => {
    const before = { ...imported, companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } };
    const { contact } = await look(before, as(engineer('Architect')), ['company.name']);
    expect(contact).toMatchObject({ companyChangedAtMs: 5, customChange: { changedAtMs: 5, version: 1 } });
  });

  test('tells the tracked fields among the changed ones, with the version that noticed them', async () => {
    const { contact, tracked } = await look(imported, as(engineer('Architect', zeta)), [
      'title',
      'company.name',
    ]);
    expect(tracked).toEqual(['title', 'company.name']);
    expect(contact.customChange).toEqual({ changedAtMs: 1000, version: 4 });
  });

  test('tells nothing about fields that are not tracked', async () => {
    const { contact, hasChanged, tracked } = await look(imported, as(engineer('Architect')), [
      'company.name',
    ]);
    expect([hasChanged, tracked]).toEqual([true, []]);
    expect(contact.customChange).toBeNull();
  });

  test('whose person is gone leaves it as it was', async () => {
    expect((await look(imported, undefined, ['title'])).contact).toBe(imported);
  });
});

describe('a look at a contact that nobody was found for', () => {
  test('finds who has come to be known, which is no change', async () => {
    const { contact, hasChanged, tracked } = await look(unknown, person, ['title']);
    expect([hasChanged, tracked]).toEqual([false, []]);
    expect(contact).toMatchObject({
      match: { personId: id },
      verified: true,
      infoChangedAtMs: null,
      seen: person,
    });
  });

  test('leaves it as it was when there still is nobody', async () => {
    expect((await look(unknown, undefined)).contact).toBe(unknown);
  });
});
