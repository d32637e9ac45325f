import { expect, test } from 'vitest';
import type { JsonObject } from '../../../target/json.js';
import { type Standing, standingOf } from './subscriptions.js';

test.each<[subscription: JsonObject, expected: Standing]>([
  [{ status: 'active', ends_at: '2025-05-01' }, 'active'],
  [{ status: 'Expired' }, 'past'],
  [{ status: 'canceled' }, undefined],
  [{ ends_at: '2026-05-01T00:00:00Z' }, undefined],
])('%j is %s', (subscription, expected) => {
  expect(standingOf(subscription)).toBe(expected);
});
