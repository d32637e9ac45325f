import * as fc from 'fast-check';
import { currentJob } from '../../../../arbitraries/knowledge.js';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import type { JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { idsOf, shown as shownPerson, some, unmapped } from '../chosen.js';
import { standingOf, valuesIn } from './field-values.js';
import { described, exactly, type Filter, search, unlisted } from './searching.js';

const notUnderstood = 'search answers nobody to the filters that we know';

/** Searches by single values of people whom the target has shown (section 4.3). */
export const filters = scenario({
  id: 'people/search-filters',
  rules: ['search.filter-sound'],
  requests: 3,
  cases: (pool) =>
    fc.record({
      country: some(valuesIn(pool, 'country').slice(0, 4), 2),
      'company.domain': some(valuesIn(pool, 'company.domain').slice(0, 4), 1),
    }),
  async record(t, values) {
    const rule = 'search.filter-sound';
    const asked = (['country', 'company.domain'] as const).flatMap((field) =>
      values[field].map((value) => ({ field, value })),
    );
    const pages = [];
    for (const { field, value } of asked) {
      t.step(`search for people with ${field} "${value}"`);
      pages.push({ field, value, ...(await search(t, [exactly(field, value)])) });
    }
    if (pages.every(({ people }) => people === undefined)) throw new EndScenario('skipped', unlisted);
    const shown = pages.filter(({ ids }) => ids.length > 0);
    if (shown.length === 0) throw new EndScenario('inconclusive', notUnderstood);
    if (shown.length > 1 && new Set(shown.map(({ ids }) => ids.join())).size === 1)
      throw new EndScenario('skipped', unmapped('search answers the same people whatever the filters are'));
    for (const { field, value, people = [], exchange } of shown) {
      const having = (standing: string) => people.filter((one) => standingOf(one, field, value) === standing);
      const [meeting, off] = [having('meets'), having('off')];
      // Unless most people meet the filter, it means something else to the target.
      if (meeting.length <= off.length) {
        t.skip(rule, `most people of a search by ${field} do not show the value`);
        continue;
      }
      t.soft(rule, exchange).holds(off.length === 0, {
        at: 'people',
        expected: `nobody whose ${field} is not "${value}", as that of ${meeting.length} others is`,
        received: `${textIn(off[0], 'id') ?? 'somebody'} with other values`,
      });
    }
  },
});

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
      const own = filtersOf(shownPerson(t, id));
      t.step(`search for ${id} by ${described(own)}`);
      const { people, isTelling, exchange } = await search(t, own);
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
    if (found === 0) t.cannot('search.exists', notUnderstood);
  },
});

function filtersOf(person: JsonObject): readonly Filter[] {
  const linkedin = textIn(person, 'linkedin');
  if (linkedin !== undefined) return [exactly('linkedin', linkedin)];
  const [name, company] = [textIn(person, 'name'), textIn(currentJob(person)['company'], 'name')];
  if (name === undefined || company === undefined) return [];
  return [exactly('name', name), exactly('company.name', company)];
}
