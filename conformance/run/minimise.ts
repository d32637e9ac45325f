import * as fc from 'fast-check';
import type { RuleId } from '../../generated/rules.js';
import { simpler } from '../arbitraries/simpler.js';
import type { Recorded } from '../judging/tally.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { Interruption } from '../target/interruption.js';
import type { Json } from '../target/json.js';
import type { Performed } from '../target/withheld.js';
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

/** Requests that may be spent on one rule. */
const spare = 40;
const repeats = 3;

/** Shows a violation again and makes its request, or its case, as small as it gets. */
export async function minimise(rule: RuleId, context: RunContext): Promise<Minimal> {
  const recorded = smallest(context.recorder.tally.of(rule).violations);
  const byExchange = await attempt(rule, recorded, context, exchangeSubject(rule, recorded, context));
  if (byExchange && byExchange.seenAgain > 0) return byExchange;
  const byCase = await attempt(rule, recorded, context, caseSubject(rule, recorded, context));
  const best = byCase && byCase.seenAgain > 0 ? byCase : (byExchange ?? byCase);
  return best ?? asRecorded(rule, recorded, context);
}

/** Something that can be sent again, simpler. */
interface Subject {
  readonly value: Json;
  send(value: Json): Promise<Exchange | Performed>;
  replay(value: Json): Replay;
}

function exchangeSubject(rule: RuleId, recorded: Recorded, context: RunContext): Subject | undefined {
  const { exchange } = recorded;
  if (recorded.shownBy !== 'exchange' || exchange.operation !== 'find') return undefined;
  if (!isAdmitted(exchange) && exchange.org !== 'missing') return undefined;
  const how = howOf(exchange, context.checkContext.target.peopleUrl);
  const before = (recorded.violation.related ?? []).flatMap(
    (id) => context.recorder.sent.get(id)?.request.json ?? [],
  );
  return {
    value: exchange.request.json ?? {},
    send: (value) => context.checkContext.find(value, how),
    replay: (body) => ({ kind: 'exchange', rule, seed: context.options.seed, before, body, how }),
  };
}

function caseSubject(rule: RuleId, recorded: Recorded, context: RunContext): Subject | undefined {
  const investigation = context.investigationOf(recorded.investigation);
  const { value } = recorded;
  if (!investigation || value === undefined) return undefined;
  return {
    value,
    send: (simplerValue) => context.perform(investigation, simplerValue),
    replay: (simplerValue) => ({
      kind: 'case',
      rule,
      seed: context.options.seed,
      investigation: investigation.id,
      value: simplerValue,
    }),
  };
}

async function attempt(
  rule: RuleId,
  original: Recorded,
  context: RunContext,
  subject: Subject | undefined,
): Promise<Minimal | undefined> {
  if (!subject) return undefined;
  const { recorder, checkContext } = context;
  let last: Recorded | undefined;
  /** Whether sending `value` shows the violation again; the newest one is kept. Undefined where it may not be sent again. */
  const violates = async (value: Json): Promise<boolean | undefined> => {
    const { violations } = recorder.tally.of(rule);
    // The tally keeps a few violations only: room is made for the one that may come.
    violations.length = 0;
    if ((await subject.send(value)) === 'withheld') return undefined;
    last = violations.at(-1) ?? last;
    return violations.length > 0;
  };
  let tried = 0;
  let seenAgain = 0;
  let value = subject.value;
  let shown = original;
  const floor = Math.max(0, checkContext.remaining() - spare);
  try {
    for (; tried < repeats && checkContext.remaining() > 0; tried += 1) {
      const isViolated = await violates(value);
      if (isViolated === undefined) break;
      if (isViolated) seenAgain += 1;
    }
    if (seenAgain > 0) shown = last ?? original;
    if (seenAgain === repeats) {
      const property = fc.asyncProperty(simpler(subject.value), async (candidate) => {
        if (candidate === subject.value) return false;
        if (checkContext.remaining() <= floor || !(await violates(candidate))) return true;
        value = candidate;
        shown = last ?? shown;
        return false;
      });
      await fc.check(property, { numRuns: 1, seed: context.options.seed });
    }
  } catch (error) {
    if (!(error instanceof Interruption)) throw error;
  }
  recorder.tally.of(rule).violations.push(shown);
  return {
    recorded: shown,
    exchanges: exchangesOf(shown, context),
    replay: subject.replay(value),
    seenAgain,
    tried,
  };
}

function asRecorded(rule: RuleId, recorded: Recorded, context: RunContext): Minimal {
  const replay: Replay = {
    kind: 'case',
    rule,
    seed: context.options.seed,
    investigation: recorded.investigation,
    value: recorded.value ?? null,
  };
  return { recorded, exchanges: exchangesOf(recorded, context), replay, seenAgain: 0, tried: 0 };
}

function exchangesOf({ violation, exchange }: Recorded, { recorder }: RunContext): [...Exchange[], Exchange] {
  const related = (violation.related ?? []).flatMap((id) => recorder.sent.get(id) ?? []);
  return [...related, exchange];
}

/** The violation with the shortest request: it needs the least shrinking. */
function smallest(violations: readonly Recorded[]): Recorded {
  const sorted = violations.toSorted((a, b) => lengthOf(a) - lengthOf(b));
  const [first] = sorted;
  if (!first) throw new Error('only a rule that was violated can be minimised');
  return first;
}

function lengthOf({ exchange }: Recorded): number {
  return exchange.request.text?.length ?? 0;
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
