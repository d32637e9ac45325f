import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../engine/refusal.js';
import { readView } from '../../contact-search.js';
import { memberPaths, selectedPaths } from '../../contact-view.js';

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
