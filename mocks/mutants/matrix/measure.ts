import type { AnyInvestigation } from '../../../conformance/check/check-context.js';
import type { ConformanceOptions } from '../../../conformance/conform.js';
import { readOverlay } from '../../../conformance/target/wire/overlay.js';
import { operations } from '../../../generated/operations.js';
import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import { mutants } from '../catalogue.js';
import {
  type ComputedMutant,
  computedMutants,
  excuseFor,
  knownSurvivor,
} from '../operators/equivalent-mutants.js';
import { runInProcess } from './in-process.js';
import type { MatrixRow, PowerRow } from './matrix.js';

export interface MeasureOptions {
  readonly seed: number;
  /** The maximum number of requests of a run. */
  readonly budget: number;
  /** An OpenAPI Overlay that changes the forms of the mock and of the kit. */
  readonly overlay?: string;
}

const writing = { safety: 'full', prefix: 'pdk-matrix' } as const;

function existing<T>(mutant: T | undefined, id: string): T {
  if (mutant === undefined) throw new Error(`there is no mutant "${id}"`);
  return mutant;
}

const computedMutant = (id: string): ComputedMutant => existing(computedMutants().get(id), id);

/** Runs the kit against the mock with a written mutant; if the planned cases do not reveal it, again with the whole budget. */
export async function measure(id: string, options: MeasureOptions): Promise<MatrixRow> {
  const planned = await runOn(id, options, false);
  return planned.killed ? planned : runOn(id, options, true);
}

async function runOn(
  id: string,
  { overlay, ...options }: MeasureOptions,
  thorough: boolean,
): Promise<MatrixRow> {
  const { breaks, mutation } = existing(mutants[id], id);
  const startedAt = performance.now();
  let requestsToKill: number | undefined;
  const { requests, ...report } = await runInProcess(
    { mutant: id, ...(overlay === undefined ? {} : { overlay }) },
    {
      ...(overlay === undefined ? {} : { forms: readOverlay(overlay) }),
      ...writing,
      ...options,
      thorough,
      onProgress: ({ requests, failing }) => {
        if (failing.includes(breaks)) requestsToKill ??= requests;
      },
    },
  );
  const idsOf = (is: string) => report.rules.flatMap((rule) => (rule.verdict === is ? [rule.id] : []));
  const [failed, broken] = [idsOf('fail'), idsOf('error')];
  const killed = failed.includes(breaks);
  const because = broken.length > 0 ? `the kit broke on ${broken.join(', ')}` : report.reason;
  return {
    ...{ mutant: id, breaks, mutation, killed, failed },
    ...(killed ? { requestsToKill: requestsToKill ?? requests } : {}),
    requests,
    durationMs: Math.round(performance.now() - startedAt),
    ...(because === undefined ? {} : { because }),
  };
}

/** Runs first only what is performed for the operation of a computed mutant, then all that can reveal it, unless none need. */
export async function measureComputed(id: string, options: MeasureOptions): Promise<PowerRow> {
  const mutant = computedMutant(id);
  const { operator, operation, mutation } = mutant;
  const excuse = excuseFor(id, mutant);
  const row = { mutant: id, operator, operation, mutation };
  if (excuse) return { ...row, killed: false, failed: [], requests: 0, durationMs: 0, excuse };
  const startedAt = performance.now();
  const { seed, budget } = options;
  const whole = { ...writing, seed, budget, thorough: false, rules: (rule: RuleId) => isOf(rule, mutant) };
  const because = knownSurvivor(id);
  const near = await runUntilNoticed(id, { ...whole, performs: isNear(mutant) });
  const { failed, requests } = near.failed.length > 0 ? near : await runUntilNoticed(id, whole);
  return {
    ...row,
    killed: failed.length > 0,
    failed,
    ...(failed.length > 0 ? { requestsToKill: requests } : because !== undefined && { because }),
    requests,
    durationMs: Math.round(performance.now() - startedAt),
  };
}

type Noticed = Pick<PowerRow, 'failed' | 'requests'>;

/** Runs the kit against the mock with a computed mutant until a rule of its operation fails. */
export async function runUntilNoticed(
  id: string,
  options: Omit<ConformanceOptions, 'target'>,
): Promise<Noticed> {
  const mutant = computedMutant(id);
  const own = ruleIds.filter((rule) => isOf(rule, mutant));
  const report = await runInProcess(
    { mutant: id },
    { ...options, enough: (tally) => own.some((rule) => tally.of(rule).violated > 0) },
  );
  const broken = new Set(report.rules.filter(({ verdict }) => verdict === 'fail').map((rule) => rule.id));
  return { failed: own.filter((rule) => broken.has(rule)), requests: report.requests };
}

/** Whether a rule is about the operation that a mutant changes, or about the one whose effect that operation hides. */
function isOf(rule: RuleId, { operation, operator, place }: ComputedMutant): boolean {
  const these = rules[rule].operations;
  return these.includes(operation) || (operator === 'unseen' && place !== undefined && these.includes(place));
}

/** Rules about more operations than this say little about a single one. */
const specificMost = 8;

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
