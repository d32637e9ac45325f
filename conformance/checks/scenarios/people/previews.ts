import * as fc from 'fast-check';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { leavesOf } from '../../../target/wire/leaves.js';
import { isPage, paged } from './require-success.js';
import { valuesIn } from './search/field-values.js';

/** The preview of a search, twice: what it says of the price tells whether it was charged (question preview.answer). */
export const searchPreviews = scenario({
  id: 'people/preview-search',
  rules: ['preview.search-exists', 'preview.no-charge'],
  requests: 3,
  cases: (pool) => fc.constant({ country: valuesIn(pool, 'country')[0] ?? 'United States' }),
  async record(t, { country }) {
    t.step(`preview a search for country "${country}"`);
    const first = await preview(t, country);
    if (!judgeExists('preview.search-exists', first, t)) return;
    const [price, left] = ['x-credits-cost', 'x-credits-remaining'].map((name) => numberOf(first, name));
    if (!price && left === undefined) {
      return t.skip('preview.no-charge', 'the preview tells neither a price nor what is left');
    }
    t.step('preview it again');
    const second = await preview(t, country);
    const now = [numberOf(second, 'x-credits-cost'), numberOf(second, 'x-credits-remaining')];
    t.expect('preview.no-charge', second).holds(now.join() === [price, left].join(), {
      at: 'headers',
      expected: `a price of ${price} again`,
      received: `${now[0]}`,
    });
  },
});

const preview = (context: CheckContext, country: string): Promise<Exchange> =>
  context.call('previewSearch', {
    body: { filters: [{ field: 'country', match_type: 'exact', string_values: [country] }], size: 20 },
  });

/** An operation that is there answers something. What is not found may have another form on this target. */
export function judgeExists(
  rule: 'preview.find-exists' | 'preview.search-exists',
  exchange: Exchange,
  t: Recorder,
): boolean {
  const { json, status } = exchange.response;
  if (!isSuccess(exchange) || status === 202) {
    t.body(exchange);
    return false;
  }
  if (isPage(exchange)) throw new EndScenario('skipped', paged);
  const seen = { at: 'body', expected: 'JSON that tells something', received: json ?? 'no JSON' };
  return t.soft(rule, exchange).holds(leavesOf(json).length > 0, seen);
}

function numberOf({ response }: Exchange, header: string): number | undefined {
  const text = response.headers[header] ?? '';
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}
