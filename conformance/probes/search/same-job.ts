import { fold } from '../../checks/exchanges/employers.js';
import { exactly } from '../../checks/scenarios/people/search/searching.js';
import { isArray, isObject, type Json, type JsonObject } from '../../target/json.js';
import { textIn } from '../../target/wire/members.js';
import { peopleIn } from '../../target/wire/people.js';
import { undecided } from '../answers.js';
import { asks } from '../probe.js';
import type { ProbeContext } from '../probe-context.js';
import { agrees } from '../sighting.js';
import { searched } from './one-person.js';

/** Somebody who had a title at one company and never at another one where they worked, too. */
interface Mover {
  readonly id: string;
  readonly linkedin: string;
  readonly title: string;
  readonly at: string;
  readonly elsewhere: string;
}

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

/** Ends the probe where nobody was shown who tells the readings apart. */
function mover({ pool }: ProbeContext): Mover {
  for (const [id, person] of pool.people) {
    const linkedin = textIn(person, 'linkedin');
    const known = jobsOf(person);
    for (const one of known) {
      const other = known.find(
        ({ company }) =>
          !alike(company, one.company) &&
          known.every((job) => !alike(job.company, company) || !alike(job.title, one.title)),
      );
      if (linkedin === undefined || other === undefined) continue;
      return { id, linkedin, title: one.title, at: one.company, elsewhere: other.company };
    }
  }
  throw undecided('no find has shown a person with two jobs of different titles at different companies');
}

interface Known {
  readonly title: string;
  readonly company: string;
}

function jobsOf({ jobs }: JsonObject): readonly Known[] {
  return (isArray(jobs) ? jobs : []).flatMap((job: Json) => {
    if (!isObject(job)) return [];
    const [title, company] = [textIn(job, 'title'), textIn(job['company'], 'name')];
    return title === undefined || company === undefined ? [] : [{ title, company }];
  });
}

function alike(one: string, other: string): boolean {
  return fold(one) === fold(other);
}
