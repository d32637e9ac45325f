import { idOf, keyOf } from '../../arbitraries/knowledge.js';
import { each, type FindJudge, nothing, type RunJudge, type Violation } from '../../scene/finding.js';
import { textKey } from '../../target/wire/text-key.js';
import type { Element } from '../../view/find-view.js';
import { Memory } from './memory.js';

/** What a lookup alone in its request was answered with. */
interface Answer {
  readonly exchange: number;
  readonly ids: readonly string[];
  /** Always fewer people than asked for, so no others could take their places another time. */
  readonly complete: boolean;
}

/** At most so many people are remembered per lookup: a target that shows more has not answered it. */
const idsMost = 100;

/**
 * Section 4.1 rule 1: element i answers lookup i. Compares with the answers to the same lookups alone: an element is in the
 * wrong place if it has none of its own lookup's people and only people of another lookup of the request.
 */
function indexAligned(): FindJudge {
  const known = new Memory<Answer>();
  return ({ plain, answered, lookups, elements, size, exchange }) => {
    // How a filter or a projection changes who and what is shown is open.
    if (!plain || !answered) return nothing;
    const [first] = lookups;
    const [alone] = elements;
    if (first && alone && lookups.length === 1 && elements.length === 1) {
      const before = known.get(keyOf(first));
      const ids = [...new Set([...(before?.ids ?? []), ...idsOf(alone)])];
      known.set(keyOf(first), {
        exchange: before?.exchange ?? exchange.id,
        ids: ids.length <= idsMost ? ids : [],
        complete: ids.length <= idsMost && alone.people.length < size && (before?.complete ?? true),
      });
    }
    if (lookups.length < 2) return nothing;
    const answers = lookups.map((lookup) => known.get(keyOf(lookup)));
    return each(elements, (element): Violation | true | undefined => {
      const own = answers[element.index];
      // People who match equally well may replace each other in a list that was cut off: only complete lists are compared.
      if (!own?.complete || own.ids.length === 0) return undefined;
      const ids = idsOf(element);
      if (ids.length === 0 || ids.some((id) => own.ids.includes(id))) return true;
      const other = answers.findIndex(
        (answer) =>
          answer?.ids.every((id) => !own.ids.includes(id)) && ids.every((id) => answer.ids.includes(id)),
      );
      const theirs = answers[other];
      if (!theirs) return true;
      return {
        at: `${element.at}.people`,
        expected: `people of lookup ${element.index}, such as ${own.ids[0]}, not those of lookup ${other}`,
        received: ids.join(', '),
        related: [own.exchange, theirs.exchange],
      };
    });
  };
}

const idsOf = ({ people }: Element): string[] => people.flatMap(({ value }) => idOf(value).map(textKey));

/** Judges that each element stands at the index of its lookup. */
export const alignmentJudges: { readonly 'find.index-aligned': RunJudge } = {
  'find.index-aligned': { begin: indexAligned },
};
