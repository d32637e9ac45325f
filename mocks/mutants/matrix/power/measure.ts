import type { Tally } from '../../../../conformance/run/recording/tally.js';
import type { AnyInvestigation } from '../../../../conformance/scene/investigation.js';
import { operations } from '../../../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../../../generated/rules.js';
import { type ComputedMutant, computedMutants } from '../../operators/computed.js';
import { excuseFor } from '../../operators/equivalents.js';
import { runInProcess } from '../in-process.js';
import type { MeasureOptions } from '../measure.js';
import type { PowerRow } from './row.js';

/** Rules about more operations than these say little about one of them. */
const specificMost = 8;

/**
 * A run of the kit against the mock with a computed mutant, everything allowed, until a rule of its operation fails: first of
 * what is performed for that operation, then of everything that shows it. One that need not be noticed is not run.
 */
export async function measureComputed(
  id: string,
  options: Omit<MeasureOptions, 'overlay'>,
): Promise<PowerRow> {
  const mutant = computedMutants().get(id);
  if (!mutant) throw new Error(`there is no computed mutant "${id}"`);
  const { operator, operation, mutation } = mutant;
  const excuse = excuseFor(id, mutant);
  const row = { mutant: id, operator, operation, mutation };
  if (excuse) return { ...row, killed: false, failed: [], requests: 0, durationMs: 0, excuse };
  const startedAt = performance.now();
  const near = await runOn(id, mutant, options, isNear(mutant));
  const { failed, requests } = near.failed.length > 0 ? near : await runOn(id, mutant, options, () => true);
  return {
    ...row,
    killed: failed.length > 0,
    failed,
    ...(failed.length > 0 ? { requestsToKill: requests } : {}),
    requests,
    durationMs: Math.round(performance.now() - startedAt),
  };
}

async function runOn(
  id: string,
  mutant: ComputedMutant,
  { seed, budget }: Pick<MeasureOptions, 'seed' | 'budget'>,
  performs: (performed: Pick<AnyInvestigation, 'id' | 'rules'>) => boolean,
): Promise<{ failed: readonly string[]; requests: number }> {
  const own = ruleIds.filter((rule) => isOf(rule, mutant));
  const binding = own.filter((rule) => rules[rule].basis !== 'assumed');
  const wanted = new Set<RuleId>(own);
  const report = await runInProcess(
    { mutant: id },
    {
      safety: 'full',
      seed,
      budget,
      thorough: false,
      prefix: 'pdk-matrix',
      rules: (rule) => wanted.has(rule),
      performs,
      enough: (tally: Tally) => binding.some((rule) => tally.of(rule).violated > 0),
    },
  );
  const failed = report.rules.filter(({ verdict }) => verdict === 'fail').map((rule) => rule.id);
  return { failed, requests: report.requests };
}

/** Whether a rule is of the operation that a mutant changes; what one operation hides of another is of both. */
function isOf(rule: RuleId, { operation, operator, place }: ComputedMutant): boolean {
  const these = rules[rule].operations;
  return these.includes(operation) || (operator === 'unseen' && place !== undefined && these.includes(place));
}

/** What is performed for rules of this operation in particular, or for its kind of thing. */
function isNear(mutant: ComputedMutant): (performed: Pick<AnyInvestigation, 'id' | 'rules'>) => boolean {
  const { kind } = operations[mutant.operation].resource;
  return ({ id, rules: own }) =>
    id === `resources/${kind}` ||
    own.some((rule) => rules[rule].operations.length <= specificMost && isOf(rule, mutant));
}
