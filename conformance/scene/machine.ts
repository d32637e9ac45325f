import type { RuleId } from '../../generated/rules.js';
import { EndScenario } from '../target/end-scenario.js';
import type { Capability } from '../target/target.js';
import type { Judging } from './investigation.js';
import { scenario } from './scenario.js';
import type { Scene } from './scene.js';
import { edgesBy, edgesOf, type Step, wayTo } from './tour.js';

/** All things of a machine, and one of them. */
export interface Situation<Thing, State extends string, World> {
  readonly world: World;
  readonly things: readonly Standing<Thing, State>[];
  /** Those besides the one that something is done to. */
  readonly others: readonly Standing<Thing, State>[];
}

export interface Standing<Thing, State extends string> {
  readonly thing: Thing;
  readonly state: State;
}

/** What can be done to a thing in one state, what rules expect of it, and the state it is in then. */
export interface Cell<Thing, State extends string, World, Rule extends RuleId> {
  /** @default the state it is in */
  readonly to?: State;
  /** Answers the thing as it is then, where it is another one. */
  run(t: Scene<Rule>, thing: Thing, all: Situation<Thing, State, World>): Promise<Thing> | Promise<void>;
}

/** A table of what can happen to things that the kit makes itself: state by action. */
export interface Machine<Thing, State extends string, World, Rule extends RuleId> {
  /** Such as `api-keys`. */
  readonly id: string;
  readonly rules: readonly Rule[];
  /** @default an access token */
  readonly needs?: readonly Capability[];
  /** It asks for people whom the target has shown. */
  readonly asksForPeople?: boolean;
  /** Requests that the tour takes at most. */
  readonly requests: number;
  begin(t: Scene<Rule>): Promise<World>;
  readonly create: {
    readonly to: State;
    /** So many are in that state at once, from the start of the tour on. */
    readonly atMost: number;
    run(t: Scene<Rule>, world: World, things: readonly Standing<Thing, State>[]): Promise<Thing>;
  };
  readonly states: Readonly<Record<State, Readonly<Record<string, Cell<Thing, State, World, Rule>>>>>;
  /** What is read of all things at once. */
  readonly reads: Readonly<
    Record<string, (t: Scene<Rule>, things: readonly Standing<Thing, State>[], world: World) => Promise<void>>
  >;
  /** Puts back what would be in the way of others, however it ended. */
  end?(t: Scene<Rule>, world: World): Promise<void>;
}

/**
 * A tour that takes each edge of the table once. Where an expectation is not met, it goes on with new things, past that edge.
 */
export function machine<Thing, State extends string, World, const Rule extends RuleId>(
  table: Machine<Thing, State, World, Rule>,
): readonly Judging<Rule>[] {
  const { id, rules, needs = ['token'], asksForPeople = false, requests } = table;
  const tour: Judging<Rule> = {
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
  return [tour];
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
        // Without things there is nothing to go on with.
        if (step.do === 'create') throw ended ?? error;
        if (error.kind !== 'unmet') ended ??= error;
        else if (!t.goesOn) throw new EndScenario('cut', error.message);
        // What has worked before may work again with other things: only their history was in the way.
        for (const edge of edges) (open.has(edge) || failed.has(edge) ? closed : failed).add(edge);
        things = [];
        break;
      }
    }
  }
  if (ended) throw ended;
}

/** Does what has its time: a step that nothing can be done by is left out. Answers the things as they are then. */
async function take<Thing, State extends string, World, Rule extends RuleId>(
  { create, states, reads }: Machine<Thing, State, World, Rule>,
  things: readonly Standing<Thing, State>[],
  { do: name, pick: number }: Step,
  world: World,
  t: Scene<Rule>,
): Promise<readonly Standing<Thing, State>[]> {
  const able = things.filter(({ state }) => Object.hasOwn(states[state], name));
  const chosen = able[number % able.length];
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
