import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { Capability } from '../target/target.js';
import { type Judging, recorded, scenario } from './scenario.js';
import type { Scene } from './scene.js';
import { tourOf } from './tour.js';

/** A step of a tour or a walk: what is done, and to which of the things that it can be done to (modulo their number). */
export type Step = { readonly do: string; readonly pick: number };

/** All things of a machine, and one of them. */
export interface Situation<Thing, State extends string, World> {
  readonly world: World;
  readonly things: readonly Standing<Thing, State>[];
  /** Those besides the one that something is done to. */
  readonly others: readonly Standing<Thing, State>[];
  /** One of these, always the same for a case. */
  pick<T>(from: readonly [T, ...T[]]): T;
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
  readonly needs: readonly Capability[];
  /** Requests that the tour takes at most, and those of one walk. */
  readonly requests: { readonly tour: number; readonly walk: number };
  /** @default 12 */
  readonly walkLength?: number;
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
}

/** A tour that takes each edge of the table once, always the same way, and a walk beyond that fast-check draws. */
export function machine<Thing, State extends string, World, const Rule extends RuleId>(
  table: Machine<Thing, State, World, Rule>,
): readonly [tour: Judging<Rule>, walk: Judging<Rule>] {
  const { id, rules, needs, requests, walkLength = 12, create, states, reads } = table;
  const tour = tourOf({ states, create, reads: Object.keys(reads) });
  const actions = Object.values<Readonly<Record<string, unknown>>>(states).flatMap(Object.keys);
  const names = [...new Set(['create', ...actions, ...Object.keys(reads)])];
  const record = (steps: readonly Step[]) => (t: Scene<Rule>) => perform(table, steps, t);
  return [
    scenario({ id: `${id}/tour`, rules, needs, requests: requests.tour, record: record(tour) }),
    {
      id: `${id}/walk`,
      rules,
      needs,
      runs: 1,
      requestsPerRun: requests.walk,
      standsAlone: true,
      movesTime: false,
      cases: () =>
        fc.array(fc.record({ do: fc.constantFrom(...names), pick: fc.nat(997) }), {
          minLength: walkLength,
          maxLength: walkLength,
        }),
      perform: (value, context) =>
        recorded(rules, context, false, record([{ do: 'create', pick: 0 }, ...stepsOf(value)])),
    },
  ];
}

/** Does what has its time: a step that nothing can be done by is left out. */
async function perform<Thing, State extends string, World, Rule extends RuleId>(
  { begin, create, states, reads }: Machine<Thing, State, World, Rule>,
  steps: readonly Step[],
  t: Scene<Rule>,
): Promise<void> {
  const world = await begin(t);
  let things: readonly Standing<Thing, State>[] = [];
  for (const { do: name, pick: number } of steps) {
    const able = things.filter(({ state }) => Object.hasOwn(states[state], name));
    const chosen = able[number % able.length];
    const cell = chosen && states[chosen.state][name];
    if (cell) {
      const others = things.filter((each) => each !== chosen);
      const pick = <T>(from: readonly [T, ...T[]]): T => from[number % from.length] ?? from[0];
      const thing = (await cell.run(t, chosen.thing, { world, things, others, pick })) ?? chosen.thing;
      const { to: state = chosen.state } = cell;
      things = things.map((each) => (each === chosen ? { thing, state } : each));
    } else if (name === 'create') {
      if (things.filter(({ state }) => state === create.to).length < create.atMost)
        things = [...things, { thing: await create.run(t, world, things), state: create.to }];
    } else if (things.length > 0) await reads[name]?.(t, things, world);
  }
}

function stepsOf(value: Json): Step[] {
  if (!isArray(value)) return [];
  return value.flatMap((step) => {
    if (!isObject(step)) return [];
    const { do: name, pick } = step;
    return typeof name === 'string' && typeof pick === 'number' ? [{ do: name, pick }] : [];
  });
}
