import { afterEach, describe, expect, test } from 'vitest';
import { editedCopy, ownRoot } from '../../../fixtures/edited.js';
import { ofOperations } from '../../../fixtures/edits/operations.js';
import { ofWords } from '../../../fixtures/edits/words.js';
import { readTree } from '../../source/tree.js';
import { compareTrees } from './states.js';

// Edits of our own contract, each with the expected verdict. A verdict that is too mild misses a break; verdicts that are too
// harsh are soon ignored.

const cases = Object.entries({ ...ofOperations, ...ofWords }).map(
  ([name, [[verdict, what, at], ...edits]]) => ({
    ...{ name, verdict, what, at, edits },
  }),
);

const copy = editedCopy();
const base = readTree(ownRoot);

afterEach(() => copy.restore());

describe('an edit of the contract gets the right verdict', () => {
  test('without an edit there is no change', () => {
    expect(compareTrees(base, readTree(copy.root))).toEqual([]);
  });

  test.each(cases)('$name: $verdict', ({ edits, verdict, what, at }) => {
    copy.edit(...edits);
    const revision = readTree(copy.root);
    const changes = compareTrees(base, revision);
    const [worst] = changes;

    expect(worst?.rating).toBe(verdict);
    expect(changes.filter(({ rating }) => rating === verdict).map((change) => change.what)).toContain(what);
    if (at !== undefined) expect(changes.find((change) => change.what === what)?.operations).toContain(at);
    const edited = new Set(edits.map(([file]) => `spec/${file}`));
    for (const { place } of changes) expect(edited).toContain(place.file);
  });
});
