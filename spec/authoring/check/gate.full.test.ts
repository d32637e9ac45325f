import { afterEach, describe, expect, test } from 'vitest';
import { readCases } from '../../../fixtures/cases.js';
import { editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { readTree } from '../../source/tree.js';
import type { Rating } from './changes/rating.js';
import { compareTrees } from './states.js';

// Edits of our own contract, each with the expected verdict. A verdict that is too mild misses a break; verdicts that are too
// harsh are soon ignored.

interface Case {
  readonly verdict: Rating;
  readonly what: string;
  readonly at?: string;
  readonly edits: readonly Readonly<Record<'file' | 'from' | 'to', string>>[];
}

const cases = ['operations.yaml', 'words.yaml'].flatMap((file) =>
  Object.entries(readCases<Readonly<Record<string, Case>>>(`${ownRoot}/fixtures/edits`, file)),
);

const copy = editedCopy();
const base = readTree(ownRoot);

afterEach(() => copy.restore());

describe('an edit of the contract gets the right verdict', () => {
  test('without an edit there is no change', () => {
    expect(compareTrees(base, readTree(copy.root))).toEqual([]);
  });

  test.each(cases)('%s', (_, { edits, verdict, what, at }) => {
    for (const { file, from, to } of edits) copy.edit([file, from, to]);
    const revision = readTree(copy.root);
    const changes = compareTrees(base, revision);
    const [worst] = changes;

    expect(worst?.rating).toBe(verdict);
    expect(changes.filter(({ rating }) => rating === verdict).map((change) => change.what)).toContain(what);
    if (at !== undefined) expect(changes.find((change) => change.what === what)?.operations).toContain(at);
    const edited = new Set(edits.map(({ file }) => `spec/${file}`));
    for (const { place } of changes) expect(edited).toContain(place.file);
  });
});
