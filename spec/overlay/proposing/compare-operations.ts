import type { QuestionId } from '../../../generated/questions.js';
import type { OverlayAction } from '../apply.js';
import type { Described } from './described.js';
import { jsonPathOf } from './json-path.js';
import { type Comparing, compareBodies, memberPairs } from './member-pairs.js';
import type { OperationLikeness } from './operation-pairs.js';
import type { Pair } from './pairing.js';
import { type Renamed, renamesOf, subjectOf } from './renames.js';
import type { Member } from './schema-view.js';
import { createVotes } from './votes.js';
import { meaningsOf } from './words.js';

/** A profile can describe the form of a list. */
const lists: QuestionId = 'list.envelope';

/**
 * Compares the names of members and parameters in matching operations.
 * @param moved the new place of an operation of ours, if it moved
 */
export function compareOperations(
  pairs: readonly Pair<OperationLikeness>[],
  moved: ReadonlyMap<Described, { readonly method: string; readonly path: string }>,
): Renamed & { readonly absent: readonly string[] } {
  const votes = createVotes();
  const unlike = new Set<string>();
  for (const { best, isSure } of pairs) {
    const { ours, theirs } = best;
    const name = ours.operationId ?? ours.shown;
    const telling = (where: string): Comparing => ({
      paired: (pair) => votes.add({ pair, where: `${where} of ${name}`, isOfSure: isSure }),
      missing: (member) => isSure && votes.missing(member),
      differs: (says) => {
        const hint = says.includes('list') ? ` (pdk questions, ${lists})` : '';
        if (isSure) unlike.add(`the ${where} of ${name}: ${says}${hint}`);
      },
    });
    const around = meaningsOf(`${ours.kind} ${ours.operationId ?? ''}`);
    if (ours.request && theirs.request) compareBodies(ours.request, theirs.request, around, telling('body'));
    if (ours.answer && theirs.answer) compareBodies(ours.answer, theirs.answer, around, telling('answer'));
    const told = telling('query');
    for (const pair of memberPairs(ours.query, theirs.query, new Set(around), told)) told.paired(pair);
  }
  const operationAt = new Map(
    [...moved.keys()].map((ours) => [jsonPathOf(['paths', ours.path, ours.method]), ours]),
  );
  const actionsFor = (member: Member, path: string, wire: string): readonly OverlayAction[] => {
    const ours = operationAt.get(jsonPathOf(member.keys.slice(0, 3)));
    const to = ours && moved.get(ours);
    if (member.keys[0] !== 'paths' || to === undefined)
      return [{ target: path, update: { 'x-wire-name': wire } }];
    // A moved operation loses its own parameters: the renamed one is added again.
    const { description: _, example: __, ...parameter } = member.parameter ?? {};
    const target = jsonPathOf(['paths', to.path, to.method]);
    return [{ target, update: { parameters: [{ ...parameter, 'x-wire-name': wire }] } }];
  };
  const renamed = renamesOf(votes.voted(), actionsFor);
  return {
    ...renamed,
    inexpressible: [...unlike, ...renamed.inexpressible],
    absent: votes.absent().map(subjectOf),
  };
}
