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
  it('never alters what was sent, and takes the rest from the person', async () => {
    expect(await recordWith({ 'record.linkedin-form': 'url' })).toMatchObject({
      name: 'ada  moreau',
      linkedin: 'https://www.linkedin.com/in/ada-moreau-7',
      country: 'United States',
    });
    const input = { linkedin: 'linkedin.com/in/Ada-Moreau-7', location: ' somewhere ' };
    expect(await recordWith({ 'record.linkedin-form': 'url' }, { input })).toMatchObject(input);
  });
});
