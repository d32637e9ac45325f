import * as fc from 'fast-check';
import { findBody } from '../../../arbitraries/lookups.js';
import type { CheckContext } from '../../../scene/check-context.js';
import { isSuccess, type Recorder } from '../../../scene/recorder.js';
import { scenario } from '../../../scene/scenario.js';
import { EndScenario } from '../../../target/end-scenario.js';
import type { Exchange } from '../../../target/exchange.js';
import { isAbsent, isArray, isObject, type Json } from '../../../target/json.js';
import { listIn } from '../../../target/wire/members.js';
import { viewOf } from '../../../view/find-view.js';
import { isPage, paged } from './require-success.js';
import { valuesIn } from './search/field-values.js';

/** Lookups with and without hits, previewed and asked (sections 1, 4.1 and 4.3). */
export const findPreviews = scenario({
  id: 'people/preview-find',
  rules: ['preview.find-exists', 'find.mr-preview-found'],
  requests: 3,
  cases: (pool) => {
    const found = pool.known.filter(({ ids }) => ids.length > 0).map(({ lookup }) => lookup);
    const count = Math.min(2, found.length);
    return fc.record({
      lookups: fc
        .shuffledSubarray(found, { minLength: count, maxLength: count })
        .map((hits) => [...hits, ...pool.nonsense.slice(0, 2)]),
    });
  },
  async record(t, { lookups }) {
    const body = findBody(lookups, null);
    t.step('preview a find of four lookups');
    const preview = await t.call('previewFind', { body });
    if (!judgeExists('preview.find-exists', preview, t)) return;
    const told = listIn(preview.response.json)?.map(foundIn) ?? [];
    if (told.length !== lookups.length || told.includes(undefined)) {
      return t.skip('find.mr-preview-found', 'the preview does not tell which lookups have a hit');
    }
    t.step('find the same');
    const exchange = await t.find(body);
    const sight = viewOf(exchange);
    if (!sight.answered) return t.cannot('find.mr-preview-found', 'find does not answer the same lookups');
    const found = sight.elements.map(({ people }) => people.length > 0);
    t.expect('find.mr-preview-found', preview).holds(found.join() === told.join(), {
      at: 'matches',
      expected: `as find finds: ${found.join(', ')}`,
      received: told.join(', '),
    });
  },
});

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
function judgeExists(
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
  return t.soft(rule, exchange).holds(!isAbsent(json), seen);
}

/** Whether an element of a preview tells of a hit; undefined where it does not say. */
function foundIn(element: Json): boolean | undefined {
  if (!isObject(element)) return undefined;
  const { found, count, people } = element;
  if (typeof found === 'boolean') return found;
  if (typeof count === 'number') return count > 0;
  return isArray(people) ? people.length > 0 : undefined;
}

function numberOf({ response }: Exchange, header: string): number | undefined {
  const text = response.headers[header] ?? '';
  return /^-?\d+$/.test(text) ? Number(text) : undefined;
}
