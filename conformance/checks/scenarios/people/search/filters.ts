import * as fc from 'fast-check';
import { currentJob } from '../../../../arbitraries/knowledge.js';
import type { Recorder } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import type { Pool } from '../../../../view/pool.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { idsOf, shown as shownPerson } from '../chosen.js';
import { type Field, standingOf, valuesIn } from './field-values.js';
import { exactly, type Filter, type Page, search, unlisted } from './searching.js';

type Asked = { readonly field: Field; readonly value: string };

/** Searches by single values of people whom the target has shown (section 4.3). */
export const filters = scenario({
  id: 'people/search-filters',
  rules: ['search.filter-sound'],
  requests: 3,
  cases: (pool) =>
    fc.tuple(values(pool, 'country', 2), values(pool, 'company.domain', 1)).map((all) => all.flat()),
  async record(t, asked) {
    const pages: { readonly asked: Asked; readonly page: Page }[] = [];
    for (const { field, value } of asked) {
      t.step(`search for people with ${field} "${value}"`);
      pages.push({
        asked: { field, value },
        page: await search(t, { filters: [exactly(field, value)], size: 5 }),
      });
    }
    if (pages.every(({ page }) => page.people === undefined)) throw new EndScenario('skipped', unlisted);
    const shown = pages.filter(({ page }) => page.ids.length > 0);
    if (shown.length === 0)
      throw new EndScenario('inconclusive', 'search answers nobody to the filters that we know');
    const answers = new Set(shown.map(({ page }) => page.ids.join()));
    if (shown.length > 1 && answers.size === 1) {
      throw new EndScenario(
        'skipped',
        'search answers the same people whatever the filters are: map it with --overlay',
      );
    }
    for (const each of shown) judge(each.asked, each.page, t);
  },
});

/** Judges a page most of whose people meet the filter: otherwise the filter means something else to the target. */
function judge(
  { field, value }: Asked,
  { people = [], exchange }: Page,
  t: Recorder<'search.filter-sound'>,
): void {
  const standings = people.map((person) => ({ person, standing: standingOf(person, field, value) }));
  const count = standings.filter(({ standing }) => standing === 'meets').length;
  const off = standings.filter(({ standing }) => standing === 'off');
  const [first] = off;
  if (count <= off.length) {
    t.skip('search.filter-sound', `most people of a search by ${field} do not show the value`);
    return;
  }
  t.soft('search.filter-sound', exchange).holds(first === undefined, {
    at: 'people',
    expected: `nobody whose ${field} is not "${value}", as that of ${count} others is`,
    received: `${textIn(first?.person, 'id') ?? 'somebody'} with other values`,
  });
}

function values(pool: Pool, field: Field, most: number): fc.Arbitrary<Asked[]> {
  const known = valuesIn(pool, field).slice(0, 4);
  const count = Math.min(most, known.length);
  return fc
    .shuffledSubarray([...known], { minLength: count, maxLength: count })
    .map((chosen) => chosen.map((value) => ({ field, value })));
}

/** Searches for people whom find shows by their own values (sections 1 and 4.3). */
export const ownValues = scenario({
  id: 'people/search-own-values',
  rules: ['search.exists'],
  requests: 3,
  cases: (pool) => idsOf(pool, 3, (person) => filtersOf(person).length > 0),
  async record(t, ids) {
    shownPerson(t, ids[0], 'with values to search for');
    let found = 0;
    for (const id of ids) {
      const filters = filtersOf(shownPerson(t, id, `with the id ${id}`));
      const named = filters.map(({ field, string_values: [value] }) => `${field} "${value}"`).join(' and ');
      t.step(`search for ${id} by ${named}`);
      const { people, isTelling, exchange } = await search(t, { filters, size: 5 });
      if (!isTelling) {
        const seen = { at: 'body', expected: 'a list of people', received: excerpt(exchange.response.json) };
        return void t.soft('search.exists', exchange).holds(false, seen);
      }
      if (!people) throw new EndScenario('skipped', unlisted);
      if (people.length === 0) continue;
      found += 1;
      t.soft('search.exists', exchange).accepted('somebody by their own values');
      if (found === 2) return;
    }
    if (found === 0) t.cannot('search.exists', 'search answers nobody to the filters that we know');
  },
});

function filtersOf(person: JsonObject): readonly Filter[] {
  const linkedin = textIn(person, 'linkedin');
  if (linkedin !== undefined) return [exactly('linkedin', linkedin)];
  const [name, company] = [textIn(person, 'name'), textIn(currentJob(person)['company'], 'name')];
  if (name === undefined || company === undefined) return [];
  return [exactly('name', name), exactly('company.name', company)];
}
