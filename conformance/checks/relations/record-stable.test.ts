import { describe, expect, test } from 'vitest';
import type { Json } from '../../target/json.js';
import { differenceBetween } from './record-stable.js';

const job = (title: string) => ({
  title,
  company: { name: 'Northwind', sic_codes: ['1', '2'] },
  duration: 3,
});

describe('two records differ', () => {
  test.each<[string, Json, Json, string]>([
    ['in a text', { name: 'Ada' }, { name: 'Bea' }, '.name'],
    ['in a nested text', { position: job('a') }, { position: job('b') }, '.position.title'],
    ['in a job', { jobs: [job('a'), job('b')] }, { jobs: [job('a'), job('c')] }, '.jobs[1].title'],
    ['in the number of jobs', { jobs: [job('a')] }, { jobs: [job('a'), job('a')] }, '.jobs'],
  ])('%s', (_, one, other, at) => {
    expect(differenceBetween(one, other)).toMatchObject({ at });
  });
});

describe('two records do not differ', () => {
  test.each<[string, Json, Json]>([
    ['in what ticks', { position: job('a') }, { position: { ...job('a'), duration: 4 } }],
    ['in the score', { name: 'Ada', score: 1 }, { name: 'Ada', score: 2 }],
    ['in what only one of them has', { name: 'Ada' }, { name: 'Ada', country: 'Norway' }],
    ['in what is empty', { country: '', jobs: [] }, { country: 'Norway', jobs: [job('a')] }],
    ['in the order of lists', { jobs: [job('a'), job('b')] }, { jobs: [job('b'), job('a')] }],
    ['in members that the document does not name', { updated_by: 1 }, { updated_by: 2 }],
  ])('%s', (_, one, other) => {
    expect(differenceBetween(one, other)).toBeUndefined();
  });
});
