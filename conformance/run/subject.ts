import type { RuleId } from '../../generated/rules.js';
import type { Recorded } from '../judging/tally.js';
import { type Exchange, isAdmitted } from '../target/exchange.js';
import type { Json } from '../target/json.js';
import { type Performed, unlessWithheld } from '../target/withheld.js';
import type { FindHow, Replay } from './replay/replay-token.js';
import type { RunContext } from './run-context.js';

/** What has shown a violation and can be repeated: a find, or a whole case. */
export interface Subject {
  /** Identifies it among violations that it has shown together. */
  readonly key: string;
  /** The maximum number of requests. */
  readonly requests: number;
  readonly value: Json;
  send(value: Json): Promise<Exchange | Performed>;
  replay(rule: RuleId, value: Json): Replay;
}

/** The find that shows a violation by itself; undefined if none does. */
export function findSubject(recorded: Recorded, { options, recorder, checkContext }: RunContext) {
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
export function caseSubject(
  { investigation: id, value }: Recorded,
  context: RunContext,
): Subject | undefined {
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
