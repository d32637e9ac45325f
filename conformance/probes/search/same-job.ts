import { fold } from '../../checks/exchanges/employers.js';
import { exactly } from '../../checks/scenarios/people/search/searching.js';
import { isArray, isObject, type JsonObject } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees } from '../sighting.js';
import { searched } from './one-person.js';

export const sameJob = asks('search.same-job', {
  requests: 2,
  async ask(t) {
    const { id, linkedin, title, at, elsewhere } = mover(t);
    const finds = async (company: string) => {
      const filters = [
        exactly('linkedin', linkedin),
        exactly('title', title),
        exactly('company.name', company),
      ];
      const people = peopleIn(await searched(t, { filters, size: 2 }));
      return people?.some((person) => textIn(person, 'id') === id) ?? false;
    };
    if (!(await finds(at)))
      throw undecided('nobody was found by their address together with the title and company of one job');
    return (await finds(elsewhere))
      ? agrees('any-job', 'somebody is found by the title of one job and the company of another')
      : agrees('one-job', 'nobody is found by the title of one job and the company of another');
  },
});

/**
 * Somebody who had a title at one company and never at another one where they worked, too. Ends the probe where nobody was
 * shown who tells the readings apart.
 */
function mover({ pool }: ProbeContext) {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin');
    if (linkedin === undefined) continue;
    const known = jobsOf(person);
    for (const { title, company: at } of known) {
      const isElsewhere = ({ company }: Job) =>
        !alike(company, at) && known.every((job) => !alike(job.company, company) || !alike(job.title, title));
      const other = known.find(isElsewhere);
      if (other) return { id, linkedin, title, at, elsewhere: other.company };
    }
  }
  throw undecided('no find has shown a person with two jobs of different titles at different companies');
}

interface Job {
  readonly title: string;
  readonly company: string;
}

const jobsOf = ({ jobs }: JsonObject): readonly Job[] =>
  (isArray(jobs) ? jobs : []).flatMap((job) => {
    const [title, company] = [
      textIn(job, 'title'),
      textIn(isObject(job) ? job['company'] : undefined, 'name'),
    ];
    return title === undefined || company === undefined ? [] : [{ title, company }];
  });

const alike = (one: string, other: string): boolean => fold(one) === fold(other);
