import type { OperationId } from '../../../generated/operations.js';
import { resourceOf } from '../../resources/kinds.js';
import { type ExchangeJudge, each, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject, parseJson } from '../../target/json.js';
import { isDate, itemsOf, type Leaf, leavesOf, numberIn, objectIn } from '../../target/wire/members.js';
import type { ExchangeJudges } from './judge.js';

/** Neither count of some contacts of a ledger exceeds that of all. */
const areBounded: ExchangeJudge = (exchange) => {
  const { kind, action } = resourceOf(exchange.operation);
  const { json } = exchange.response;
  if (kind !== 'ledger' || !isSuccess(exchange)) return nothing;
  const counts = (action === 'list' ? itemsOf(json) : [json]).map((ledger) => objectIn(ledger, 'counts'));
  const parts = counts.flatMap((all) => ['verified', 'new_jobs'].map((name) => ({ name, all })));
  return each(parts, ({ name, all }) => {
    const [part, total] = [numberIn(all, name), numberIn(all, 'total')];
    if (part === undefined || total === undefined) return undefined;
    return (
      part <= total || { at: name, expected: `at most ${total}, the total of the ledger`, received: part }
    );
  });
};

/** Judges that an operation shows at least so many values of each sort, under any names: those are open, and counts may be texts. */
const shows =
  (
    operation: OperationId,
    ...sorts: readonly (readonly [what: string, least: number, isOne: (leaf: Leaf) => boolean])[]
  ): ExchangeJudge =>
  (exchange) => {
    const { json } = exchange.response;
    if (exchange.operation !== operation || !isSuccess(exchange) || !isObject(json)) return nothing;
    const leaves = leavesOf(json);
    const missing = sorts.flatMap(([what, least, isOne]) =>
      leaves.filter(isOne).length < least ? what : [],
    );
    return once(missing.length === 0, () => ({
      at: 'body',
      expected: missing.join(' and '),
      received: json,
    }));
  };

const isCount = ({ value }: Leaf) => /^\d{1,9}$/.test(String(value));

const stated: readonly string[] = ['processing', 'completed'];

/** A status that means a stated one is spelled like it, in the body as it is received. Others are open (question import.states). */
const isSpelled: ExchangeJudge = (exchange) => {
  if (!['getImport', 'listImports'].includes(exchange.operation) || !isSuccess(exchange)) return nothing;
  return each(leavesOf(parseJson(exchange.response.text)), ({ at, value }) => {
    const plain = String(value)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    if (!/(^|\.)(status|state)$/i.test(at) || !stated.includes(plain)) return undefined;
    return plain === value || { at, expected: `"${plain}"`, received: value };
  });
};

/** Judges of what shows a ledger or an import (sections 3 and 4.3). */
export const ledgerJudges = {
  'ledger.counts-bounds': areBounded,
  'ledger.get-members': shows(
    'getLedger',
    ['a created date', 1, isDate],
    ['three counts (total, verified, new jobs)', 3, isCount],
  ),
  'imports.get': shows(
    'getImport',
    ['its status', 1, ({ value }) => typeof value === 'string'],
    ['a contact count', 1, isCount],
  ),
  'imports.status-values': isSpelled,
} satisfies ExchangeJudges;
