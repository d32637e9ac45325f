import { type RuleId, rules } from '../../generated/rules.js';
import type { Exchange } from '../target/exchange.js';
import type { Target } from '../target/target.js';
import {
  type Difference,
  type Facet,
  type Filed,
  facetKey,
  other,
  type Pair,
  type Side,
  sides,
  sizeOf,
  worstFirst,
} from './difference.js';
import { facetsOf, valueFacets } from './facets.js';
import { questionOf, questionsOf, type Seen } from './filed.js';
import { createJudged, isBinding } from './judged.js';
import { createShapes, isNoChance } from './shapes.js';

interface Group {
  readonly facet: Facet;
  readonly filed: Filed;
  witness: Pair;
  count: number;
}

/**
 * Collects the differences between pairs of answers, grouped by kind.
 * @param isSameData whether values are compared, too
 */
export function createCollected(a: Target, b: Target, isSameData: boolean) {
  const judged = { a: createJudged(a), b: createJudged(b) };
  const shapes = createShapes();
  const groups = new Map<string, Group>();
  const answers = new Map<Exchange['operation'], number>();
  const breaking = { a: new Map<RuleId, Group>(), b: new Map<RuleId, Group>() };
  let compared = 0;

  function add<K>(to: Map<K, Group>, key: K, group: Omit<Group, 'count'>): void {
    const known = to.get(key);
    if (!known) to.set(key, { ...group, count: 1 });
    else {
      known.count += 1;
      if (sizeOf(group.witness) < sizeOf(known.witness)) known.witness = group.witness;
    }
  }

  function judge(pair: Pair): Seen {
    const said = { a: judged.a.see(pair.a), b: judged.b.see(pair.b) };
    const broken = sides.flatMap((by) =>
      said[by].broken.filter((rule) => !said[other[by]].broken.includes(rule)).map((rule) => ({ rule, by })),
    );
    for (const by of sides) {
      for (const rule of said[by].broken)
        add(breaking[by], rule, { ...brokenGroup(rule, by), witness: pair });
    }
    return { broken, spoke: [...new Set([...said.a.spoke, ...said.b.spoke])] };
  }

  /** Rules that one side breaks at least once and the other side never. */
  function ruleGroups(): readonly Group[] {
    return sides.flatMap((by) =>
      [...breaking[by]].flatMap(([rule, group]) => {
        const there = judged[other[by]].tally.of(rule);
        if (breaking[other[by]].has(rule) || judged[by].explained(rule)) return [];
        if (isBinding(rule)) return [group];
        // Data may break an assumed rule by chance.
        const own = judged[by].tally.of(rule);
        const isSignificant = isNoChance(own.violated, own.observations, there.observations);
        return isSignificant && questionsOf([rule]).length > 0 ? [group] : [];
      }),
    );
  }

  return {
    judged,
    compared: (): number => compared,
    see(pair: Pair): void {
      compared += 1;
      const { operation } = pair.a;
      answers.set(operation, (answers.get(operation) ?? 0) + 1);
      shapes.see(pair);
      const seen = judge(pair);
      const rule = seen.broken.find((each) => isBinding(each.rule));
      for (const facet of [...facetsOf(pair), ...(isSameData ? valueFacets(pair) : [])]) {
        const question = questionOf(facet, pair.a, seen);
        const filed: Filed = rule
          ? { kind: 'rule', ...rule }
          : question === undefined
            ? { kind: 'unfiled' }
            : { kind: 'question', question };
        add(groups, JSON.stringify([operation, facetKey(facet), filed]), { facet, filed, witness: pair });
      }
    },
    /** Returns the differences, the worst first. */
    differences(): readonly Difference[] {
      const ofRules = ruleGroups();
      const named = new Set(ofRules.map(({ facet }) => facet.broken?.rule));
      const direct = [...groups.values()].flatMap((group): readonly Group[] => {
        if (group.filed.kind !== 'rule') return [group];
        // A rule that has a group of its own is reported there. One that the other side breaks elsewhere explains nothing.
        return named.has(group.filed.rule) ? [] : [{ ...group, filed: { kind: 'unfiled' } }];
      });
      const asked = new Set(
        direct.flatMap(({ filed }) => (filed.kind === 'question' ? [filed.question] : [])),
      );
      const rest = ofRules.filter(({ filed }) => filed.kind !== 'question' || !asked.has(filed.question));
      const fromShapes = shapes.differences();
      const places = new Set(fromShapes.map(({ operation, facet }) => `${operation} ${facet.at}`));
      return [
        ...[...rest, ...direct]
          .filter(
            ({ facet, witness }) =>
              facet.kind !== 'value' || !places.has(`${witness.a.operation} ${facet.at}`),
          )
          .map((group): Difference => {
            const { operation } = group.witness.a;
            return { ...group, operation, of: answers.get(operation) ?? group.count, counted: 'answers' };
          }),
        ...fromShapes.map(
          (each): Difference => ({ ...each, filed: { kind: 'unfiled' }, counted: 'records' }),
        ),
      ].toSorted(worstFirst);
    },
  };
}

function brokenGroup(rule: RuleId, by: Side): Pick<Group, 'facet' | 'filed'> {
  const shown = { [by]: 'does not keep it', [other[by]]: 'keeps it' };
  const facet: Facet = {
    kind: 'rule',
    at: rules[rule].says,
    a: shown['a'] ?? '',
    b: shown['b'] ?? '',
    broken: { rule, by },
  };
  const [question] = isBinding(rule) ? [] : questionsOf([rule]);
  return {
    facet,
    filed: question === undefined ? { kind: 'rule', rule, by } : { kind: 'question', question },
  };
}
