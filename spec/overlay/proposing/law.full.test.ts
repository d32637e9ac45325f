import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Change } from '../../../fixtures/forms/drawn-overlay.js';
import { drawnTarget, proposedFrom } from '../../../fixtures/forms/proposed-from.js';

test('the renames of an overlay are proposed again from the document that it produces', {
  timeout: 280_000,
}, () => {
  fc.assert(
    fc.property(drawnTarget, (target) => {
      const { proposed, truth } = proposedFrom(target);
      const sure = proposed.proposals.filter(({ confidence }) => confidence === 'sure');
      const wrong = sure.filter(({ subject, theirs }) => truth.get(subject)?.theirs !== theirs);
      expect(wrong, 'nothing is surely proposed that is not so').toEqual([]);
      const isSure = ({ subject, theirs }: Change) =>
        sure.some((each) => each.subject === subject && each.theirs === theirs);
      const isMember = ({ subject }: Change) => subject.includes('.');
      // Members of an operation that is not recognised cannot be sure either.
      const isStrange = [...truth.values()].some((change) => !isMember(change) && !change.isTellable);
      const isLost = [...truth.values()].filter(
        (change) => change.isTellable && !isSure(change) && !(isMember(change) && isStrange),
      );
      expect(isLost, 'whatever a reader would know again is sure').toEqual([]);
      const asOurs = proposed.same.filter((id) => truth.has(id) || target.lacks.includes(id));
      expect(asOurs, 'nothing stands where it does not').toEqual([]);
      expect(proposed.differences, 'nothing that is stated is otherwise').toEqual([]);
    }),
    { numRuns: 25 },
  );
});
