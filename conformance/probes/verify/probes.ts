import { ask, type Query, resultsIn, verdictOf } from '../../checks/scenarios/people/verify/asking.js';
import { currentEmployment } from '../../checks/scenarios/people/verify/employments.js';
import { isSuccess } from '../../target/exchange.js';
import { isObject, type Json } from '../../target/json.js';
import { agrees, answered, bodyOf, decided, demand, otherwise, undecided } from '../answers.js';
import { asksOf, experiment, type ProbeContext, type Probes, watches } from '../probe.js';
import { peopleCall, requiredRole } from '../roles.js';

/** People who are tried, as verify may not know everybody whom find shows. */
const peopleMost = 3;
const nobodysCompany = 'Zqxjvkw Plmvbtqz';
/** The profile address of an unknown person. */
const nobody = 'https://www.linkedin.com/in/zq7xj-vk4wp-0q9h2-nobody';

/** Two queries about one person that verify answers correctly. Ends the probe otherwise: then it was not understood. */
const asked = experiment('verify', { requests: peopleMost }, async (t) => {
  const employed = [...t.pool.people.values()].flatMap((person) => currentEmployment(person) ?? []);
  for (const { person: linkedin, companyName } of employed.slice(0, peopleMost)) {
    const own: Query = { linkedin, company_name: companyName };
    const other: Query = { linkedin, company_name: nobodysCompany };
    const exchange = await ask(t, [own, other]);
    bodyOf(exchange);
    if ((resultsIn(exchange) ?? []).map(verdictOf).join() === 'yes,no') return { own, other };
  }
  throw undecided('verify does not say of anybody that they work where find shows them, and nowhere else');
});

const readings = { 'verified and status': 'both', verified: 'boolean', status: 'status' } as const;
const statuses: readonly Json[] = ['employed', 'not_employed', 'unknown'];

/** Statuses of refusals for too many queries. */
const refusals = [400, 413, 422];
/** Far above any other plausible limit, and below what most services accept as a body. */
const veryMany = 10_001;

export const verifyProbes = {
  'verify.answer': watches('verify.answer', {
    provoke: { requests: asked.requests, send: asked.result },
    *see({ exchange }) {
      if (exchange.operation !== 'verify' || !isSuccess(exchange)) return;
      const ways = new Set((resultsIn(exchange) ?? []).flatMap((result) => saidBy(result) ?? []));
      const [way] = ways;
      if (way === undefined) return;
      const saw = `a result of verify says it by ${[...ways].join(', or by ')}`;
      yield ways.size === 1 ? agrees(readings[way], saw) : otherwise(saw);
    },
  }),
  'verify.unknown': asksOf('verify.unknown', asked, {
    requests: 1,
    ask: async ({ own, other }, t) =>
      answered(
        await ask(t, [own, { ...own, linkedin: nobody }, other]),
        'a query about nobody between two others',
        { 404: 'rejected-404' },
        (granted) => {
          const [first, ...more] = resultsIn(granted) ?? [];
          const last = more.pop();
          if (verdictOf(first) !== 'yes' || verdictOf(last) !== 'no') return undefined;
          if (more.length === 0) return 'omitted';
          return more.length === 1 && isUnknown(more[0]) ? 'item' : undefined;
        },
      ),
  }),
  'verify.limit': asksOf('verify.limit', asked, {
    requests: 6,
    // The last request holds ten thousand queries.
    once: true,
    async ask({ own, other }, t) {
      const takes = async (count: number) => {
        const isTaken = await isAnswered(t, [own, other], count);
        // This is done once, so an accidental refusal must not count.
        demand(
          isTaken || !(await isAnswered(t, [own, other], count)),
          'many queries of verify are now refused, now not',
        );
        return isTaken;
      };
      for (const [most, reading] of [
        [100, 'at-most-100'],
        [1000, 'at-most-1000'],
      ] as const) {
        if (!(await takes(most))) return undefined;
        if (!(await takes(most + 1))) return reading;
      }
      return (await takes(veryMany)) ? 'unlimited' : undefined;
    },
  }),
  'verify.role': requiredRole('verify.role', [peopleCall('verify')]),
} satisfies Probes<'verify'>;

/** Returns the members that a result uses, undefined if they contradict each other or are missing. */
function saidBy(result: Json): keyof typeof readings | undefined {
  if (!isObject(result)) return undefined;
  const { verified, status } = result;
  const isStatus = status !== undefined && statuses.includes(status);
  if (typeof verified !== 'boolean') return isStatus ? 'status' : undefined;
  if (!isStatus) return 'verified';
  return verified === (status === 'employed') ? 'verified and status' : undefined;
}

/** Whether a result says that the person is unknown. Without a status, it can only say that they do not work there. */
function isUnknown(result: Json | undefined): boolean {
  if (!isObject(result) || result['verified'] === true) return false;
  return result['status'] === 'unknown' || (result['status'] === undefined && result['verified'] === false);
}

/** Whether this many queries are answered, or refused for their number. Ends the probe if it is neither. */
async function isAnswered(
  t: ProbeContext,
  queries: readonly [Query, Query],
  count: number,
): Promise<boolean> {
  const many = Array.from({ length: count }, (_, index) => queries[index % 2 === 0 ? 0 : 1]);
  const exchange = decided(await ask(t, many));
  const { status } = exchange.response;
  if (isSuccess(exchange) && resultsIn(exchange)?.length === count) return true;
  if (refusals.includes(status)) return false;
  throw undecided(
    `${count} queries of verify were answered with status ${status}, and not with as many results`,
  );
}
