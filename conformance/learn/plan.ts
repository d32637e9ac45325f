import { type QuestionId, questionIds } from '../../generated/questions.js';
import { requestsOf } from '../probes/probe.js';
import { areaOf } from '../report/report.js';
import { count, labelled, type Page, printable, table } from '../report/text.js';
import { discovery } from '../run/steps.js';
import { capabilitiesOf } from '../target/target.js';
import { type LearnOptions, learnBudgets } from './learn.js';
import { lackingIn, rounds, subjectsOf } from './looks.js';

export function learnPlan({
  target,
  safety = 'read-only',
  budget,
  rate,
  questions = () => true,
}: LearnOptions) {
  const lacking = new Map<string, QuestionId[]>();
  const why = lackingIn(capabilitiesOf(target, safety));
  const { asked, watches } = subjectsOf(questions, (needs, question) => {
    const because = why(needs);
    if (because !== undefined) lacking.set(because, [...(lacking.get(because) ?? []), question]);
    return because;
  });
  const areas = [...new Set(questionIds.filter(questions).map(areaOf))].map((area) => {
    const sent = asked.filter(({ question }) => areaOf(question) === area);
    return {
      area,
      asked: sent.filter(({ question }) => !watches.includes(question)).length,
      watched: watches.filter((question) => areaOf(question) === area).length,
      /** The most requests for one look at each question; there are up to three. */
      requests: sent.reduce((sum, { probe }) => sum + requestsOf(probe), 0),
    };
  });
  return {
    target: { peopleUrl: target.peopleUrl, org: target.org },
    safety,
    budget: budget ?? learnBudgets[safety],
    rate,
    areas: areas.filter(({ asked, watched }) => asked + watched > 0),
    /** The most requests before the first question is asked, to find people to ask for. */
    groundwork: discovery.requests,
    lacking: [...lacking].map(([because, questions]) => ({ because, questions })),
  };
}

export function learnPlanText(plan: ReturnType<typeof learnPlan>, { width, paint }: Page): string {
  const once = plan.areas.reduce((sum, { requests }) => sum + requests, 0);
  const most = Math.min(plan.budget, plan.groundwork + once * rounds);
  const seconds = Math.ceil(most / (plan.rate ?? 10));
  const line = (label: string, text: string) => labelled(label, printable(text), width, 12);
  const writes =
    plan.safety === 'read-only'
      ? 'no: nothing is created, changed or deleted'
      : 'yes: what it makes is its own, and it takes that away again';
  return `${[
    paint('strong', 'What pdk learn will do. Nothing was sent.'),
    '',
    ...line('target', `${plan.target.peopleUrl}, organization ${plan.target.org}`),
    ...line('writes', writes),
    ...line(
      'requests',
      `${most} at most (--budget ${plan.budget}): ${plan.groundwork} to find people, ${once} for a look at each question, up to ${rounds} looks`,
    ),
    ...line(
      'time',
      `about ${seconds} s${plan.rate === undefined ? ' where each answer takes 100 ms' : ` at ${plan.rate} requests per second (--rate)`}`,
    ),
    '',
    ...table(
      ['area', { right: 'asked' }, { right: 'read off' }, { right: 'requests' }],
      plan.areas.map(({ area, asked, watched, requests }) => [area, asked, watched, requests].map(String)),
      width,
    ),
    ...(plan.lacking.length === 0 ? [] : ['', paint('strong', 'What cannot be asked')]),
    ...plan.lacking.flatMap(({ because, questions }) => [
      `  ${count(questions.length, 'question')}: ${printable(because)}`,
      ...labelled('', questions.join(', '), width, 4),
    ]),
  ].join('\n')}\n`;
}
