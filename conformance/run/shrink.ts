import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { simpler } from '../arbitraries/simpler.js';
import type { Recorded } from '../judging/tally.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';
import type { Json } from '../target/json.js';
import { type Performed, unlessWithheld } from '../target/withheld.js';
import type { FindHow, Replay } from './replay.js';
import type { RunContext } from './run-context.js';

/** The smallest reproduction of a violation that was found. */
export interface Minimal {
  readonly recorded: Recorded;
  /** The exchanges that show it, preceded by those that it is compared with. */
  readonly exchanges: readonly [...Exchange[], Exchange];
  readonly replay: Replay;
  /** How often it was reproduced, out of `tried` times. */
  readonly reproduced: number;
  readonly tried: number;
}

/** A violation, and how often it was reproduced by repeating its subject. */
interface Reproduction {
  recorded: Recorded;
  reproduced: number;
  tried: number;
  /** What is repeated, and the smallest value of it that shows the violation; undefined if nothing can be repeated. */
  readonly subject?: Subject;
  value?: Json;
}

/** How often each subject is repeated, to distinguish flaky violations from those that always show. */
const repeats = 3;
/** The number of failures to minimize; the others are only reproduced. */
const minimizedMost = 6;
/** The maximum number of requests to minimize one of them. */
const spare = 40;

/** Reproduces all failures, and minimizes the first ones. */
export async function minimizeAll(context: RunContext): Promise<void> {
  const { budget, minimal } = context;
  budget.keep('closer look', 0);
  const failing = context.failing();
  const reproductions = await reproduceAll(failing, context);
  for (const [rule, shown] of reproductions) minimal.set(rule, minimalOf(rule, shown, context));
  for (const rule of failing.slice(0, minimizedMost)) {
    const shown = reproductions.get(rule);
    if (shown?.reproduced !== repeats) continue;
    await minimize(rule, shown, context);
    minimal.set(rule, minimalOf(rule, shown, context));
  }
}

/**
 * Repeats what has shown violations, and counts for each rule how often it was violated again. A subject that has shown
 * several is repeated for all of them at once. Finds come before the cases that sent them, and cheap subjects before
 * expensive ones.
 */
async function reproduceAll(
  rules: readonly RuleId[],
  context: RunContext,
): Promise<Map<RuleId, Reproduction>> {
  const reproductions = new Map<RuleId, Reproduction>();
  for (const rule of rules) {
    const [recorded] = shortestFirst(violationsOf(rule, context));
    if (!recorded) throw new Error('only a rule that was violated can be reproduced');
    reproductions.set(rule, { recorded, reproduced: 0, tried: 0 });
  }
  for (const subjectOf of [findSubject, caseSubject]) {
    const open = rules.filter((rule) => reproductions.get(rule)?.reproduced === 0);
    for (const group of groupsOf(open, context, subjectOf)) {
      await reproduce(group, context);
      for (const [rule, shown] of group) {
        // A subject that was not repeated does not replace the result of an earlier one.
        if (shown.tried > 0) reproductions.set(rule, shown);
      }
    }
  }
  return reproductions;
}

type Group = ReadonlyMap<RuleId, Reproduction & { readonly subject: Subject }>;

/** Groups rules by the subjects to repeat: a rule joins the subject of another one if it was shown by that, too. */
function groupsOf(
  rules: readonly RuleId[],
  context: RunContext,
  subjectOf: (recorded: Recorded, context: RunContext) => Subject | undefined,
): readonly Group[] {
  const groups = new Map<string, Map<RuleId, Reproduction & { readonly subject: Subject }>>();
  for (const rule of rules) {
    const candidates = shortestFirst(violationsOf(rule, context)).flatMap((recorded) => {
      const subject = subjectOf(recorded, context);
      return subject ? [{ recorded, subject, value: subject.value, reproduced: 0, tried: 0 }] : [];
    });
    const chosen = candidates.find(({ subject }) => groups.has(subject.key)) ?? candidates[0];
    if (!chosen) continue;
    const { key } = chosen.subject;
    groups.set(key, (groups.get(key) ?? new Map()).set(rule, chosen));
  }
  const requestsOf = (group: Group) => [...group.values()][0]?.subject.requests ?? 0;
  return [...groups.values()].sort((a, b) => requestsOf(a) - requestsOf(b));
}

/** Repeats the subject of a group for all of its rules. */
async function reproduce(group: Group, context: RunContext): Promise<void> {
  const [first] = group.values();
  if (!first) return;
  await unlessInterrupted(async () => {
    for (let times = 0; times < repeats && context.checkContext.remaining() > 0; times += 1) {
      const seen = await violatedBy(first.subject, first.subject.value, [...group.keys()], context);
      if (!seen) return;
      for (const [rule, shown] of group) {
        const recorded = seen.get(rule);
        shown.tried += 1;
        if (recorded) Object.assign(shown, { recorded, reproduced: shown.reproduced + 1 });
      }
    }
  });
}

