import { type QuestionId, questionIds, questions, type Readings } from '../../generated/questions.js';
import { lackOf } from '../target/target.js';
import { accessProbes } from './access/probes.js';
import { billingProbes } from './billing/probes.js';
import { contactsProbes } from './contacts/probes.js';
import { answerProbes } from './errors/answers.js';
import { oddCalls } from './errors/odd-calls.js';
import { oddFinds } from './find/odd-finds.js';
import { repeatedFinds } from './find/three-finds.js';
import { whoIsFound } from './find/who-is-found.js';
import { identityProbes } from './identity/probes.js';
import { importsProbes } from './imports/probes.js';
import { ledgersProbes } from './ledgers/probes.js';
import { personProbes } from './person/probes.js';
import { type Choice, isProbe, type Probe, requestsOf, type Unseen, unseen } from './probe.js';
import { careers } from './records/careers.js';
import { values } from './records/values.js';
import { roleProbes } from './roles.js';
import { searchProbes } from './search/probes.js';
import { sessionProbes } from './session/probes.js';

const probes: { readonly [Q in Choice]: Probe<Readings[Q]> | Unseen } = {
  ...billingProbes,
  ...contactsProbes,
  ...answerProbes,
  ...oddCalls,
  ...whoIsFound,
  ...oddFinds,
  ...repeatedFinds,
  'find.lookup-failed': unseen(
    'one lookup of several fails inside the service by chance only, whatever is sent',
  ),
  ...identityProbes,
  ...sessionProbes,
  ...importsProbes,
  ...accessProbes,
  ...ledgersProbes,
  ...roleProbes,
  ...searchProbes,
  ...personProbes,
  ...careers,
  ...values,
};

const isChoice = (question: QuestionId): question is Choice => Object.hasOwn(probes, question);

export function probeOf(question: QuestionId): Probe | Unseen {
  if (isChoice(question)) return probes[question];
  const [reading] = Object.keys(questions[question].readings);
  return unseen(`its only reading is ${reading}: where a target does otherwise, conform says so`);
}

export const probedQuestions: readonly QuestionId[] = questionIds.filter((id) => isProbe(probeOf(id)));

/** Describes how the answer of a target to a question is found out, or why it cannot be. */
export function probedBy(question: QuestionId): string {
  const probe = probeOf(question);
  if (!isProbe(probe)) return `cannot tell: ${probe.because}`;
  if (probe.watch) return 'reads it off what is sent for others, as pdk conform does';
  const needs = [...new Set(probe.needs)];
  return `asks, ${requestsOf(probe)} requests at most${needs.length === 0 ? '' : `; ${lackOf(...needs)}`}`;
}
