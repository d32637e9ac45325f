import type { Profile } from '../../engine/profile.js';
import { isRefusal, type Refusal } from '../../engine/refusal.js';
import type { Filter } from '../../filters/filter.js';
import { type FilterNode, readFilters } from '../../filters/read-filters.js';
import { fold } from '../../population/index/fold.js';
import { plainName } from '../../present/name-parts.js';
import { peopleFields } from './fields/fields.js';
import { compared } from './fields/record-of.js';
import { withOneJob } from './one-job.js';

/** Parses the filters of a search for people, with terms converted to the form in the population, or refuses them. */
export function readPeopleFilters(
  nodes: readonly FilterNode[] | undefined,
  profile: Profile,
): Filter | Refusal {
  const filter = readFilters(nodes, {
    isDated: (field) => /_at$/.test(field),
    canonical: (field, term) => {
      const { attribute } = peopleFields.get(field) ?? {};
      const text = attribute === undefined ? term : compared(attribute, term);
      return field === 'name' ? plainName(profile.reading('record.name-parts'), text) : text;
    },
    words: (field, text) => (peopleFields.get(field)?.attribute.words ?? fold)(text),
  });
  return isRefusal(filter) ? filter : withOneJob(filter, profile.reading('search.same-job'), isOfAnyJob);
}

function isOfAnyJob(name: string): boolean {
  const field = peopleFields.get(name);
  return field?.attribute.of === 'job' && !field.isOfPosition;
}
