import type { RuleId } from '../../../generated/rules.js';
import type { Recorded } from '../../judging/tally.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import type { Json } from '../../target/json.js';
import { type Performed, unlessWithheld } from '../../target/withheld.js';
import type { FindHow, Replay } from '../replay/replay-token.js';
import type { RunContext } from '../run-context.js';

/** What showed a violation, and can be sent again: one find, or a whole case. */
export interface Subject {
  /** The same for whatever else it showed. */
  readonly key: string;
  /** Requests that it takes at most. */
  readonly requests: number;
  readonly value: Json;
  send(value: Json): Promise<Exchange | Performed>;
  replay(rule: RuleId, value: Json): Replay;
}

/** The find that shows a violation by itself; undefined where no find does. */
export function findSubject(recorded: Recorded, context: RunContext): Subject | undefined {
  const { exchange, shownBy } = recorded;
  if (shownBy !== 'exchange' || exchange.operation !== 'find') return undefined;
  if (!isAdmitted(exchange) && exchange.org !== 'missing') return undefined;
  const { seed, target } = context.options;
  const how = howOf(exchange, target.peopleUrl);
  const before = (recorded.violation.related ?? []).flatMap(
    (id) => context.recorder.sent.get(id)?.request.json ?? [],
  );
  return {
    key: `find ${exchange.id}`,
    requests: 1,
    value: exchange.request.json ?? {},
    send: async (value) => (await unlessWithheld(() => context.checkContext.find(value, how))) ?? 'withheld',
    replay: (rule, body) => ({ kind: 'exchange', rule, seed, before, body, how }),
  };
}

/** The case in which a violation showed; undefined where it showed beside all cases. */
export function caseSubject(
  { investigation: id, value }: Recorded,
  context: RunContext,
): Subject | undefined {
  const investigation = context.investigationOf(id);
  if (!investigation || value === undefined) return undefined;
  const { seed } = context.options;
  return {
    key: `${id} ${JSON.stringify(value)}`,
    requests: investigation.requestsPerRun,
    value,
    send: (simpler) => context.perform(investigation, simpler),
    replay: (rule, simpler) => ({ kind: 'case', rule, seed, investigation: id, value: simpler }),
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
