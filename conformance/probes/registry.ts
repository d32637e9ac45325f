import { type QuestionId, questionIds, type Readings } from '../../generated/questions.js';
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
import { type Probe, readingsOf, requestsOf } from './probe.js';
import { sessionProbes } from './session.js';
import { transportProbes } from './transport.js';
import { values } from './values.js';
import { whoIsFound } from './who-is-found.js';

type Several<Reading, Each = Reading> = Each extends Reading
  ? [Reading] extends [Each]
    ? never
    : Reading
  : never;

/** A question with several readings: only these leave something to learn. */
type Choice = {
  [Q in QuestionId]: [Several<Readings[Q]>] extends [never] ? never : Q;
}[QuestionId];

const probes: { readonly [Q in Exclude<Choice, RoleQuestion>]: Probe<Readings[Q]> } = {
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

export function probeOf(question: QuestionId): Probe {
  if (isChoice(question)) return probes[question];
  const [reading] = readingsOf(question);
  const because = `its only reading is ${reading}: where a target does otherwise, conform says so`;
  return requiredRole(question) ?? { because };
}

export const probedQuestions: readonly QuestionId[] = questionIds.filter((id) => !probeOf(id).because);

/** Describes how the answer of a target to a question is found out, or why it cannot be. */
export function probedBy(question: QuestionId): string {
  const probe = probeOf(question);
  if (probe.because) return `cannot tell: ${probe.because}`;
  if (probe.watch) return 'reads it off what is sent for others, as pdk conform does';
  const needs = [...new Set(probe.needs)];
  return `asks, ${requestsOf(probe)} requests at most${needs.length === 0 ? '' : `; ${lackOf(...needs)}`}`;
}
