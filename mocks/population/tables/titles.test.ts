import { expect, it } from 'vitest';
import { records } from '../../../generated/records.js';
import { randomOf } from '../random.js';
import { type Level, titleOf, type Work } from '../tables.js';

const isLevel = (value: string): value is Level => valuesOf('level').includes(value);
const isWork = (value: string): value is Work => valuesOf('function').includes(value);

function valuesOf(property: string): readonly string[] {
  return records.job.properties.find(({ name }) => name === property)?.values ?? [];
}

it('no title is used for two functions or two levels', () => {
  const meanings = new Map<string, string>();
  const random = randomOf(1, 'person', 1);
  for (const level of valuesOf('level').filter(isLevel)) {
    for (const work of valuesOf('function').filter(isWork)) {
      for (let draw = 0; draw < 100; draw++) {
        const title = titleOf(level, work, random);
        expect([title, meanings.get(title) ?? `${level}, ${work}`]).toEqual([title, `${level}, ${work}`]);
        meanings.set(title, `${level}, ${work}`);
      }
    }
  }
  expect(meanings.size).toBeGreaterThan(400);
});
