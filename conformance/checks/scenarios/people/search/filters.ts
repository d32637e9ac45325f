import * as fc from 'fast-check';
import { scenario } from '../../../../scene/scenario.js';
import { EndScenario } from '../../../../target/end-scenario.js';
import { textIn } from '../../../../target/wire/members.js';
import { fold } from '../../../exchanges/careers.js';
import { some, unmapped } from '../chosen.js';
import { countriesIn, exactly, search, unlisted } from './searching.js';

/** Searches by the countries of people whom the target has shown (section 4.3). */
export const filters = scenario({
  id: 'people/search-filters',
  rules: ['search.filter-sound'],
  requests: 2,
  cases: (pool) => fc.record({ countries: some(countriesIn(pool).slice(0, 4), 2) }),
  async record(t, { countries }) {
    const rule = 'search.filter-sound';
    const pages = [];
    for (const country of countries) {
      t.step(`search for people with country "${country}"`);
      pages.push({ country, ...(await search(t, [exactly('country', country)])) });
    }
    const shown = pages.filter(({ ids }) => ids.length > 0);
    if (pages.every(({ people }) => people === undefined)) throw new EndScenario('skipped', unlisted);
    if (shown.length === 0) return t.cannot(rule, 'search answers nobody to the filters that we know');
    if (shown.length > 1 && new Set(shown.map(({ ids }) => ids.join())).size === 1)
      return t.skip(rule, unmapped('search answers the same people whatever the filters are'));
    for (const { country, people = [], exchange } of shown) {
      const told = people.flatMap((person) => textIn(person, 'country') ?? []).map(fold);
      const meeting = told.filter((each) => each === fold(country));
      // One may be a longer spelling of the other.
      const off = told.filter((each) => !each.includes(fold(country)) && !fold(country).includes(each));
      // Unless most people meet the filter, it means something else to the target.
      if (meeting.length <= off.length) t.skip(rule, 'most people of a search do not show the value');
      else {
        const expected = `nobody whose country is not "${country}", as that of ${meeting.length} others is`;
        t.soft(rule, exchange).holds(off.length === 0, { at: 'people', expected, received: off });
      }
    }
  },
});
