import { expect, test } from 'vitest';
import { specimen } from '../../fixtures/fakes/specimen.js';
import { createRecorder } from './recorder.js';

test('outcomes of large responses keep little of each', () => {
  const t = createRecorder(['org.get'], () => true);
  for (let id = 1; id <= 3; id += 1) {
    const pad = 'x'.repeat(1_000_000);
    const answer = specimen({ operation: 'getOrganization', id, answer: { pad } });
    t.soft('org.get', answer).holds(id !== 2, { at: 'body', expected: 'less', received: { pad } });
    t.soft('org.get', answer).accepted('the organization is there');
  }
  const outcomes = t.outcomes();
  expect(outcomes.map(({ exchange }) => exchange?.id)).toEqual([1, 1, 2, 2, 3, 3]);
  expect(JSON.stringify(outcomes).length).toBeLessThan(100_000);
});
