import { type ExchangeJudge, each, nothing, once } from '../../scene/finding.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject, parseJson } from '../../target/json.js';
import { leavesOf } from '../../target/wire/leaves.js';
import type { ExchangeJudges } from './judge.js';

const stated: readonly string[] = ['processing', 'completed'];

/**
 * A status that means a stated one is spelled like it (section 3), in the body as it is received. Others are open (question
 * import.states).
 */
const isSpelled: ExchangeJudge = (exchange) => {
  const { operation, response } = exchange;
  if (!['getImport', 'listImports'].includes(operation) || !isSuccess(exchange)) return nothing;
  return each(leavesOf(parseJson(response.text)), ({ at, value }) => {
    const plain = String(value)
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '');
    if (!/(^|\.)(status|state)$/i.test(at) || !stated.includes(plain)) return undefined;
    return plain === value || { at, expected: `"${plain}"`, received: value };
  });
};

/**
 * An import shows its status and contact counts (section 4.3). Their names are open, so only an import without any member that could be a
 * status or a count breaks the rule.
 */
const showsCounts: ExchangeJudge = (exchange) => {
  const { json } = exchange.response;
  if (exchange.operation !== 'getImport' || !isSuccess(exchange) || !isObject(json)) return nothing;
  const values = leavesOf(json).map(({ value }) => value);
  const missing = [
    ...(values.some((value) => typeof value === 'string') ? [] : ['its status']),
    ...(values.some((value) => /^\d+$/.test(String(value))) ? [] : ['a contact count']),
  ];
  return once(missing.length === 0, () => ({ at: '', expected: missing.join(' and '), received: json }));
};

/** Judges of what shows an import. */
export const importJudges = {
  'imports.get': showsCounts,
  'imports.status-values': isSpelled,
} satisfies ExchangeJudges;
