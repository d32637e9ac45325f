import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import type { Judging } from '../checks/investigation.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { Capability } from '../target/target.js';
import { recorded } from './scenario.js';
import type { Scene } from './scene.js';

/** What a command works with. */
export interface LifeScene<Rule extends RuleId> {
  readonly t: Scene<Rule>;
  /** One of these, always the same for a case. */
  pick<T>(from: readonly T[]): T | undefined;
}

/** One thing that can happen to the objects of a model. */
export interface LifeCommand<Model, Rule extends RuleId> {
  /** Whether it makes sense now. @default always */
  when?(model: Readonly<Model>): boolean;
  /** Does it to the target and to the model, and says what that shows. */
  run(model: Model, scene: LifeScene<Rule>): Promise<void>;
}

/** A model of objects that the kit creates itself, and everything that can happen to them, in any order. */
export interface Lifecycle<Model, Rule extends RuleId> {
  readonly id: string;
  readonly rules: readonly Rule[];
  readonly needs: readonly Capability[];
  /** Sequences that are performed when the budget allows. */
  readonly runs: number;
  /** Requests that one sequence takes at most. */
  readonly requestsPerRun: number;
  /** Commands of one sequence at most. @default 12 */
  readonly length?: number;
  /** Commands that a sequence is drawn with at least: many have not their time when they come. @default 1 */
  readonly shortest?: number;
  begin(t: Scene<Rule>): Promise<Model>;
  readonly commands: Readonly<Record<string, LifeCommand<Model, Rule>>>;
}

/**
 * Performs random sequences of commands as fast-check performs model commands: one whose time has not come is left out.
 * A sequence is a list of names and numbers, so that it can be shrunk, written down and performed again.
 */
export function lifecycle<Model extends object, const Rule extends RuleId>({
  id,
  rules,
  needs,
  runs,
  requestsPerRun,
  length = 12,
  shortest = 1,
  begin,
  commands,
}: Lifecycle<Model, Rule>): Judging<Rule> {
  const names = Object.keys(commands);
  return {
    kind: 'machine',
    id,
    rules,
    needs,
    runs,
    requestsPerRun,
    standsAlone: true,
    cases: () =>
      fc.array(fc.record({ do: fc.constantFrom(...names), pick: fc.nat(997) }), {
        minLength: shortest,
        maxLength: length,
        size: 'max',
      }),
    perform: (value, whole) =>
      recorded(rules, whole, false, async (t) => {
        const model = await begin(t);
        const sequence = stepsOf(value).flatMap(({ name, pick }) => {
          const command = commands[name];
          return command ? [asCommand(name, command, pick, t)] : [];
        });
        await fc.asyncModelRun(() => ({ model, real: t }), sequence);
      }),
  };
}

function asCommand<Model extends object, Rule extends RuleId>(
  name: string,
  command: LifeCommand<Model, Rule>,
  pick: number,
  t: Scene<Rule>,
): fc.AsyncCommand<Model, Scene<Rule>> {
  return {
    check: (model) => command.when?.(model) ?? true,
    run: (model) => command.run(model, { t, pick: (from) => from[pick % from.length] }),
    toString: () => name,
  };
}

function stepsOf(value: Json): { readonly name: string; readonly pick: number }[] {
  if (!isArray(value)) return [];
  return value.flatMap((step) => {
    if (!isObject(step)) return [];
    const { do: name, pick } = step;
    return typeof name === 'string' && typeof pick === 'number' ? [{ name, pick }] : [];
  });
}
