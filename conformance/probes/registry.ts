import { type QuestionId, questionIds, questions, type Readings } from '../../generated/questions.js';
import { lackOf } from '../target/target.js';
import { accessProbes, type RoleQuestion, requiredRole } from './access.js';
import { careers } from './careers.js';
import { errorProbes } from './errors.js';
import { findProbes } from './finds.js';
import { grantProbes } from './grants.js';
import { identityProbes } from './identity.js';
import { importsProbes } from './imports.js';
import { ledgersProbes } from './ledgers.js';
import { oddFinds } from './odd-finds.js';
import { peopleProbes } from './people.js';
import { type Choice, isProbe, type Probe, requestsOf, type Unseen, unseen } from './probe.js';
import { sessionProbes } from './session.js';
import { transportProbes } from './transport.js';
import { values } from './values.js';
import { whoIsFound } from './who-is-found.js';

const probes: { readonly [Q in Exclude<Choice, RoleQuestion>]: Probe<Readings[Q]> | Unseen } = {
  ...accessProbes,
  ...careers,
  ...errorProbes,
  ...findProbes,
  ...grantProbes,
  ...identityProbes,
  ...importsProbes,
  ...ledgersProbes,
  ...oddFinds,
  ...peopleProbes,
  ...sessionProbes,
  ...transportProbes,
  ...values,
  ...whoIsFound,
};

const isChoice = (question: QuestionId): question is keyof typeof probes => Object.hasOwn(probes, question);

export function probeOf(question: QuestionId): Probe | Unseen {
  if (isChoice(question)) return probes[question];
  const ofRole = requiredRole(question);
  if (ofRole) return ofRole;
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
