import { resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject } from '../../target/json.js';
import { isDate, itemsOf, leavesOf, numberIn, objectIn } from '../../target/wire/members.js';
import type { ExchangeJudges } from './judge.js';

/** Neither count of some contacts of a ledger exceeds that of all. */
const areBounded: ExchangeJudge = (exchange) => {
  const { kind, action } = resourceOf(exchange.operation);
  const { json } = exchange.response;
  if (kind !== 'ledger' || !isSuccess(exchange)) return nothing;
  const ledgers = action === 'list' ? itemsOf(json) : [json];
  const parts = ledgers.flatMap((ledger) =>
    ['verified', 'new_jobs'].map((name) => ({ name, counts: objectIn(ledger, 'counts') })),
  );
  return each(parts, ({ name, counts }) => {
    const [part, total] = [numberIn(counts, name), numberIn(counts, 'total')];
    if (part === undefined || total === undefined) return undefined;
    return (
      part <= total || { at: name, expected: `at most ${total}, the total of the ledger`, received: part }
    );
  });
};

/** Getting a ledger shows a created date and three counts, under any names: counts may be texts. */
const showsFacts: ExchangeJudge = (exchange) => {
  const { json } = exchange.response;
  if (exchange.operation !== 'getLedger' || !isSuccess(exchange) || !isObject(json)) return nothing;
  const leaves = leavesOf(json);
  const counts = leaves.filter(({ value }) => /^\d{1,9}$/.test(String(value)));
  const missing = [
    ...(leaves.some(isDate) ? [] : ['a created date']),
    ...(counts.length >= 3 ? [] : ['three counts (total, verified, new jobs)']),
  ];
  return once(missing.length === 0, () => ({ at: 'body', expected: missing.join(' and '), received: json }));
};

/** Judges of what shows a ledger. */
export const ledgerJudges = {
  'ledger.counts-bounds': areBounded,
  'ledger.get-members': showsFacts,
} satisfies ExchangeJudges;
