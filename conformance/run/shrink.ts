import type { RuleId } from '../../generated/rules.js';
import type { Recorded } from '../judging/judging.js';
import { Interruption, unless, unlessNotSent } from '../target/end-scenario.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import { isArray, isObject, type Json } from '../target/json.js';
import type { FindHow, Replay } from './replay.js';
import type { RunContext } from './run-context.js';

/** The smallest reproduction of a violation that was found, and how often it was reproduced, out of `tried` times. */
export interface Minimal {
  recorded?: Recorded;
  replay: Replay;
  reproduced: number;
  tried: number;
}

/** How often each violation is repeated, to distinguish flaky ones from those that always show. */
export const repeats = 3;
/** The number of failures to minimize; the others are only reproduced. */
const minimizedMost = 6;
/** The maximum number of requests to minimize one of them. */
const spare = 40;

/** Reproduces all failures, finds and short cases first, and minimizes the first ones. */
export async function minimizeAll(context: RunContext): Promise<void> {
  const { budget, minimal } = context;
  budget.keep('failures', 0);
  const failing = context.failing();
  for (const replayOf of [findReplay, performedCase]) {
    const open = failing.filter((rule) => !minimal.get(rule)?.reproduced);
    for (const group of groupsOf(open, context, replayOf)) {
      await reproduce(group, context).catch(unless(Interruption));
      // What could not be repeated does not replace the result of an earlier one.
      for (const [rule, shown] of group) if (shown.tried > 0) minimal.set(rule, shown);
    }
  }
  for (const rule of failing.slice(0, minimizedMost)) {
    const shown = minimal.get(rule);
    if (shown?.reproduced === repeats) await minimize(rule, shown, context).catch(unless(Interruption));
  }
}

type Group = Map<RuleId, Minimal>;

/** Groups rules by what is to be repeated: a rule joins another one if that has shown its violation, too. */
function groupsOf(failing: readonly RuleId[], context: RunContext, replayOf: typeof findReplay) {
  const groups = new Map<string, Group>();
  for (const rule of failing) {
    const candidates = context.tally
      .of(rule)
      .violations.toSorted((a, b) => lengthOf(a) - lengthOf(b))
      .flatMap((recorded) => {
        const replay = replayOf(rule, recorded, context);
        return replay ? [{ key: keyOf(replay), shown: { recorded, replay, reproduced: 0, tried: 0 } }] : [];
      });
    const chosen = candidates.find(({ key }) => groups.has(key)) ?? candidates[0];
    if (chosen) groups.set(chosen.key, (groups.get(chosen.key) ?? new Map()).set(rule, chosen.shown));
  }
  const requestsOf = (group: Group) =>
    Math.max(...[...group.values()].map((each) => requestsFor(each, context)));
  return [...groups.values()].sort((a, b) => requestsOf(a) - requestsOf(b));
}

/** The same for all rules whose violations it shows. */
const keyOf = ({ rule: _, seed: __, ...repeated }: Replay): string => JSON.stringify(repeated);

const requestsFor = ({ replay }: Minimal, { investigationOf }: RunContext): number =>
  replay.kind === 'exchange' ? 1 : (investigationOf(replay.investigation)?.requestsPerRun ?? 0);

/** Repeats what has shown the violations of a group, and counts for each rule how often it was violated again. */
export async function reproduce(group: Group, context: RunContext): Promise<void> {
  const [first] = group.values();
  for (let times = 0; first && times < repeats && context.checkContext.remaining() > 0; times += 1) {
    const seen = await violatedBy(first.replay, context);
    if (!seen) return;
    for (const [rule, shown] of group) {
      const recorded = seen.get(rule);
      shown.tried += 1;
      if (recorded) Object.assign(shown, { recorded, reproduced: shown.reproduced + 1 });
    }
  }
}

/** Looks for a smaller request or case that shows a violation, too. */
async function minimize(rule: RuleId, shown: Minimal, context: RunContext): Promise<void> {
  const { replay: whole } = shown;
  const floor = Math.max(0, context.checkContext.remaining() - spare);
  await smallest(whole.kind === 'exchange' ? whole.body : whole.value, async (smaller) => {
    if (context.checkContext.remaining() <= floor) return false;
    const replay = whole.kind === 'exchange' ? { ...whole, body: smaller } : { ...whole, value: smaller };
    const recorded = (await violatedBy(replay, context))?.get(rule);
    if (recorded) Object.assign(shown, { recorded, replay });
    return recorded !== undefined;
  });
}

/** Sends once more what has shown violations, and returns the new ones; undefined if it may not be sent again. */
async function violatedBy(replay: Replay, context: RunContext) {
  const { tally, checkContext, investigationOf } = context;
  tally.latest.clear();
  if (replay.kind === 'exchange') {
    const answer = await unlessNotSent(checkContext.find(replay.body, replay.how));
    return answer && new Map(tally.latest);
  }
  const investigation = investigationOf(replay.investigation);
  const isSent = investigation !== undefined && (await context.perform(investigation, replay.value));
  return isSent ? new Map(tally.latest) : undefined;
}

const lengthOf = ({ exchange }: Recorded): number => exchange.request.text?.length ?? 0;

/** The find that shows a violation by itself; undefined if none does. */
function findReplay(rule: RuleId, recorded: Recorded, { options, sent }: RunContext): Replay | undefined {
  const { exchange, shownBy, violation } = recorded;
  if (shownBy !== 'exchange' || exchange.operation !== 'find') return undefined;
  if (!isAdmitted(exchange) && exchange.org !== 'missing') return undefined;
  const { seed, target } = options;
  const before = (violation.related ?? []).flatMap((id) => sent.get(id)?.request.json ?? []);
  const body: Json = exchange.request.json ?? {};
  return { kind: 'exchange', rule, seed, before, body, how: howOf(exchange, target.peopleUrl) };
}

/** The case that shows a violation; undefined if it was recorded outside of all cases. */
function performedCase(rule: RuleId, recorded: Recorded, context: RunContext): Replay | undefined {
  const isKnown = context.investigationOf(recorded.investigation) && recorded.value !== undefined;
  return isKnown ? caseReplay(rule, recorded, context.options.seed) : undefined;
}

export const caseReplay = (
  rule: RuleId,
  { investigation, value = null }: Pick<Recorded, 'investigation' | 'value'>,
  seed: number,
): Replay => ({ kind: 'case', rule, seed, investigation, value });

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

/** Optional members of a find request. */
const optional = new Set(['size', 'return_fields', 'confidence']);

/** Makes a value simpler as long as it still fails: fewer elements in each list, never none, and no optional members. */
export async function smallest(value: Json, fails: (simpler: Json) => Promise<boolean>): Promise<Json> {
  for (const simpler of candidates(value)) if (await fails(simpler)) return smallest(simpler, fails);
  return value;
}

/** Yields simpler values of the same shape, the most reduced first. */
function* candidates(value: Json): Generator<Json> {
  if (isArray(value)) {
    for (let size = Math.floor(value.length / 2); size >= 1; size = Math.floor(size / 2)) {
      for (let start = 0; start < value.length; start += size) {
        const kept = value.toSpliced(start, size);
        if (kept.length > 0) yield kept;
      }
    }
    for (const [index, item] of value.entries()) {
      for (const simplerItem of candidates(item)) yield value.with(index, simplerItem);
    }
  } else if (isObject(value)) {
    for (const name of Object.keys(value).filter((key) => optional.has(key))) {
      yield Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    }
    for (const [key, item] of Object.entries(value)) {
      for (const simplerItem of candidates(item)) yield { ...value, [key]: simplerItem };
    }
  }
}
