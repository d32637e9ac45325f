import type { RuleId } from '../../generated/rules.js';
import { EndScenario } from '../target/end-scenario.js';
import type { Capability } from '../target/target.js';
import type { Judging } from './investigation.js';
import { scenario } from './scenario.js';
import type { Scene } from './scene.js';

/** The things of a machine, seen from one of them. */
export interface Situation<Thing, State extends string, World> {
  readonly world: World;
  readonly things: readonly Standing<Thing, State>[];
  /** All but the one that is acted on. */
  readonly others: readonly Standing<Thing, State>[];
}

export interface Standing<Thing, State extends string> {
  readonly thing: Thing;
  readonly state: State;
}

/** An action on a thing in one state: its calls, what rules expect of them, and the state that follows. */
export interface Cell<Thing, State extends string, World, Rule extends RuleId> {
  /** The state that follows. @default the same state */
  readonly to?: State;
  /** Returns the thing as it is afterwards, if it has changed. */
  run(t: Scene<Rule>, thing: Thing, all: Situation<Thing, State, World>): Promise<Thing> | Promise<void>;
}

/** A state machine over things that the kit creates itself: a table of states by actions. */
export interface Machine<Thing, State extends string, World, Rule extends RuleId> {
  /** Such as `api-keys`. */
  readonly id: string;
  readonly rules: readonly Rule[];
  /** @default an access token */
  readonly needs?: readonly Capability[];
  /** Uses people whom the target has shown. @default false */
  readonly asksForPeople?: boolean;
  /** The maximum number of requests of the tour. */
  readonly requests: number;
  begin(t: Scene<Rule>): Promise<World>;
  readonly create: {
    readonly to: State;
    /** As many are created at the start of the tour; no more are in that state at once. */
    readonly atMost: number;
    run(t: Scene<Rule>, world: World, things: readonly Standing<Thing, State>[]): Promise<Thing>;
  };
  readonly states: Readonly<Record<State, Readonly<Record<string, Cell<Thing, State, World, Rule>>>>>;
  /** Reads that cover all things at once. */
  readonly reads: Readonly<
    Record<string, (t: Scene<Rule>, things: readonly Standing<Thing, State>[], world: World) => Promise<void>>
  >;
  /** Restores what would be in the way of other scenarios, however the tour ended. */
  end?(t: Scene<Rule>, world: World): Promise<void>;
}

/**
 * A tour that takes each edge of the table once. After an unmet expectation it goes on with new things, past that edge.
 */
export function machine<Thing, State extends string, World, const Rule extends RuleId>(
  table: Machine<Thing, State, World, Rule>,
): Judging<Rule> {
  const { id, rules, needs = ['token'], asksForPeople = false, requests } = table;
  return {
    ...scenario({
      id: `${id}/tour`,
      rules,
      needs,
      asksForPeople,
      requests,
      async record(t) {
        const world = await table.begin(t);
        try {
          await perform(table, t, world);
        } finally {
          await table.end?.(t, world);
        }
      },
    }),
    kind: 'machine',
  };
}

async function perform<Thing, State extends string, World, Rule extends RuleId>(
  table: Machine<Thing, State, World, Rule>,
  t: Scene<Rule>,
  world: World,
): Promise<void> {
  const { create } = table;
  const open = new Set(edgesOf(table));
  const failed = new Set<string>();
  const closed = new Set<string>();
  let things: readonly Standing<Thing, State>[] = [];
  let ended: EndScenario | undefined;
  for (;;) {
    const states = things.map(({ state }) => state);
    const first = Array.from({ length: create.atMost }, () => ({ do: 'create', pick: 0 }));
    const steps = states.length === 0 ? first : wayTo(table, states, open, closed);
    if (!steps) break;
    for (const step of steps) {
      const now = things.map(({ state }) => state);
      const edges = edgesBy(table, now, step);
      try {
        things = await take(table, things, step, world, t);
        for (const edge of edges) open.delete(edge);
      } catch (error) {
        if (!(error instanceof EndScenario)) throw error;
        // Nothing can go on without things.
        if (step.do === 'create') throw ended ?? error;
        if (error.kind !== 'unmet') ended ??= error;
        // An edge that has worked before may work again with new things: what failed may be due to the history of these.
        for (const edge of edges) (open.has(edge) || failed.has(edge) ? closed : failed).add(edge);
        things = [];
        break;
      }
    }
  }
  if (ended) throw ended;
}

/** Takes a step, unless it applies to none of the things. Returns the things as they are afterwards. */
async function take<Thing, State extends string, World, Rule extends RuleId>(
  { create, states, reads }: Machine<Thing, State, World, Rule>,
  things: readonly Standing<Thing, State>[],
  { do: name, pick }: Step,
  world: World,
  t: Scene<Rule>,
): Promise<readonly Standing<Thing, State>[]> {
  const able = things.filter(({ state }) => Object.hasOwn(states[state], name));
  const chosen = able[pick % able.length];
  const cell = chosen && states[chosen.state][name];
  if (cell) {
    const others = things.filter((each) => each !== chosen);
    const thing = (await cell.run(t, chosen.thing, { world, things, others })) ?? chosen.thing;
    return things.map((each) => (each === chosen ? { thing, state: cell.to ?? each.state } : each));
  }
  if (name === 'create') {
    const isFull = things.filter(({ state }) => state === create.to).length >= create.atMost;
    return isFull ? things : [...things, { thing: await create.run(t, world, things), state: create.to }];
  }
  if (things.length > 0) await reads[name]?.(t, things, world);
  return things;
}

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