/** Looks for a smaller request or case that shows a violation, too. */
async function minimize(rule: RuleId, shown: Reproduction, context: RunContext): Promise<void> {
  const { subject } = shown;
  if (!subject) return;
  const { checkContext, options } = context;
  const floor = Math.max(0, checkContext.remaining() - spare);
  const property = fc.asyncProperty(simpler(subject.value), async (value) => {
    if (value === subject.value) return false;
    if (checkContext.remaining() <= floor) return true;
    const recorded = (await violatedBy(subject, value, [rule], context))?.get(rule);
    if (!recorded) return true;
    Object.assign(shown, { recorded, value });
    return false;
  });
  await unlessInterrupted(async () => void (await fc.check(property, { numRuns: 1, seed: options.seed })));
}

/** Sends a value, and returns the violations of these rules that it shows; undefined if it may not be sent again. */
async function violatedBy(
  subject: Subject,
  value: Json,
  rules: readonly RuleId[],
  context: RunContext,
): Promise<ReadonlyMap<RuleId, Recorded> | undefined> {
  // The tally keeps only a few violations: make room for new ones, and keep the earlier ones if there are none.
  const earlier = rules.map((rule) => [rule, violationsOf(rule, context).splice(0)] as const);
  const newest = new Map<RuleId, Recorded>();
  try {
    if ((await subject.send(value)) === 'withheld') return undefined;
  } finally {
    for (const [rule, kept] of earlier) {
      const violations = violationsOf(rule, context);
      const last = violations.at(-1);
      if (last) newest.set(rule, last);
      else violations.push(...kept);
    }
  }
  return newest;
}

function minimalOf(
  rule: RuleId,
  { recorded, subject, value = null, reproduced, tried }: Reproduction,
  { options, recorder }: RunContext,
): Minimal {
  const related = (recorded.violation.related ?? []).flatMap((id) => recorder.sent.get(id) ?? []);
  const replay = subject?.replay(rule, value) ?? caseReplay(rule, recorded, options.seed);
  return { recorded, exchanges: [...related, recorded.exchange], replay, reproduced, tried };
}

/** Runs `work` until it is done or interrupted. */
async function unlessInterrupted(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
}

const violationsOf = (rule: RuleId, { recorder }: RunContext): Recorded[] =>
  recorder.tally.of(rule).violations;

/** Sorted so that the violation that needs the least minimizing comes first. */
const shortestFirst = (violations: readonly Recorded[]): Recorded[] =>
  violations.toSorted((a, b) => lengthOf(a) - lengthOf(b));

const lengthOf = ({ exchange }: Recorded): number => exchange.request.text?.length ?? 0;

/** What has shown a violation and can be repeated: a find, or a whole case. */
interface Subject {
  /** Identifies it among violations that it has shown together. */
  readonly key: string;
  /** The maximum number of requests. */
  readonly requests: number;
  readonly value: Json;
  send(value: Json): Promise<Exchange | Performed>;
  replay(rule: RuleId, value: Json): Replay;
}

/** The find that shows a violation by itself; undefined if none does. */
function findSubject(recorded: Recorded, { options, recorder, checkContext }: RunContext) {
  const { exchange, shownBy, violation } = recorded;
  if (shownBy !== 'exchange' || exchange.operation !== 'find') return undefined;
  if (!isAdmitted(exchange) && exchange.org !== 'missing') return undefined;
  const { seed, target } = options;
  const how = howOf(exchange, target.peopleUrl);
  const before = (violation.related ?? []).flatMap((id) => recorder.sent.get(id)?.request.json ?? []);
  return {
    key: `find ${exchange.id}`,
    requests: 1,
    value: exchange.request.json ?? {},
    send: async (value: Json) => (await unlessWithheld(() => checkContext.find(value, how))) ?? 'withheld',
    replay: (rule: RuleId, body: Json): Replay => ({ kind: 'exchange', rule, seed, before, body, how }),
  };
}

/** The case that shows a violation; undefined if it was recorded outside of all cases. */
function caseSubject({ investigation: id, value }: Recorded, context: RunContext): Subject | undefined {
  const investigation = context.investigationOf(id);
  if (!investigation || value === undefined) return undefined;
  return {
    key: `${id} ${JSON.stringify(value)}`,
    requests: investigation.requestsPerRun,
    value,
    send: (simpler) => context.perform(investigation, simpler),
    replay: (rule, simpler) => caseReplay(rule, { investigation: id, value: simpler }, context.options.seed),
  };
}

/** A replay of the case in which a violation was recorded. */
export function caseReplay(
  rule: RuleId,
  { investigation, value = null }: Pick<Recorded, 'investigation' | 'value'>,
  seed: number,
): Replay {
  return { kind: 'case', rule, seed, investigation, value };
}

/** How a recorded find differs from an ordinary one. */
function howOf(exchange: Exchange, peopleUrl: string): FindHow {
  const { text, json, headers, method, url } = exchange.request;
  const contentType = headers['content-type'];
  return {
    ...(json === undefined && text !== undefined ? { text } : {}),
    ...(contentType !== undefined && contentType !== 'application/json' ? { contentType } : {}),
    ...(method === 'POST' ? {} : { method }),
    ...(exchange.org === 'own' ? {} : { org: exchange.org, path: url.slice(peopleUrl.length) }),
  };
}
