import { currentJob } from '../../../../arbitraries/knowledge.js';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { isAbsent, type JsonObject } from '../../../../target/json.js';
import { textIn } from '../../../../target/wire/members.js';
import { excerpt } from '../../../exchanges/excerpt.js';
import { idsOf, shown } from '../chosen.js';
import { exactly, type Filter, search, unlisted } from './searching.js';

/** People whom find shows, searched for by their own values (sections 1 and 4.3). */
export const ownValues = scenario({
  id: 'people/search-own-values',
  rules: ['search.exists', 'search.superset-of-find', 'person.score-only-find'],
  requests: 3,
  cases: (pool) => idsOf(pool, 3, (person) => filtersOf(person).length > 0),
  async record(t, ids) {
    shown(t, ids[0], 'with values to search for');
    let found = 0;
    for (const id of ids) {
      const filters = filtersOf(shown(t, id, `with the id ${id}`));
      const named = filters.map(({ field, string_values: [value] }) => `${field} "${value}"`).join(' and ');
      t.step(`search for ${id} by ${named}`);
      const { people, ids: answered, isTelling, exchange } = await search(t, { filters, size: 5 });
      if (!isTelling) {
        const seen = { at: 'body', expected: 'a list of people', received: excerpt(exchange.response.json) };
        return void t.soft('search.exists', exchange).holds(false, seen);
      }
      if (!people) throw new EndScenario('skipped', unlisted);
      t.soft('search.superset-of-find', exchange).holds(answered.includes(id), {
        at: 'people',
        expected: `${id} among them`,
        received: [...answered],
      });
      if (people.length === 0) continue;
      found += 1;
      t.soft('search.exists', exchange).holds(true, { at: '', expected: '', received: null });
      t.soft('person.score-only-find', exchange).holds(
        people.every((person) => isAbsent(person['score'])),
        { at: 'people', expected: 'no score: there are filters only', received: 'a score' },
      );
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
