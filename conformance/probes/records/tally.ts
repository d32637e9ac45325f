/** Of how many different things, as people or companies, something was seen: each counts once, however often it is shown. */
export interface Tally<Kind extends string> {
  add(unit: string, kind: Kind): void;
  /** Things that show any of these kinds; any kind at all where none is named. */
  count(...kinds: readonly Kind[]): number;
}

/** Things that are counted; a target may make up as many as it likes. */
const unitsMost = 5000;

export function createTally<Kind extends string>(): Tally<Kind> {
  const units = new Map<string, Set<Kind>>();
  return {
    add(unit, kind) {
      const known = units.get(unit);
      if (known) known.add(kind);
      else if (units.size < unitsMost) units.set(unit, new Set([kind]));
    },
    count(...kinds) {
      if (kinds.length === 0) return units.size;
      let count = 0;
      for (const shown of units.values()) if (kinds.some((kind) => shown.has(kind))) count += 1;
      return count;
    },
  };
}

interface Bounds {
  /** Things without which nothing is said. @default 10 */
  readonly least?: number;
  /** The part of them that may do otherwise: one oddity is no reading of a whole service. @default 0.03 */
  readonly odd?: number;
}

/**
 * The one of these kinds that practically everything shows. `several` where there is none: more than three times as many do
 * otherwise as may. Undefined where too little was seen, or it is hard to say.
 */
export function prevailing<Kind extends string>(
  tally: Tally<Kind>,
  kinds: readonly Kind[],
  { least = 10, odd = 0.03 }: Bounds = {},
): Kind | 'several' | undefined {
  const all = tally.count(...kinds);
  if (all < least) return undefined;
  const [best] = kinds
    .map((kind) => ({ kind, odd: tally.count(...kinds.filter((other) => other !== kind)) / all }))
    .toSorted((a, b) => a.odd - b.odd);
  if (best === undefined) return undefined;
  if (best.odd <= odd) return best.kind;
  return best.odd > 3 * odd && all >= 2 * least ? 'several' : undefined;
}
