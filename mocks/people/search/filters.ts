import type { Readings } from '../../../generated/questions.js';
import type { Profile } from '../../engine/handler.js';
import { granted } from '../../engine/refusal.js';
import { type Filter, type FilterNode, isLeaf, isScope, readFilters } from '../../filters/filter.js';
import { fold } from '../../population/index/words.js';
import { plainName } from '../../views/forms.js';
import { compared, peopleFields } from './fields.js';

export function readPeopleFilters(nodes: readonly FilterNode[] | undefined, profile: Profile): Filter {
  const filter = readFilters(nodes, {
    isDated: (field) => /_at$/.test(field),
    canonical: (field, term) => {
      const { attribute } = peopleFields.get(field) ?? {};
      const text = attribute === undefined ? term : compared(attribute, term);
      return field === 'name' ? plainName(profile, text) : text;
    },
    words: (field, text) => (peopleFields.get(field)?.attribute.words ?? fold)(text),
  });
  return withOneJob(granted(filter), profile.reading('search.same-job'));
}

function isOfJob(name: string): boolean {
  const field = peopleFields.get(name);
  return field?.attribute.of === 'job' && !field.isOfPosition;
}

type Reading = Readings['search.same-job'];

/** Returns the filters of a group that leaves open whether they are about one job. */
const openIn = (filter: Filter): readonly Filter[] =>
  'operator' in filter && filter.isJobsGroup === undefined ? filter.filters : [];

/** Groups filters joined by `and` that must match one job, unless all are negated (question search.same-job). */
function withOneJob(filter: Filter, reading: Reading): Filter {
  const speaks = (each: Filter): boolean => (isLeaf(each) ? isOfJob(each.field) : openIn(each).some(speaks));
  const demands = (each: Filter): boolean =>
    isLeaf(each) ? isOfJob(each.field) && !each.negated : openIn(each).some(demands);

  const placed = (each: Filter, around: Reading, isWithin: boolean): Filter => {
    if (isLeaf(each) || isScope(each)) return each;
    const { operator, filters, isJobsGroup } = each;
    if (isJobsGroup !== undefined) {
      const apart = placed({ operator, filters }, isJobsGroup ? 'one-job' : 'any-job', false);
      return isWithin ? { scope: 'person', filter: apart } : apart;
    }
    const about = operator === 'and' && around === 'one-job' && !isWithin ? filters.filter(speaks) : [];
    if (about.length < 2 || !about.some(demands)) {
      return { operator, filters: filters.map((one) => placed(one, around, isWithin)) };
    }
    const others = filters.filter((one) => !about.includes(one)).map((one) => placed(one, around, false));
    const together = about.map((one) => placed(one, around, true));
    return { operator, filters: [...others, { scope: 'job', filter: { operator, filters: together } }] };
  };
  return placed(filter, reading, false);
}
