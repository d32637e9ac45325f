import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { simpler } from '../arbitraries/simpler.js';
import type { Recorded } from '../judging/tally.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';
import type { Json } from '../target/json.js';
import { type Performed, unlessWithheld } from '../target/withheld.js';
import type { FindHow, Replay } from './replay/replay-token.js';
import type { RunContext } from './run-context.js';

/** The smallest way that was found to see a violation. */
export interface Minimal {
  readonly recorded: Recorded;
  /** The exchanges that show it, what it compares with first. */
  readonly exchanges: readonly [...Exchange[], Exchange];
  readonly replay: Replay;
  /** Times it was seen again, of times it was tried. */
  readonly seenAgain: number;
  readonly tried: number;
}

/** What showed a violation, and can be sent again: one find, or a whole case. */
interface Subject {
  /** The same for whatever else it showed. */
  readonly key: string;
  /** Requests that it takes at most. */
  readonly requests: number;
  readonly value: Json;
  send(value: Json): Promise<Exchange | Performed>;
  replay(rule: RuleId, value: Json): Replay;
}

/** A violation, and how often it was seen again when what had shown it was sent again. */
interface ShownAgain extends Pick<Minimal, 'recorded' | 'seenAgain' | 'tried'> {
  /** What shows it; undefined where nothing can be sent again. */
  readonly subject?: Subject;
}

/** How often each is sent again: a violation that shows now and then is told from one that always does. */
const repeats = 3;
/** Failures that are made small; of more it is only said how often they were seen again. */
const minimisedMost = 6;
/** Requests that making one of them small may take. */
const spare = 40;

/** Shows all failures again, and makes the first ones as small as they get. */
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
 * Sends what has shown violations again, and says of each rule how often it was violated again. What showed several is sent
 * for all of them at once; a find before the case in which it was sent, and what costs little before what costs much.
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
        // That a find alone does not show it says nothing where its case could be performed again, and was not.
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

/** What to send, and for which rules: a rule joins a subject that is there already where one has shown it, too. */
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

/** A violation that shows every time, with the request, or the case, as small as it gets. */
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

/** The violations of these rules that sending a value shows; nothing is known where it may not be sent again. */
async function violatedBy(
  subject: Subject,
  value: Json,
  rules: readonly RuleId[],
  context: RunContext,
): Promise<ReadonlyMap<RuleId, Recorded> | 'withheld'> {
  // The tally keeps a few violations only: room is made for those that may come.
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

/** What performs the case again in which a violation showed. */
export function caseReplay(
  rule: RuleId,
  { investigation, value = null }: Pick<Recorded, 'investigation' | 'value'>,
  seed: number,
): Replay {
  return { kind: 'case', rule, seed, investigation, value };
}

/** The find that shows a violation by itself; undefined where no find does. */
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

/** The case in which a violation showed; undefined where it showed beside all cases. */
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

/** An interruption ends looking again, and is no failure of it. */
async function unlessInterrupted(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
}

const violationsOf = (rule: RuleId, { recorder }: RunContext): Recorded[] =>
  recorder.tally.of(rule).violations;

/** A rule that was violated keeps a violation, also where it was not seen again. */
function remember(rule: RuleId, recorded: Recorded, context: RunContext): void {
  const violations = violationsOf(rule, context);
  if (violations.length === 0) violations.push(recorded);
}

/** The violation with the shortest request needs the least shrinking. */
const shortestFirst = (violations: readonly Recorded[]): Recorded[] =>
  violations.toSorted((a, b) => lengthOf(a) - lengthOf(b));

const lengthOf = ({ exchange }: Recorded): number => exchange.request.text?.length ?? 0;
