import type { Recorder } from '../../../../scene/recorder.js';
import { scenario } from '../../../../scene/scenario.js';
import type { Scene } from '../../../../scene/scene.js';
import { idsOf, shown, stillShown } from '../chosen.js';
import { askAlone, type Reply, unreadable } from './asking.js';
import { currentEmployment, type Employment, personSlug } from './employments.js';

const rules = [
  'verify.current-true',
  'verify.company-by-name',
  'verify.company-by-url',
  'verify.person-by-url',
] as const;
type Rule = (typeof rules)[number];
type Judge = { readonly t: Scene<Rule>; readonly id: string };

/**
 * People at the company where find shows them to work, by its name and by its address (sections 1 and 4.3). Comparing the
 * forms tells which rule is violated: a company that is known in one form must be known in the other.
 */
export const currentJobs = scenario({
  id: 'people/verify-current',
  rules,
  requests: 10,
  cases: (pool) => idsOf(pool, 2, (person) => currentEmployment(person) !== undefined),
  async record(t, ids) {
    shown(t, ids[0], 'with a current job at a company');
    for (const id of ids) {
      const job = currentEmployment(shown(t, id, `with the id ${id}`));
      if (job) await judge(job, { t, id });
    }
  },
});

async function judge(job: Employment, scene: Judge): Promise<void> {
  const { t, id } = scene;
  t.step(`find shows ${id} at "${job.companyName}"`);
  t.step('verify that by the name of the company');
  const name = await askAlone(t, { linkedin: job.person, company_name: job.companyName });
  if (job.companyAddress !== undefined) t.step('and by its address');
  const url =
    job.companyAddress === undefined
      ? undefined
      : await askAlone(t, { linkedin: job.person, company_linkedin: job.companyAddress });
  const replies = [name, ...(url ? [url] : [])];
  const positive = replies.find(({ verdict }) => verdict === 'yes');
  if (!positive) return judgeDenied(job, replies, scene);
  see(t, 'verify.current-true', true, positive);
  see(t, 'verify.person-by-url', true, positive);
  await judgeForm('verify.company-by-name', name, positive, scene);
  if (url) await judgeForm('verify.company-by-url', url, positive, scene);
}

/** Judges one form of the company, given that `other` was verified. */
async function judgeForm(rule: Rule, reply: Reply, other: Reply, { t }: Judge): Promise<void> {
  if (reply.verdict === 'yes') return void see(t, rule, true, reply);
  if (reply.verdict === 'unreadable') return t.skip(rule, unreadable);
  const again = await askAlone(t, reply.query);
  const control = await askAlone(t, other.query);
  const isSteady = again.verdict === reply.verdict && control.verdict === 'yes';
  if (isSteady) see(t, rule, false, again);
  else t.cannot(rule, 'the answers to one query differ between repeats');
}

/** No form was verified: the person may be, by the slug in place of the address. */
async function judgeDenied(job: Employment, replies: readonly Reply[], scene: Judge): Promise<void> {
  const { t, id } = scene;
  const [first] = replies;
  if (!first) return;
  t.step('and with the slug of the person alone');
  const linkedin = personSlug(job.linkedin);
  const slugged: Reply[] = [];
  for (const { query } of replies) slugged.push(await askAlone(t, { ...query, linkedin }));
  const positive = slugged.find(({ verdict }) => verdict === 'yes');
  if (positive) return judgeForm('verify.person-by-url', first, positive, scene);
  const denied = replies.find(({ verdict }) => verdict === 'no');
  if (!denied) return leave(replies, t);
  if (!(await stillShown(t, id, (person) => currentEmployment(person)?.companyName === job.companyName))) {
    return t.cannot('verify.current-true', `find no longer shows ${id} at that company`);
  }
  const again = await askAlone(t, denied.query);
  if (again.verdict === 'no') see(t, 'verify.current-true', false, again);
  else t.cannot('verify.current-true', 'the answers to one query differ between repeats');
}

function leave(replies: readonly Reply[], t: Recorder<Rule>): void {
  const isUnread = replies.some(({ verdict }) => verdict === 'unreadable');
  const refused = replies.find(({ verdict }) => verdict === 'refused');
  for (const rule of rules) {
    if (isUnread) t.skip(rule, unreadable);
    else if (!refused) t.cannot(rule, 'verify knows nobody under the address that find shows');
  }
  if (!isUnread && refused) t.body(refused.exchange);
}

function see(t: Recorder<Rule>, rule: Rule, holds: boolean, { exchange, verdict, query }: Reply): boolean {
  const at = verdict === 'refused' ? 'status' : 'results[0]';
  const { company_name: name, company_linkedin: address } = query;
  const expected = `verified: ${query.linkedin} has an active job at "${name ?? address}"`;
  const received = verdict === 'refused' ? exchange.response.status : `not verified (${verdict})`;
  return t.soft(rule, exchange).holds(holds, { at, expected, received });
}
