import { moreBroad } from '../../arbitraries/broad.js';
import { keyOf } from '../../arbitraries/knowledge.js';
import { isSuccess } from '../../target/exchange.js';
import type { Lookup } from '../../view/find-view.js';
import { answered, bodyOf, demand, refusals, undecided } from '../answers.js';
import { asks, asksOf, experiment, type ProbeContext } from '../probe.js';
import { hitsIn, idsIn, isNoMatches, requireGood } from './elements.js';

const withinEmpty = { credential: 'token', org: 'empty' } as const;

const wanted = ({ pool }: ProbeContext) => pool.distinct.slice(0, 3).map(({ lookup }) => lookup);

/**
 * The answers of the organization without credit to finds of people and of nobody. Ends the probe if they may have
 * another cause than credit.
 */
const withoutCredit = experiment(
  'without credit',
  { needs: ['token', 'empty-org'], requests: 4 },
  async (t) => {
    await requireGood(t);
    const people = await t.find({ matches: wanted(t), size: 1 }, withinEmpty);
    const nobody = await t.find({ matches: t.pool.nonsense.slice(0, 1), size: 1 }, withinEmpty);
    const { status, text } = people.response;
    demand(status < 500, `a find without credit was answered with status ${status}`);
    const isOfCredit = status === 402 || /credit|payment|balance/i.test(text);
    if (isSuccess(people) || isSuccess(nobody) || isOfCredit) return { people, nobody };
    // Free calls are answered: so the caller has the role that it takes, and is not throttled.
    const path = { org_id: t.target.emptyOrg ?? '' };
    const free = await t.call('previewFind', { path, body: { matches: wanted(t), size: 1 } });
    if (isSuccess(free)) return { people, nobody };
    throw undecided(`status ${status} of a find without credit may be for lack of a role there`);
  },
);

/** Probes of what a find is charged, and of how it is answered without credit. */
export const credit = {
  'find.charged': asks('find.charged', {
    requests: 3,
    // Nothing else reports immediately what was charged.
    hiddenBy: { 'errors.quota-headers': ['off'] },
    async ask(t) {
      const credits = await repeatedCharge(t);
      if (credits === 1) return 'each-answer';
      if (credits === 3) return 'each-lookup';
      if (credits > 0) return undefined;
      if (await chargesFresh(t)) return 'unique-person';
      throw undecided('nothing was charged for anybody');
    },
  }),
  'find.credit-check': asksOf('find.credit-check', withoutCredit, {
    requests: 3,
    // A free find shows whether free calls are refused, too: but it has to be known which finds are free.
    hiddenBy: { 'find.matches-empty': ['rejected-400'], 'errors.quota-headers': ['off'] },
    async ask({ people, nobody }, t) {
      const { status, headers } = people.response;
      const saw = `people without credit → status ${status}`;
      if (isSuccess(people)) {
        const found = idsIn(people, wanted(t).length);
        if (found === undefined) return undefined;
        demand(found.flat().length === 0, 'people were shown without credit: there may be some left');
        demand(
          !(Number(headers['x-credits-remaining'] ?? 0) > 0),
          'the organization that should have no credit has some',
        );
        return 'partial-fill';
      }
      const other = nobody.response.status;
      if (isSuccess(nobody)) return 'would-exceed';
      demand(other === status, `${saw}, nobody otherwise`);
      const isFreeRefused = await refusesWhatIsFree(t, status);
      demand(isFreeRefused !== undefined, 'it is not known which find costs nothing');
      return isFreeRefused ? 'already-zero' : 'would-exceed';
    },
  }),
  'find.out-of-credit': asksOf('find.out-of-credit', withoutCredit, {
    requests: 1,
    // If lookups are left unanswered, nothing is refused; if no refusal has a body, neither has this one.
    hiddenBy: { 'find.credit-check': ['partial-fill'], 'errors.body': ['empty'] },
    async ask({ people }, t) {
      demand(!isSuccess(people), 'nothing had to be paid for');
      const { status, text, headers } = people.response;
      const saw = 'people without credit';
      // A refusal that asks to wait is throttling: waiting does not restore credit.
      demand(status !== 429 || headers['retry-after'] === undefined, 'find was throttled');
      if (status !== 402 || text.trim() !== '') return answered(people, saw, refusals('find.out-of-credit'));
      // An empty body says nothing if other refusals have none either.
      const { response } = await t.find({ matches: 44 });
      const hasBody = response.status >= 400 && response.status < 500 && response.text.trim() !== '';
      const left = ['rejected-402-empty-body', ...(hasBody ? [] : (['rejected-402'] as const))] as const;
      return left;
    },
  }),
};

/** Sends a find. Returns what it cost by its own header, undefined if it does not say, and the answer. */
async function charged(t: ProbeContext, matches: readonly Lookup[]) {
  const answer = await t.find({ matches, size: 5 });
  bodyOf(answer);
  const used = answer.response.headers['x-credits-used']?.trim() ?? '';
  return { answer, credits: /^\d+$/.test(used) ? Number(used) : undefined };
}

/** Returns the cost of finding one person who was found before and two who do not exist. */
function repeatedCharge(t: ProbeContext): Promise<number> {
  return t.shared('repeated charge', async () => {
    await requireGood(t);
    const nobody = t.pool.nonsense.slice(0, 2);
    const { answer, credits } = await charged(t, [t.someone().lookup, ...nobody]);
    const isSo = hitsIn(answer, [t.someone().ids, [], []]) === 'hit miss miss';
    demand(isSo, 'a find of somebody and nobody was answered otherwise');
    demand(credits !== undefined, 'find does not tell in x-credits-used what it has charged');
    return credits;
  });
}

/** The most lookups in one find of people who were not looked up before. */
const freshMost = 20;

/** Whether people who were not found before are charged at all: otherwise it means nothing that others are free. */
async function chargesFresh(t: ProbeContext): Promise<boolean> {
  const known = new Set(t.pool.known.map(({ lookup }) => keyOf(lookup)));
  const fresh = moreBroad.filter((lookup) => !known.has(keyOf(lookup)));
  // Start elsewhere each time, as far as possible: those of last time have been charged already.
  const start = fresh.length === 0 ? 0 : (t.now() + 31 * t.remaining()) % fresh.length;
  const chosen = [...fresh.slice(start), ...fresh.slice(0, start)].slice(0, freshMost);
  return ((await charged(t, chosen)).credits ?? 0) > 0;
}

/** Whether a free find is refused for lack of credit, undefined if no find is known to be free. */
async function refusesWhatIsFree(t: ProbeContext, refusal: number): Promise<boolean | undefined> {
  const nothing = { matches: [] };
  if (isNoMatches(await t.find(nothing))) {
    const answer = await t.find(nothing, withinEmpty);
    if (isNoMatches(answer)) return false;
    return answer.response.status === refusal ? true : undefined;
  }
  // A find of nobody is free, unless each lookup is charged.
  return (await repeatedCharge(t)) <= 1 ? true : undefined;
}
