import { describe, expect, it } from 'vitest';
import type { Readings } from '../../../../generated/questions.js';
import { isRefusal } from '../../../engine/refusal.js';
import { readOptions } from '../../../host/options.js';
import { createWorld } from '../../../host/world.js';
import { createPopulation } from '../../../population/create-population.js';
import { readView } from '../../contact-search.js';
import { contactRecord, memberPaths, selectedPaths } from '../../contact-view.js';
import type { Contact } from '../../contacts.js';

describe('the view', () => {
  it.each([
    [undefined, 'full', 'full'],
    ['count', 'count', 'count'],
    ['data', 'full', 'refused'],
    ['full', 'refused', 'full'],
  ] as const)('%s', (view, dataCount, fullCount) => {
    const outcomeOf = (reading: 'data-count' | 'full-count') => {
      const outcome = readView(reading, view);
      return typeof outcome === 'string' ? outcome : 'refused';
    };
    expect(outcomeOf('data-count')).toBe(dataCount);
    expect(outcomeOf('full-count')).toBe(fullCount);
  });

  it('is refused with the allowed values', () => {
    expect(readView('data-count', 'full')).toMatchObject({
      message: '`view` is "full"; send "data" or "count".',
      field: 'view',
    });
  });
});

describe('what return_fields selects', () => {
  it.each([
    ['everything, when it is left out', undefined, memberPaths],
    ['everything, when it is empty', [], memberPaths],
    ['a member, and the id', ['name'], ['id', 'name']],
    ['a member inside of another', ['person.id'], ['id', 'person.id']],
    [
      'an object with all that is in it',
      ['last_custom_change'],
      ['id', 'last_custom_change.changed_at', 'last_custom_change.version'],
    ],
    ['members in the order of a contact', ['name', 'reference_id', 'id'], ['id', 'reference_id', 'name']],
    ['a member once', ['person', 'person.id'], ['id', 'person.id']],
  ])('%s', (_, fields, paths) => expect(selectedPaths(fields)).toEqual(paths));

  it('an unknown name is refused with a suggestion', () => {
    const refusal = selectedPaths(['name', 'persn.id']);
    expect(isRefusal(refusal) && refusal).toMatchObject({
      refused: 'request-invalid',
      field: 'return_fields[1]',
      message: '`return_fields[1]` is "persn.id", which is no member of a contact. Did you mean "person.id"?',
    });
  });

  it('part of a name is refused', () => expect(selectedPaths(['current_pos'])).toHaveProperty('refused'));
});

const population = createPopulation({ seed: 7, size: 1 });
const ada = population.person('per_4f1c09a2d7');
const unemployed = population.people.find(({ linkedin }) => linkedin === 'victor-salas-6');
const busy = population.people.find(
  ({ jobs = [] }) => jobs.filter(({ ended_at: end }) => end === undefined).length > 1,
);

const contact: Contact = {
  id: 'lc_1',
  ledgerId: 'led_1',
  importId: 'imp_1',
  referenceId: null,
  input: { name: 'ada  moreau' },
  createdAtMs: Date.UTC(2026, 0, 14, 5),
  match: { personId: 'per_4f1c09a2d7', score: 90 },
  verified: true,
  seen: ada ?? null,
  companyChangedAtMs: null,
  infoChangedAtMs: null,
  customChange: null,
};

async function recordWith(readings: Partial<Readings>, changes: Partial<Contact> = {}, person = ada) {
  const world = await createWorld(await readOptions({ profile: readings }), population);
  return contactRecord({ ...contact, seen: person ?? null, ...changes }, world);
}

describe('the record of a contact', () => {
  it('has no times of change if nothing changed since the import', async () => {
    const record = await recordWith({});
    expect(Object.keys(record)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^last_/)]));
  });

  it('shows when something changed, and by which version of the tracked fields', async () => {
    const changedAtMs = Date.UTC(2026, 1, 1);
    const changes = {
      companyChangedAtMs: changedAtMs,
      infoChangedAtMs: changedAtMs + 86_400_000,
      customChange: { changedAtMs, version: 2 },
    };
    expect(await recordWith({}, changes)).toMatchObject({
      last_company_changed_at: '2026-02-01T00:00:00.000Z',
      last_info_changed_at: '2026-02-02T00:00:00.000Z',
      last_custom_change: { changed_at: '2026-02-01T00:00:00.000Z', version: 2 },
    });
    const { last_custom_change: custom } = await recordWith({ 'tracked.version': 'uuid' }, changes);
    expect(custom).toHaveProperty('version', expect.stringMatching(/^[\da-f]{8}-/));
  });

  it('never alters what was sent, and takes the rest from the person', async () => {
    expect(await recordWith({ 'record.linkedin-form': 'url' })).toMatchObject({
      name: 'ada  moreau',
      linkedin: 'https://www.linkedin.com/in/ada-moreau-7',
      country: 'United States',
    });
    const input = { linkedin: 'linkedin.com/in/Ada-Moreau-7', location: ' somewhere ' };
    expect(await recordWith({ 'record.linkedin-form': 'url' }, { input })).toMatchObject(input);
  });

  it('shows the person in the forms of the profile', async () => {
    const { person, current_position: position } = await recordWith({
      'record.id-form': 'uuid',
      'record.date': 'date-only',
    });
    expect(person).toEqual({ id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(position).toMatchObject({
      started_at: '2020-09-01',
      company: { id: expect.stringMatching(/^[\da-f-]{36}$/) },
    });
  });

  it.each(['omitted', 'as-null', 'empty-string', 'mixed'] as const)(
    'omits absent members, even if the records of people have the reading %s',
    async (absent) => {
      const record = await recordWith({ 'record.absent': absent }, {}, unemployed);
      expect(record).not.toHaveProperty('current_position');
      expect(JSON.stringify(record)).not.toMatch(/null|""/);
    },
  );

  it('shows whether a person has several jobs at once', async () => {
    expect(await recordWith({})).toHaveProperty('has_multiple_jobs', false);
    expect(await recordWith({}, {}, busy)).toHaveProperty('has_multiple_jobs', true);
    expect(await recordWith({ 'record.multiple-active': 'never' }, {}, busy)).toHaveProperty(
      'has_multiple_jobs',
      false,
    );
  });

  it('shows only what was sent if there is no match', async () => {
    const world = await createWorld(await readOptions({}), population);
    const record = contactRecord({ ...contact, match: null, seen: null, verified: false }, world);
    expect(record).toEqual({
      id: 'lc_1',
      is_verified: false,
      name: 'ada  moreau',
      import_id: 'imp_1',
      created_at: '2026-01-14T05:00:00.000Z',
    });
  });
});
