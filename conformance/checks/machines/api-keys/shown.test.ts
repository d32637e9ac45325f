import { describe, expect, test } from 'vitest';
import {
  descriptionSighting,
  fullValueSighting,
  lastUseOf,
  lastUseSighting,
  shorthandOf,
  shorthandSighting,
} from './shown.js';

const named = { name: 'pdk-1-key-1', description: 'made by a conformance run' };
const key = 'pdk_key_Qw3rTyUiOpAsDfGhJkLzXcVbNm9xYz';
const record = { id: 'key_3f0a', ...named, createdAt: '2026-01-14T05:00:00.000Z' };

describe('the full value in the response to a creation', () => {
  test.each([
    ['is shown as key', { ...record, key }, 'shown'],
    ['may stand under another name', { ...record, value: key }, 'perhaps'],
    ['is not there beside a shorthand', { ...record, shorthand: 'pdk_key_Qw3r...9xYz' }, 'not shown'],
    ['is not a key with its middle left out', { ...record, key: 'pdk_key_Qw3r...9xYz' }, 'not shown'],
    ['is not there', record, 'not shown'],
  ])('%s', (_, answer, expected) => {
    expect(fullValueSighting(answer, named)).toBe(expected);
  });
});

describe('the shorthand in a response about a key', () => {
  test.each([
    ['is shown by its name', { ...record, shorthand: 'whatever' }, 'shown'],
    ['is known by what it repeats of the key', { ...record, prefix: 'pdk_key_Qw3r' }, 'shown'],
    ['may be a text of unknown meaning', { ...record, fingerprint: 'ab:cd:ef' }, 'perhaps'],
    ['is not there', { ...record, uses: 3 }, 'not shown'],
  ])('%s', (_, answer, expected) => {
    expect(shorthandSighting(answer, key, named)).toBe(expected);
  });

  test('is not the id, which may have the prefix of a key', () => {
    expect(shorthandOf({ ...record, id: 'pdk_key_3f0a' }, key, named)).toBeUndefined();
  });
});

test('a description that no response ever contained may have another name', () => {
  const { description } = named;
  expect(descriptionSighting(record, record, description)).toBe('shown');
  expect(descriptionSighting({ id: 'key_3f0a' }, record, description)).toBe('not shown');
  expect(descriptionSighting({ id: 'key_3f0a' }, { id: 'key_3f0a' }, description)).toBe('perhaps');
});

describe('the last use of a key', () => {
  const at = '2026-01-15T02:00:07.412Z';

  test.each([
    ['by its name', { ...record, lastUsedAt: null }, { ...record, lastUsedAt: at }, 'lastUsedAt'],
    ['by the day alone', record, { ...record, last_use: '2026-01-15' }, 'last_use'],
    ['by what is new since the use', record, { ...record, activity: { at } }, 'activity.at'],
  ])('is found %s', (_, unused, used, expected) => {
    expect(lastUseOf(unused, used)?.at).toBe(expected);
  });

  test('is not shown if the use changed nothing, and perhaps shown if it changed something that is not a date', () => {
    expect(lastUseSighting(record, record)).toBe('not shown');
    expect(lastUseSighting(record, { ...record, used: 'a minute ago' })).toBe('perhaps');
  });
});
