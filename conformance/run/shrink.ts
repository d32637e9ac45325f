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
  readonly seenAgain: number;
  readonly tried: number;
}

/** A violation, and how often it was reproduced by repeating its subject. */
interface ShownAgain extends Pick<Minimal, 'recorded' | 'seenAgain' | 'tried'> {
  /** Undefined if nothing can be repeated. */
  readonly subject?: Subject;
}

/** How often each subject is repeated, to distinguish flaky violations from those that always show. */
const repeats = 3;
/** The number of failures to shrink; the others are only reproduced. */
const minimisedMost = 6;
/** The maximum number of requests to shrink one of them. */
const spare = 40;

/** Reproduces all failures, and shrinks the first ones. */
export async function minimiseAll(context: RunContext): Promise<void> {
  const { budget, minimal } = context;
  budget.keep('closer look', 0);
  const failing = context.failing();
  const again = await showAgain(failing, context);
  for (const [rule, shown] of again) minimal.set(rule, minimalOf(rule, shown, shown.subject?.value, context));
  for (const rule of failing.slice(0, minimisedMost)) {
    const shown = again.get(rule);
    if (shown && shown.seenAgain === repeats) minimal.set(rule, await shrunk(rule, shown, context));
  }
}

/**
 * Repeats what has shown violations, and counts for each rule how often it was violated again. A subject that has shown
 * several is repeated for all of them at once. Finds come before the cases that sent them, and cheap subjects before
 * expensive ones.
 */
async function showAgain(rules: readonly RuleId[], context: RunContext): Promise<Map<RuleId, ShownAgain>> {
  const shown = new Map<RuleId, ShownAgain>();
  for (const rule of rules) {
    const [recorded] = shortestFirst(violationsOf(rule, context));
    if (!recorded) throw new Error('only a rule that was violated can be shown again');
    shown.set(rule, { recorded, seenAgain: 0, tried: 0 });
  }
  for (const subjectOf of [findSubject, caseSubject]) {
    const open = rules.filter((rule) => shown.get(rule)?.seenAgain === 0);
    for (const { subject, members } of groupsOf(open, context, subjectOf)) {
      for (const [rule, again] of await sendAgain(subject, members, context)) {
        // A subject that was not repeated does not replace the result of an earlier one.
        if (again.tried > 0) shown.set(rule, again);
      }
    }
  }
  for (const [rule, { recorded }] of shown) remember(rule, recorded, context);
  return shown;
}

interface Group {
  readonly subject: Subject;
  readonly members: Map<RuleId, Recorded>;
}

/** Groups rules by the subjects to repeat: a rule joins the subject of another one if it was shown by that, too. */
function groupsOf(
  rules: readonly RuleId[],
  context: RunContext,
  subjectOf: (recorded: Recorded, context: RunContext) => Subject | undefined,
): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const rule of rules) {
    const candidates = shortestFirst(violationsOf(rule, context)).flatMap((recorded) => {
      const subject = subjectOf(recorded, context);
      return subject ? [{ recorded, subject }] : [];
    });
    const chosen = candidates.find(({ subject }) => groups.has(subject.key)) ?? candidates[0];
    if (!chosen) continue;
    const { key } = chosen.subject;
    const group = groups.get(key) ?? { subject: chosen.subject, members: new Map() };
    groups.set(key, group);
    group.members.set(rule, chosen.recorded);
  }
  return [...groups.values()].sort((a, b) => a.subject.requests - b.subject.requests);
}

async function sendAgain(subject: Subject, members: Group['members'], context: RunContext) {
  const again = new Map(
    [...members].map(([rule, recorded]) => [rule, { recorded, subject, seenAgain: 0, tried: 0 }]),
  );
  await unlessInterrupted(async () => {
    for (let times = 0; times < repeats && context.checkContext.remaining() > 0; times += 1) {
      const seen = await violatedBy(subject, subject.value, [...members.keys()], context);
      if (seen === 'withheld') break;
      for (const [rule, known] of again) {
        const recorded = seen.get(rule);
        known.tried += 1;
        if (recorded) Object.assign(known, { recorded, seenAgain: known.seenAgain + 1 });
      }
    }
  });
  return again;
}

/** Shrinks the request or the case that shows a violation every time. */
async function shrunk(rule: RuleId, shown: ShownAgain, context: RunContext): Promise<Minimal> {
  const { subject } = shown;
  if (!subject) return minimalOf(rule, shown, undefined, context);
  const { checkContext, options } = context;
  const floor = Math.max(0, checkContext.remaining() - spare);
  let { value } = subject;
  let { recorded } = shown;
  const property = fc.asyncProperty(simpler(value), async (candidate) => {
    if (candidate === subject.value) return false;
    if (checkContext.remaining() <= floor) return true;
    const seen = await violatedBy(subject, candidate, [rule], context);
    const newest = seen === 'withheld' ? undefined : seen.get(rule);
    if (!newest) return true;
    value = candidate;
    recorded = newest;
    return false;
  });
  await unlessInterrupted(async () => void (await fc.check(property, { numRuns: 1, seed: options.seed })));
  remember(rule, recorded, context);
  return minimalOf(rule, { ...shown, recorded }, value, context);
}

/** Sends a value, and returns the violations of these rules that it shows; 'withheld' if it may not be sent again. */
async function violatedBy(
  subject: Subject,
  value: Json,
  rules: readonly RuleId[],
  context: RunContext,
): Promise<ReadonlyMap<RuleId, Recorded> | 'withheld'> {
  // The tally keeps only a few violations: make room for new ones.
  for (const rule of rules) violationsOf(rule, context).length = 0;
  if ((await subject.send(value)) === 'withheld') return 'withheld';
  return new Map(
    rules.flatMap((rule) => {
      const newest = violationsOf(rule, context).at(-1);
      return newest ? [[rule, newest] as const] : [];
    }),
  );
}

function minimalOf(
  rule: RuleId,
  { recorded, subject, seenAgain, tried }: ShownAgain,
  value: Json | undefined,
  { options, recorder }: RunContext,
): Minimal {
  const related = (recorded.violation.related ?? []).flatMap((id) => recorder.sent.get(id) ?? []);
  const replay = subject?.replay(rule, value ?? null) ?? caseReplay(rule, recorded, options.seed);
  return { recorded, exchanges: [...related, recorded.exchange], replay, seenAgain, tried };
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

/** Keeps a violation of a violated rule even if it was not reproduced. */
function remember(rule: RuleId, recorded: Recorded, context: RunContext): void {
  const violations = violationsOf(rule, context);
  if (violations.length === 0) violations.push(recorded);
}

/** Sorted so that the violation that needs the least shrinking comes first. */
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
