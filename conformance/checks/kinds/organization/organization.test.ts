import { expect, test } from 'vitest';
import { changedMembers } from './organization.js';

const before = { id: 'o', name: 'One', status: 'active', settings: { language: 'en', zones: ['UTC'] } };

test.each([
  ['nothing', before],
  ['the name', { ...before, name: 'Two' }],
  ['when it was changed, and another form of the name', { ...before, updatedAt: '2026-01-01', slug: 'two' }],
  [
    'the order of members',
    { settings: { zones: ['UTC'], language: 'en' }, status: 'active', name: 'Two', id: 'o' },
  ],
  ['an empty member', { ...before, labels: [] }],
])('renaming may change %s', (_, after) => {
  expect(changedMembers(before, after)).toEqual([]);
});

test.each([
  ['a value', { ...before, status: 'suspended' }, 'status'],
  ['a member of a member', { ...before, settings: { ...before.settings, language: 'fr' } }, 'settings'],
  ['a list', { ...before, settings: { ...before.settings, zones: ['UTC', 'CET'] } }, 'settings'],
  ['a member that is emptied', { ...before, settings: {} }, 'settings'],
  ['a new member', { ...before, plan: 'large' }, 'plan'],
])('%s counts as a change', (_, after, name) => {
  expect(changedMembers(before, after)).toEqual([name]);
});
