import type { Step } from './machine.js';

/** What a machine's table says of states, without what is done to the target. */
export interface Transitions<State extends string> {
  readonly states: Readonly<Record<State, Readonly<Record<string, { readonly to?: State }>>>>;
  readonly create: { readonly to: State; readonly atMost: number };
  /** What is read of all things at once. */
  readonly reads: readonly string[];
}

interface Way<State> {
  readonly steps: readonly Step[];
  readonly things: readonly State[];
  /** The last edge: an action in a state, or a read of a thing in a state. */
  readonly edges: readonly string[];
}

/**
 * Steps that take every edge of a machine: each action in each state, and each read of things in each state. From wherever
 * it is, it goes the shortest way to an edge that it has not taken. As many things as may be are there from the start, so
 * that what happens to one can show in the others.
 */
export function tourOf<State extends string>(machine: Transitions<State>): readonly Step[] {
  const { create } = machine;
  const open = new Set(edgesOf(machine));
  let here: Way<State> = {
    steps: Array.from({ length: create.atMost }, () => ({ do: 'create', pick: 0 })),
    things: Array.from({ length: create.atMost }, () => create.to),
    edges: [],
  };
  while (open.size > 0) {
    const next = wayTo(machine, here.things, open);
    if (!next) throw new TypeError(`no way leads to: ${[...open].join(', ')}`);
    here = { ...next, steps: [...here.steps, ...next.steps] };
    for (const edge of next.edges) open.delete(edge);
  }
  return here.steps;
}

function edgesOf<State extends string>({ states, reads }: Transitions<State>): string[] {
  return Object.entries<Readonly<Record<string, object>>>(states).flatMap(([state, cells]) =>
    [...Object.keys(cells), ...reads].map((action) => `${state}: ${action}`),
  );
}

/** The shortest way to an open edge; breadth first. One new thing comes wherever any can come. */
function wayTo<State extends string>(
  machine: Transitions<State>,
  from: readonly State[],
  open: ReadonlySet<string>,
): Way<State> | undefined {
  const known = new Set<string>();
  let ways: readonly Way<State>[] = [{ steps: [], things: from, edges: [] }];
  while (ways.length > 0) {
    const further = ways.flatMap((way) => onwards(machine, way, way.things.length === from.length));
    const found = further.find(({ edges }) => edges.some((edge) => open.has(edge)));
    if (found) return found;
    ways = further.filter(({ things }) => {
      const key = things.join();
      return !known.has(key) && known.add(key);
    });
  }
  return undefined;
}

function onwards<State extends string>(
  { states, create, reads }: Transitions<State>,
  { steps, things }: Way<State>,
  mayCreate: boolean,
): Way<State>[] {
  const ways: Way<State>[] = reads.map((read) => ({
    steps: [...steps, { do: read, pick: 0 }],
    things,
    edges: things.map((state) => `${state}: ${read}`),
  }));
  things.forEach((state, index) => {
    for (const [action, { to = state }] of Object.entries<{ readonly to?: State }>(states[state])) {
      const pick = things.slice(0, index).filter((other) => Object.hasOwn(states[other], action)).length;
      ways.push({
        steps: [...steps, { do: action, pick }],
        things: things.with(index, to),
        edges: [`${state}: ${action}`],
      });
    }
  });
  const isRoom = mayCreate && things.filter((state) => state === create.to).length < create.atMost;
  if (!isRoom) return ways;
  const made = { steps: [...steps, { do: 'create', pick: 0 }], things: [...things, create.to], edges: [] };
  return [...ways, made];
}
