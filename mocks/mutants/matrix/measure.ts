import type { ConformanceOptions } from '../../../conformance/conform.js';
import type { Tally } from '../../../conformance/judging/tally.js';
import type { Report } from '../../../conformance/report/report.js';
import type { AnyInvestigation } from '../../../conformance/scene/investigation.js';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import { mutants } from '../catalogue.js';
import { type ComputedMutant, computedMutants } from '../operators/computed.js';
import { excuseFor } from '../operators/equivalents.js';
import { overlooked } from '../operators/overlooked.js';
import { runInProcess } from './in-process.js';
import type { MatrixRow, PowerRow } from './matrix.js';

/** Rules about more operations than this say little about a single one. */
const specificMost = 8;

/**
 * Runs the kit with safety `full` against the mock with a computed mutant until a rule of its operation fails: first only
 * what is performed for that operation, then everything that can reveal it. A mutant that need not be noticed is not run.
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
  const whole = {
    ...options,
    safety: 'full',
    thorough: false,
    prefix: 'pdk-matrix',
    rules: (rule: RuleId) => isOf(rule, mutant),
  } as const;
  const because = overlooked(id);
  const near = await runUntilNoticed(id, mutant, { ...whole, performs: isNear(mutant) });
  const { failed, requests } = near.failed.length > 0 ? near : await runUntilNoticed(id, mutant, whole);
  return {
    ...row,
    killed: failed.length > 0,
    failed,
    ...(failed.length > 0 ? { requestsToKill: requests } : because !== undefined && { because }),
    requests,
    durationMs: Math.round(performance.now() - startedAt),
  };
}

/**
 * Runs the kit with its default options, under which it writes nothing, against the mock with a computed mutant until a rule
 * of its operation fails.
 */
export async function measureByReading(id: string, seed: number): Promise<Noticed> {
  const mutant = computedMutants().get(id);
  if (!mutant) throw new Error(`there is no computed mutant "${id}"`);
  return runUntilNoticed(id, mutant, { seed, budget: 500 });
}

/** The rules of the operation that failed, and the number of requests. */
type Noticed = Pick<PowerRow, 'failed' | 'requests'>;

async function runUntilNoticed(
  id: string,
  mutant: ComputedMutant,
  options: Omit<ConformanceOptions, 'target'>,
): Promise<Noticed> {
  const binding = ruleIds.filter((rule) => isOf(rule, mutant) && rules[rule].basis !== 'assumed');
  const report = await runInProcess(
    { mutant: id },
    { ...options, enough: (tally: Tally) => binding.some((rule) => tally.of(rule).violated > 0) },
  );
  const broken = new Set(report.rules.filter(({ verdict }) => verdict === 'fail').map((rule) => rule.id));
  const failed = ruleIds.filter((rule) => isOf(rule, mutant) && broken.has(rule));
  return { failed, requests: report.requests };
}

/**
 * Whether a rule is about the operation that a mutant changes. If one operation hides the effect of another, rules about both
 * count.
 */
function isOf(rule: RuleId, { operation, operator, place }: ComputedMutant): boolean {
  const these = rules[rule].operations;
  return these.includes(operation) || (operator === 'unseen' && place !== undefined && these.includes(place));
}

/** Selects what is performed for rules of this operation in particular, for its kind of resource, or for who may call it. */
function isNear(mutant: ComputedMutant): (performed: Pick<AnyInvestigation, 'id' | 'rules'>) => boolean {
  const { interface: called, resource } = operations[mutant.operation];
  const family = called === 'people' || called === 'billing' ? called : resource.kind;
  return ({ id, rules: own }) =>
    id === `resources/${resource.kind}` ||
    id === `reading/${mutant.operation}` ||
    id.startsWith(`roles/${family}`) ||
    own.some((rule) => rules[rule].operations.length <= specificMost && isOf(rule, mutant));
}

export interface MeasureOptions {
  readonly seed: number;
  /** The maximum number of requests of a run. */
  readonly budget: number;
  /** An OpenAPI Overlay that changes the forms of the mock and of the kit. */
  readonly overlay?: string;
}

/**
 * Performs a whole run of the kit with safety `full` against the mock with one mutant, on a clock that waiting advances. If
 * the planned cases do not reveal the mutant, a second run uses the whole budget.
 */
export async function measure(id: string, options: MeasureOptions): Promise<MatrixRow> {
  const planned = await runOn(id, options, false);
  return planned.killed ? planned : runOn(id, options, true);
}

async function runOn(
  id: string,
  { seed, budget, overlay }: MeasureOptions,
  thorough: boolean,
): Promise<MatrixRow> {
  const mutant = mutants[id];
  if (!mutant) throw new Error(`there is no mutant "${id}"`);
  const { breaks, mutation } = mutant;
  const startedAt = performance.now();
  let requestsToKill: number | undefined;
  const report = await runInProcess(
    { mutant: id, ...(overlay === undefined ? {} : { overlay }) },
    {
      ...(overlay === undefined ? {} : { forms: readOverlay(overlay) }),
      safety: 'full',
      seed,
      budget,
      thorough,
      prefix: 'pdk-matrix',
      onProgress: ({ requests, failing }) => {
        if (failing.includes(breaks)) requestsToKill ??= requests;
      },
    },
  );
  const failed = report.rules.filter(({ verdict }) => verdict === 'fail').map((rule) => rule.id);
  const killed = failed.includes(breaks);
  const because = reasonOf(report);
  return {
    mutant: id,
    breaks,
    mutation,
    killed,
    failed,
    ...(killed ? { requestsToKill: requestsToKill ?? report.requests } : {}),
    requests: report.requests,
    durationMs: Math.round(performance.now() - startedAt),
    ...(because === undefined ? {} : { because }),
  };
}

function reasonOf({ rules, reason }: Report): string | undefined {
  const broken = rules.filter(({ verdict }) => verdict === 'error').map(({ id }) => id);
  return broken.length > 0 ? `the kit broke on ${broken.join(', ')}` : reason;
}
