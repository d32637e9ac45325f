import { idOf, keyOf } from '../../arbitraries/knowledge.js';
import {
  each,
  type Finding,
  type FindJudge,
  nothing,
  type RunJudge,
  type Violation,
} from '../../scene/finding.js';
import { textKey } from '../../target/wire/text-key.js';
import type { Element, FindView } from '../../view/find-view.js';

/** What a lookup alone in its request was answered with. */
interface Answer {
  readonly exchange: number;
  readonly ids: ReadonlySet<string>;
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
  const known = new Map<string, Answer>();
  return (view) => {
    // How a filter or a projection changes who and what is shown is open.
    if (!view.plain || !view.answered) return nothing;
    if (view.lookups.length > 1) return judge(view, known);
    learn(view, known);
    return nothing;
  };
}

function learn({ lookups, elements, size, exchange }: FindView, known: Map<string, Answer>): void {
  const [lookup, element] = [lookups[0], elements[0]];
  if (!lookup || !element || elements.length !== 1) return;
  const before = known.get(keyOf(lookup));
  const ids = new Set([...(before?.ids ?? []), ...idsOf(element)]);
  known.set(keyOf(lookup), {
    exchange: before?.exchange ?? exchange.id,
    ids: ids.size <= idsMost ? ids : new Set(),
    complete: ids.size <= idsMost && element.people.length < size && (before?.complete ?? true),
  });
}

function judge(view: FindView, known: ReadonlyMap<string, Answer>): Finding {
  const answers = view.lookups.map((lookup) => known.get(keyOf(lookup)));
  return each(view.elements, (element): Violation | true | undefined => {
    const own = answers[element.index];
    // People who match equally well may replace each other in a list that was cut off: only complete lists are compared.
    if (!own?.complete || own.ids.size === 0) return undefined;
    const ids = idsOf(element);
    if (ids.length === 0 || ids.some((id) => own.ids.has(id))) return true;
    const other = answers.findIndex(
      (answer) => answer && areDisjoint(answer.ids, own.ids) && ids.every((id) => answer.ids.has(id)),
    );
    const theirs = answers[other];
    if (!theirs) return true;
    return {
      at: `${element.at}.people`,
      expected: `people of lookup ${element.index}, such as ${[...own.ids][0]}, not those of lookup ${other}`,
      received: ids.join(', '),
      related: [own.exchange, theirs.exchange],
    };
  });
}

const idsOf = ({ people }: Element): string[] => people.flatMap(({ value }) => idOf(value).map(textKey));

function areDisjoint(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].every((id) => !b.has(id));
}

/** Judges that each element stands at the index of its lookup. */
export const alignmentJudges: { readonly 'find.index-aligned': RunJudge } = {
  'find.index-aligned': { begin: indexAligned },
};
