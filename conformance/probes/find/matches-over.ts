import { answered, undecided } from '../answers.js';
import { asks } from '../probe.js';
import { elementsOf, idsIn } from './elements.js';
import { requireGood } from './odd-find.js';
import { wholeFind } from './whole-find.js';

const allowed = 100;

export const matchesOver = asks('find.matches-over', {
  requests: 3,
  // Over a hundred lookups are dear where each is charged.
  once: true,
  async ask(t) {
    await requireGood(t);
    const { lookup, ids } = t.someone();
    const matches = Array.from({ length: allowed + 1 }, () => lookup);
    const answer = await wholeFind(t, { matches, size: 1 });
    const refused = { 400: 'rejected-400', 413: 'rejected-413', 422: 'rejected-422' } as const;
    return answered(answer, '101 lookups', refused, () => {
      const count = elementsOf(answer)?.length ?? 0;
      const found = idsIn(answer, count) ?? [];
      if (!found.slice(0, allowed).every((each) => each.join() === ids.join())) return undefined;
      if (count === allowed) return 'truncated';
      if (count !== allowed + 1) return undefined;
      const last = found[allowed] ?? [];
      if (last.length === 0 && elementsOf(answer)?.[allowed]?.['found'] !== false) {
        throw undecided('the last of 101 elements does not say whether somebody was found');
      }
      return last.length === 0 ? 'partial' : undefined;
    });
  },
});
