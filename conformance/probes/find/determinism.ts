import { idOf } from '../../arbitraries/knowledge.js';
import type { FindView } from '../../view/find-view.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import { agrees, otherwise } from '../sighting.js';
import { difference } from './same-order.js';
import { enoughTies, threeFinds, tiesIn } from './three-finds.js';

/** People with a number of connections, without which nothing is seen of its drifting. */
const enoughPeople = 5;

export const determinism = asks('find.determinism', {
  requests: 4,
  // Where the score orders nobody, or is the same for all of a list, equal ones say nothing.
  hiddenBy: { 'find.score-order': ['other'], 'find.waterfall': ['all-criteria'] },
  async ask(t) {
    const { first, again } = await threeFinds(t);
    const order = difference(first, again);
    if (order === 'people') throw undecided('the same find was answered with other people');
    const drifted = drift(first, again);
    if (order === 'ties') {
      const saw = 'the same find again → people with equal scores in another order';
      return drifted === 'most' ? otherwise(`${saw}, with other connections`) : agrees('ties', saw);
    }
    if (drifted === 'most') return agrees('drift', 'the same find again → a few connections more or less');
    if (drifted === 'some') throw undecided('some people changed between two finds');
    const left = [
      'off',
      ...(tiesIn(first).length < enoughTies ? (['ties'] as const) : []),
      ...(drifted === undefined ? (['drift'] as const) : []),
    ] as const;
    return agrees(left, 'the same find again → the same answer');
  },
});

/** Whose connections changed; undefined where too few people tell theirs. */
function drift(first: FindView, again: FindView): 'most' | 'some' | 'nobody' | undefined {
  const before = connectionsIn(first);
  const after = connectionsIn(again);
  const both = [...before].filter(([id]) => after.has(id));
  if (both.length < enoughPeople) return undefined;
  const changed = both.filter(([id, count]) => after.get(id) !== count).length;
  if (changed === 0) return 'nobody';
  return changed * 2 >= both.length ? 'most' : 'some';
}

function connectionsIn({ records }: FindView): ReadonlyMap<string, number> {
  return new Map(
    records.person.flatMap(({ value }) => {
      const { connections } = value;
      return typeof connections === 'number' ? idOf(value).map((id) => [id, connections] as const) : [];
    }),
  );
}
