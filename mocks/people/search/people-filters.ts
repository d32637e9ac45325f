import type { Profile } from '../../engine/profile.js';
import type { Refusal } from '../../engine/refusal.js';
import type { Filter } from '../../filters/filter.js';
import { type FilterNode, readFilters } from '../../filters/read-filters.js';
import { fold } from '../../population/index/fold.js';
import { plainName } from '../../present/name-parts.js';
import { peopleFields } from './fields.js';

/** The filters of a search for people, with terms as the population writes them, or what is wrong with them. */
export function readPeopleFilters(
  nodes: readonly FilterNode[] | undefined,
  profile: Profile,
): Filter | Refusal {
  return readFilters(nodes, {
    isDated: (field) => /_at$/.test(field),
    canonical: (field, term) => {
      // The population is written in NFC, whatever form it is shown in.
      const text = term.normalize('NFC');
      if (field === 'name') return plainName(profile.reading('record.name-parts'), text);
      return peopleFields.get(field)?.identifier?.(text) ?? text;
    },
    words: (field, text) => (peopleFields.get(field)?.words ?? fold)(text),
  });
}
