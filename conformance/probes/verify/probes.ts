import type { Readings } from '../../../generated/questions.js';
import { ask, type Query, resultsIn, verdictOf } from '../../checks/scenarios/people/verify/asking.js';
import { currentEmployment } from '../../checks/scenarios/people/verify/employments.js';
import { isSuccess, refusesInput } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { agrees, answered, bodyOf, decided, demand, undecided } from '../answers.js';
import { asksOf, experiment, type ProbeContext, watches } from '../probe.js';

/** People who are tried, as verify may not know everybody whom find shows. */
const peopleMost = 3;
const nobodysCompany = 'Zqxjvkw Plmvbtqz';
/** The profile address of an unknown person. */
const nobody = 'https://www.linkedin.com/in/zq7xj-vk4wp-0q9h2-nobody';

type Queries = Readonly<Record<'own' | 'other', Query>>;

/** Two queries about one person that verify answers correctly. Ends the probe otherwise: then it was not understood. */
const asked = experiment('verify', {}, async (t): Promise<Queries> => {
  const employed = [...t.pool.people.values()].flatMap((person) => currentEmployment(person) ?? []);
  for (const { person: linkedin, companyName } of employed.slice(0, peopleMost)) {
    const own = { linkedin, company_name: companyName };
    const other = { linkedin, company_name: nobodysCompany };
    const exchange = await ask(t, [own, other]);
    bodyOf(exchange);
    if ((resultsIn(exchange) ?? []).map(verdictOf).join() === 'yes,no') return { own, other };
  }
  throw undecided('verify does not say of anybody that they work where find shows them, and nowhere else');
});

/** Far above any other plausible limit, and below what most services accept as a body. */
const veryMany = 10_001;

export const verifyProbes = {
  'verify.answer': watches({ send: asked.result }, function* ({ exchange }) {
    if (exchange.operation !== 'verify' || !isSuccess(exchange)) return;
    const ways = [...new Set((resultsIn(exchange) ?? []).flatMap((result) => saidBy(result) ?? []))];
    const saw = `results of verify say it in the way ${ways.join(' and ')}`;
    if (ways.length > 0) yield agrees(ways.length > 1 ? undefined : ways, saw);
  }),
  'verify.unknown': asksOf(asked, async ({ own, other }, t) => {
    const answer = await ask(t, [own, { ...own, linkedin: nobody }, other]);
    return answered(answer, 'verify.unknown', (granted) => {
      const [first, ...more] = resultsIn(granted) ?? [];
      const last = more.pop();
      if (verdictOf(first) !== 'yes' || verdictOf(last) !== 'no') return undefined;
      if (more.length === 0) return 'omitted';
      return more.length === 1 && isUnknown(more[0]) ? 'item' : undefined;
    });
  }),
  // The last request holds ten thousand queries.
  'verify.limit': {
    ...asksOf(asked, async (queries, t) => {
      if (!(await takes(t, queries, 100))) return undefined;
      if (!(await takes(t, queries, 101))) return 'at-most-100';
      if (!(await takes(t, queries, 1000))) return undefined;
      if (!(await takes(t, queries, 1001))) return 'at-most-1000';
      return (await takes(t, queries, veryMany)) ? 'unlimited' : undefined;
    }),
    once: true,
  },
};

/** Returns the members that a result uses, undefined if they contradict each other or are missing. */
function saidBy(result: Json): Readings['verify.answer'] | undefined {
  if (!isObject(result)) return undefined;
  const { verified, status } = result;
  const isStatus = status === 'employed' || status === 'not_employed' || status === 'unknown';
  if (typeof verified !== 'boolean') return isStatus ? 'status' : undefined;
  if (!isStatus) return 'boolean';
  return verified === (status === 'employed') ? 'both' : undefined;
}

/** Whether a result says that the person is unknown. Without a status, it can only say that they do not work there. */
function isUnknown(result: Json | undefined): boolean {
  if (!isObject(result) || result['verified'] === true) return false;
  return result['status'] === 'unknown' || (result['status'] === undefined && result['verified'] === false);
}

/** Whether this many queries are answered, and not refused for their number. Ends the probe if it is neither. */
async function takes(t: ProbeContext, { own, other }: Queries, count: number): Promise<boolean> {
  const many = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? own : other));
  const isTaken = async () => {
    const answer = decided(await ask(t, many));
    const isWhole = isSuccess(answer) && resultsIn(answer)?.length === count;
    demand(isWhole || refusesInput(answer), `${count} queries of verify have not as many results`);
    return isWhole;
  };
  // This is done once, so an accidental refusal must not count.
  const first = await isTaken();
  demand(first || !(await isTaken()), 'many queries of verify are now refused, now not');
  return first;
}
