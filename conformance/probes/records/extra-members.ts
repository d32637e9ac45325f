import { records } from '../../../generated/records.js';
import { isArray, isObject, type JsonObject } from '../../target/json.js';
import { agrees, otherwise } from '../sighting.js';
import { counts } from './counts.js';

type Kind = 'of people' | 'of jobs' | 'nested' | 'with jobs' | 'only listed' | 'elsewhere';

const listed = {
  person: namesOf('person', 'score'),
  job: namesOf('job'),
  company: namesOf('company'),
};

export const extraMembers = counts<'record.extra-members', Kind>('record.extra-members', {
  begin: () =>
    function* ({ person, records: shown }) {
      const ofPerson = unlisted(person, listed.person);
      const ofJobs = shown.job.map(({ value }) => unlisted(value, listed.job));
      const ofCompanies = shown.company.map(({ value }) => unlisted(value, listed.company));
      if (ofJobs.length > 0) yield 'with jobs';
      if (ofPerson.some(isScalar)) yield 'of people';
      if (!ofPerson.every(isScalar)) yield 'elsewhere';
      if (ofJobs.length > 0 && ofJobs.every((values) => values.some(isScalar))) yield 'of jobs';
      const within = [...ofJobs, ...ofCompanies].flat();
      if (within.some((value) => !isScalar(value))) yield 'nested';
      else if (ofCompanies.some((values) => values.length > 0)) yield 'elsewhere';
      if (ofPerson.length + within.length === 0) yield 'only listed';
    },
  concludes(tally) {
    const all = tally.count();
    const share = (kind: Kind) => tally.count(kind) / all;
    if (all < 20 || share('with jobs') < 0.5) return undefined;
    if (share('only listed') >= 0.97) return agrees('none', 'only members that the document lists');
    const isEverywhere =
      share('of people') >= 0.9 && tally.count('of jobs') >= 0.9 * tally.count('with jobs');
    if (isEverywhere && share('nested') >= 0.2) {
      return agrees(
        'nested',
        'people and jobs with members that are not listed, some with members of their own',
      );
    }
    if (isEverywhere && tally.count('nested', 'elsewhere') === 0) {
      return agrees('some', 'people and jobs with members that are not listed');
    }
    return otherwise('members that are not listed in some of the records');
  },
});

function namesOf(record: keyof typeof records, ...more: readonly string[]): ReadonlySet<string> {
  return new Set([...records[record].properties.map(({ name }) => name), ...more]);
}

function unlisted(record: JsonObject, names: ReadonlySet<string>) {
  return Object.entries(record).flatMap(([name, value]) => (names.has(name) ? [] : [value]));
}

const isScalar = (value: JsonObject[string]) => !isObject(value) && !isArray(value);
