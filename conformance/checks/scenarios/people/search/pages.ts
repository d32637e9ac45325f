import * as fc from 'fast-check';
import type { Recorder } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { Pool } from '../../../../view/pool.js';
import { type Field, valuesIn } from './field-values.js';
import { exactly, type Filter, type Page, search, walked } from './searching.js';

type Rule = 'search.page-disjoint' | 'search.count-agrees';
type Asked = { readonly field: Field; readonly value: string };
type Counted = { readonly filters: readonly Filter[]; readonly count: number };

/** Each person who is shown may cost a credit: a search with more is not paged to its end. */
const countMax = 24;
const pageCount = 3;

/** A small search from its first page to its last (section 4.3). */
export const pages = scenario({
  id: 'people/search-pages',
  rules: ['search.page-disjoint', 'search.count-agrees'],
  requests: 8,
  cases: (pool) => fc.constant({ values: rareValues(pool) }),
  async record(t, { values }) {
    const { filters, count } = await counted(values, t);
    const size = Math.ceil(count / pageCount);
    t.step(`in pages of ${size}`);
    const { pages: seen } = await walked(t, filters, size, pageCount + 1);
    judge(seen, count, t);
  },
});

/** Values that few of the people whom the target has shown have: not many others have them, either. */
function rareValues(pool: Pool): readonly Asked[] {
  const [rarest, ...more] = valuesIn(pool, 'country').toReversed();
  const domains = valuesIn(pool, 'company.domain');
  const [domain] = domains.slice(Math.floor(domains.length / 2));
  return [
    ...[rarest, ...more.slice(0, 2)].map((value) => ({ field: 'country' as const, value })),
    { field: 'company.domain' as const, value: domain },
  ].flatMap(({ field, value }) => (value === undefined ? [] : [{ field, value }]));
}

/** The first search that finds few people, but more than one. */
async function counted(values: readonly Asked[], t: Scene<Rule>): Promise<Counted> {
  for (const { field, value } of values) {
    const filters = [exactly(field, value)];
    const { count } = await search(t, { filters, size: 0 });
    if (count === undefined) throw new EndScenario('skipped', 'a search of size 0 tells no count');
    if (count > 1 && count <= countMax) {
      t.step(`search for ${field} "${value}": ${count} people`);
      return { filters, count };
    }
  }
  throw new EndScenario('inconclusive', `no search was found with 2 to ${countMax} people`);
}

function judge(seen: readonly Page[], count: number, t: Recorder<Rule>): void {
  const ids = seen.flatMap((page) => page.ids);
  const last = seen.at(-1)?.exchange;
  const isWhole = new Set(ids).size === ids.length && ids.length === count;
  t.soft('search.page-disjoint', last).holds(isWhole, {
    at: 'people',
    expected: `${count} people, each once`,
    received: `${ids.length} people in ${seen.length} pages, ${new Set(ids).size} of them different`,
  });
  for (const { count: told, exchange } of seen) {
    if (told === undefined) continue;
    t.soft('search.count-agrees', exchange).holds(told === count, {
      at: 'count',
      expected: `${count}, as it was counted alone`,
      received: told,
    });
  }
  if (seen.every((page) => page.count === undefined)) {
    t.skip('search.count-agrees', 'only a search of size 0 tells a count');
  }
}
