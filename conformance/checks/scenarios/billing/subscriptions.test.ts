import { expect, test } from 'vitest';
import type { JsonObject } from '../../../target/json.js';
import { type Standing, standingOf } from './subscriptions.js';

const now = Date.UTC(2026, 4, 10, 12);

test.each<[subscription: JsonObject, expected: Standing]>([
  [{ status: 'active' }, 'active'],
  [{ status: 'Expired' }, 'past'],
  [{ status: 'canceled' }, undefined],
  [{ status: 'active', ends_at: '2025-05-01' }, 'active'],
  [{ ends_at: '2026-05-01T00:00:00Z' }, 'past'],
  [{ ends_at: '2026-06-01' }, 'active'],
  [{ ends_at: '2026-05-10' }, undefined],
  [{ ends_at: null }, undefined],
  [{ ends_at: 'soon' }, undefined],
  [{}, undefined],
])('%j is %s', (subscription, expected) => {
  expect(standingOf(subscription, now)).toBe(expected);
});
