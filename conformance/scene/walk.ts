import * as fc from 'fast-check';
import type { Step, Transitions } from './tour.js';

type Draw = readonly [which: number, pick: number];

/**
 * Walks through a machine that fast-check draws: from the first things on, each step can be done when its time comes. Of what can
 * be done, a walk does what it has done least, so that everything happens again after everything else, whatever the seed;
 * where that was done more often than others, it goes on to another state. Nothing new comes while as many things as may be
 * can still become something else.
 */
export function walksOf<State extends string>(
  machine: Transitions<State>,
  length: number,
): fc.Arbitrary<Step[]> {
  const draw = fc.tuple(fc.nat(997), fc.nat(997));
  return fc.array(draw, { minLength: length, maxLength: length }).map((draws) => walkBy(machine, draws));
}

function walkBy<State extends string>(machine: Transitions<State>, draws: readonly Draw[]): Step[] {
  const { states, create, reads } = machine;
  const done = new Map<string, number>();
  // Two things from the start, where there may be, so that what tells them apart is seen before anything happens to one.
  const first = Math.min(2, create.atMost);
  const steps: Step[] = Array.from({ length: first }, () => ({ do: 'create', pick: 0 }));
  let things: readonly State[] = Array.from({ length: first }, () => create.to);
  for (const [which, pick] of draws) {
    const isRoom = things.filter((state) => isPassing(machine, state)).length < create.atMost;
    const actions = things.flatMap((state) => Object.keys(states[state]));
    const names = [...new Set([...actions, ...Object.keys(reads), ...(isRoom ? ['create'] : [])])];
    const count = (name: string) => done.get(name) ?? 0;
    for (const name of names) done.set(name, count(name));
    const mean = (steps.length - 1) / done.size;
    const isDue = (name: string) =>
      count(name) <= mean || things.some((state) => leadsOn(machine, state, name));
    const due = names.some(isDue) ? names.filter(isDue) : names;
    const least = Math.min(...due.map(count));
    const rare = due.filter((name) => count(name) === least);
    const name = rare[which % rare.length];
    if (name === undefined) break;
    done.set(name, least + 1);
    steps.push({ do: name, pick });
    if (name === 'create') things = [...things, create.to];
    const able = [...things.keys()].filter((index) =>
      Object.hasOwn(states[things[index] ?? create.to], name),
    );
    const chosen = able[pick % able.length] ?? -1;
    things = things.map((state, index) => (index === chosen ? (states[state][name]?.to ?? state) : state));
  }
  return steps;
}

/** Whether something is done to things in this state that makes them something else. */
function isPassing<State extends string>(machine: Transitions<State>, state: State): boolean {
  return Object.keys(machine.states[state]).some((name) => leadsOn(machine, state, name));
}

function leadsOn<State extends string>({ states }: Transitions<State>, state: State, name: string): boolean {
  const { to = state } = states[state][name] ?? {};
  return to !== state;
}
