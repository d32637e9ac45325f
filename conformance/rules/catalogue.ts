import { type RuleId, ruleIds } from '../../generated/rules.js';
import type { ExchangeJudge, FindJudge, RecordJudge } from '../checks/finding.js';
import { acceptedRequestJudges } from './accepted-requests.js';
import { answerShapeJudges } from './answer-shape.js';
import { assumedAnswerJudges } from './assumed-answers.js';
import { assumedBodyJudges } from './assumed-bodies.js';
import { assumedJobJudges } from './assumed-jobs.js';
import { assumedPeopleJudges } from './assumed-people.js';
import { assumedSizeJudges } from './assumed-sizes.js';
import { changeDateJudges } from './change-dates.js';
import { companyFlagJudges } from './company-flags.js';
import { datedMemberJudges } from './dated-members.js';
import { durationJudges } from './durations.js';
import { errorJudges } from './errors.js';
import { foundNobodyJudges } from './found-nobody.js';
import { noSecretEcho } from './leaks.js';
import { mediaTypeJudges } from './media-type.js';
import { memberJudges } from './members.js';
import { peopleListJudges } from './people-lists.js';
import { placeJudges } from './places.js';
import { recordTypeJudges } from './record-types.js';
import { refusedRequestJudges } from './refused-requests.js';
import { runJudges } from './run-wide.js';
import { secretJudges } from './secrets-once.js';
import { textJudges } from './texts.js';
import { throttlingJudges } from './throttling.js';
import { transportSecurityJudges } from './transport-security.js';
import { uniqueIdJudges } from './unique-ids.js';
import { versionJudges } from './version.js';

/** Every judge of the records in one answer, whichever operation shows them, by the rule it judges. */
export const recordJudges = {
  ...recordTypeJudges,
  ...memberJudges,
  ...datedMemberJudges,
  ...changeDateJudges,
  ...durationJudges,
  ...companyFlagJudges,
  ...placeJudges,
  ...assumedPeopleJudges,
  ...assumedJobJudges,
} satisfies Partial<Record<RuleId, RecordJudge>>;

/** Every judge of one find exchange. */
export const findJudges = {
  ...answerShapeJudges,
  ...peopleListJudges,
  ...acceptedRequestJudges,
  ...refusedRequestJudges,
  ...assumedAnswerJudges,
  ...assumedSizeJudges,
  ...assumedBodyJudges,
  ...foundNobodyJudges,
} satisfies Partial<Record<RuleId, FindJudge>>;

/**
 * Every judge of one exchange of any operation.
 * @param secrets what no refusal may repeat, as far as it is known by now
 */
export function exchangeJudges(secrets: () => readonly string[]) {
  return {
    ...errorJudges,
    ...versionJudges,
    ...throttlingJudges,
    ...mediaTypeJudges,
    ...transportSecurityJudges,
    'error.no-secret-echo': noSecretEcho(secrets),
  } satisfies Partial<Record<RuleId, ExchangeJudge>>;
}

/** The judges of any exchange that remember what a run has sent and been shown. */
export const memoryJudges = { ...secretJudges, ...textJudges };

export { runJudges, secretJudges, uniqueIdJudges };

/** Every rule that is judged by looking at whatever is found or refused on the way. */
export const observedRules: readonly RuleId[] = keysOf({
  ...recordJudges,
  ...findJudges,
  ...runJudges,
  ...uniqueIdJudges,
  ...memoryJudges,
  ...exchangeJudges(() => []),
});

function keysOf(table: Partial<Record<RuleId, unknown>>): RuleId[] {
  return ruleIds.filter((rule) => Object.hasOwn(table, rule));
}

/** The rules that each kind of judge speaks for. */
export type RecordJudgedRuleId = keyof typeof recordJudges | keyof typeof uniqueIdJudges;
export type FindJudgedRuleId = keyof typeof findJudges;
export type ExchangeJudgedRuleId = keyof ReturnType<typeof exchangeJudges>;
export type RunJudgedRuleId = keyof typeof runJudges;
export type JudgedRuleId =
  | RecordJudgedRuleId
  | FindJudgedRuleId
  | ExchangeJudgedRuleId
  | RunJudgedRuleId
  | keyof typeof memoryJudges;
