import { describe, expect, test } from 'vitest';
import { differing } from './ledgers.js';

const ledger = {
  id: 'led_1',
  name: 'Customers',
  description: 'Of this year',
  created_at: '2026-01-14T05:00:00Z',
  counts: { total: 3, verified: 2, new_jobs: 0 },
};

describe('the listed ledger and the one that is read', () => {
  test('agree, whatever other members they have', () => {
    expect(differing({ ...ledger, etag: 'a' }, { ...ledger, etag: 'b' })).toBeUndefined();
  });

  test('agree if neither has a description', () => {
    const { description: _, ...without } = ledger;
    expect(differing(without, { ...without, description: null })).toBeUndefined();
  });

  test('differ if the list lacks a member', () => {
    const { description: _, ...without } = ledger;
    expect(differing(ledger, without)).toEqual({ fact: 'description', got: 'Of this year', listed: null });
  });

  test('differ if a count does', () => {
    const listed = { ...ledger, counts: { ...ledger.counts, total: 4 } };
    expect(differing(ledger, listed)).toEqual({ fact: 'total', got: 3, listed: 4 });
  });
});
