import { type Exchange, isSuccess } from '../../target/exchange.js';
import { undecided } from '../answers.js';
import type { ProbeContext } from '../probe-context.js';
import { idsIn } from './elements.js';
import { requireGood } from './odd-find.js';

/** A find of people within the organization that has no credit, and one there of nobody. */
export interface WithoutCredit {
  readonly people: Exchange;
  readonly nobody: Exchange;
}

export const withinEmpty = { credential: 'token', org: 'empty' } as const;

/** Answers that the organization without credit gives to whoever may call it. Ends the probe where it may be for another reason. */
export function withoutCredit(t: ProbeContext): Promise<WithoutCredit> {
  return t.shared('without credit', async () => {
    await requireGood(t);
    const people = await t.find({ matches: wanted(t), size: 1 }, withinEmpty);
    const nobody = await t.find({ matches: t.pool.nonsense.slice(0, 1), size: 1 }, withinEmpty);
    const { status } = people.response;
    if (status >= 500) throw undecided(`a find without credit was answered with status ${status}`);
    if (isSuccess(people) || status === 402 || isSuccess(nobody)) return { people, nobody };
    if (saysCredit(people) || (await isAdmitted(t))) return { people, nobody };
    throw undecided(`status ${status} of a find without credit may be for lack of a role there`);
  });
}

const wanted = ({ pool }: ProbeContext) => pool.distinct.slice(0, 3).map(({ lookup }) => lookup);

/** Whether all who are found elsewhere are found by nobody there; undefined where the answer is none to the find. */
export function isNobodyShown({ people }: WithoutCredit, t: ProbeContext): boolean | undefined {
  return idsIn(people, wanted(t).length)?.every((ids) => ids.length === 0);
}

const saysCredit = ({ response }: Exchange) => /credit|payment|balance/i.test(response.text);

/** What costs nothing is answered to whoever may call: no role is lacking, and nothing is throttled. */
async function isAdmitted(t: ProbeContext): Promise<boolean> {
  const preview = await t.call('previewFind', {
    path: { org_id: t.target.emptyOrg ?? '' },
    body: { matches: wanted(t), size: 1 },
  });
  return isSuccess(preview);
}
