import { ask, type Query, resultsIn } from '../../checks/scenarios/people/verify/asking.js';
import { currentEmployment } from '../../checks/scenarios/people/verify/employments.js';
import { verdictOf } from '../../checks/scenarios/people/verify/verdict.js';
import type { Json } from '../../target/json.js';
import { bodyOf, undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';

/** Two queries about one person whose answers are known, and their results. */
export interface Asked {
  /** At the company where they work. */
  readonly own: Query;
  /** At a company of nobody. */
  readonly other: Query;
  readonly results: readonly [own: Json, other: Json];
}

/** People who are tried: verify may not know all whom find shows. */
const peopleMost = 3;
/** Requests that it takes. */
export const askedRequests = peopleMost;

const nobodysCompany = 'Zqxjvkw Plmvbtqz';
/** The address of somebody whom nobody knows. */
export const nobody = 'https://www.linkedin.com/in/zq7xj-vk4wp-0q9h2-nobody';

/** Queries that verify answers as it should: where it does not, it has not been understood. Once in each round. */
export const asked = (t: ProbeContext): Promise<Asked> =>
  t.shared('verify', async () => {
    for (const { person: linkedin, companyName } of employed(t).slice(0, peopleMost)) {
      const own = { linkedin, company_name: companyName };
      const other = { linkedin, company_name: nobodysCompany };
      const exchange = await ask(t, [own, other]);
      bodyOf(exchange);
      const results = resultsIn(exchange) ?? [];
      const [first, second] = results;
      const isRight = verdictOf(first) === 'yes' && verdictOf(second) === 'no';
      if (results.length === 2 && isRight && first !== undefined && second !== undefined)
        return { own, other, results: [first, second] };
    }
    throw undecided('verify does not say of anybody that they work where find shows them, and nowhere else');
  });

const employed = ({ pool }: ProbeContext) =>
  [...pool.people.values()].flatMap((person) => currentEmployment(person) ?? []);
