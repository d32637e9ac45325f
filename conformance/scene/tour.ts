/** The states and transitions of a machine, without its calls. */
export interface Transitions<State extends string> {
  readonly states: Readonly<Record<State, Readonly<Record<string, { readonly to?: State }>>>>;
  readonly create: { readonly to: State; readonly atMost: number };
  /** Reads that cover all things at once. */
  readonly reads: Readonly<Record<string, unknown>>;
}

/** A step of a tour: the action, and the index among the things to which it applies (modulo their number). */
export type Step = { readonly do: string; readonly pick: number };

interface Way<State> {
  readonly steps: readonly Step[];
  readonly things: readonly State[];
  /** The edges of the last step. */
  readonly edges: readonly string[];
}

/** Every edge of a machine: each action in each state, and each read of things in each state. */
export function edgesOf<State extends string>({ states, reads }: Transitions<State>): string[] {
  return Object.entries<Readonly<Record<string, object>>>(states).flatMap(([state, cells]) =>
    [...Object.keys(cells), ...Object.keys(reads)].map((name) => `${state}: ${name}`),
  );
}

/** The edges that a step takes if the things are in these states. */
export function edgesBy<State extends string>(
  { states, reads }: Transitions<State>,
  things: readonly State[],
  { do: name, pick }: Step,
): string[] {
  if (Object.hasOwn(reads, name)) return things.map((state) => `${state}: ${name}`);
  const state = things.filter((each) => Object.hasOwn(states[each], name))[pick];
  return state === undefined ? [] : [`${state}: ${name}`];
}

/**
 * Finds the shortest way to an open edge by breadth-first search; undefined if there is none. A way creates at most one thing.
 * @param closed edges that cannot be taken
 */
export function wayTo<State extends string>(
  machine: Transitions<State>,
  from: readonly State[],
  open: ReadonlySet<string>,
  closed: ReadonlySet<string> = new Set(),
): readonly Step[] | undefined {
  const known = new Set<string>();
  let ways: readonly Way<State>[] = [{ steps: [], things: from, edges: [] }];
  while (ways.length > 0) {
    const further = ways
      .flatMap((way) => onwards(machine, way, way.things.length === from.length))
      .filter(({ edges }) => !edges.some((edge) => closed.has(edge)));
    const found = further.find(({ edges }) => edges.some((edge) => open.has(edge)));
    if (found) return found.steps;
    ways = further.filter(({ things }) => {
      const key = things.join();
      return !known.has(key) && known.add(key);
    });
  }
  return undefined;
}

function onwards<State extends string>(
  machine: Transitions<State>,
  { steps, things }: Way<State>,
  mayCreate: boolean,
): Way<State>[] {
  const { states, create, reads } = machine;
  const on = (step: Step, after: readonly State[]) => ({
    steps: [...steps, step],
    things: after,
    edges: edgesBy(machine, things, step),
  });
  const ways = Object.keys(reads).map((name) => on({ do: name, pick: 0 }, things));
  for (const [index, state] of things.entries()) {
    for (const [name, { to = state }] of Object.entries<{ readonly to?: State }>(states[state])) {
      const pick = things.slice(0, index).filter((other) => Object.hasOwn(states[other], name)).length;
      ways.push(on({ do: name, pick }, things.with(index, to)));
    }
  }
  const isRoom = mayCreate && things.filter((state) => state === create.to).length < create.atMost;
  return isRoom ? [...ways, on({ do: 'create', pick: 0 }, [...things, create.to])] : ways;
}
