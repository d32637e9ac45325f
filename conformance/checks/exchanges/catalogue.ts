import { acceptedRequestJudges } from './accepted-requests.js';
import { answerShapeJudges } from './answer-shape.js';
import { askedPeopleJudges } from './asked-people.js';
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
import { ofExchanges, ofFinds, ofRecords } from './judge.js';
import { noSecretEcho } from './leaks.js';
import { longitudinalJudges } from './longitudinal.js';
import { mediaTypeJudges } from './media-type.js';
import { memberJudges } from './members.js';
import { peopleListJudges } from './people-lists.js';
import { placeJudges } from './places.js';
import { recordTypeJudges } from './record-types.js';
import { recordsAlikeJudges } from './records-alike.js';
import { refusedRequestJudges } from './refused-requests.js';
import { runJudges } from './run-wide.js';
import { secretJudges } from './secrets-once.js';
import { textJudges } from './texts.js';
import { throttlingJudges } from './throttling.js';
import { transportSecurityJudges } from './transport-security.js';
import { uniqueIdJudges } from './unique-ids.js';
import { unnamedJudges } from './unnamed.js';
import { usageGroupJudges } from './usage-groups.js';
import { versionJudges } from './version.js';

/** Everything that is judged by looking on: at any exchange, at records wherever an answer shows them, and at finds. */
export const judges = {
  ...ofExchanges({
    ...errorJudges,
    ...versionJudges,
    ...throttlingJudges,
    ...mediaTypeJudges,
    ...transportSecurityJudges,
    ...secretJudges,
    ...textJudges,
    ...recordsAlikeJudges,
    ...askedPeopleJudges,
    ...usageGroupJudges,
    ...unnamedJudges,
    'error.no-secret-echo': { begin: ({ secrets }) => noSecretEcho(secrets) },
  }),
  ...ofRecords({
    ...recordTypeJudges,
    ...memberJudges,
    ...datedMemberJudges,
    ...changeDateJudges,
    ...durationJudges,
    ...companyFlagJudges,
    ...placeJudges,
    ...assumedPeopleJudges,
    ...assumedJobJudges,
    ...uniqueIdJudges,
  }),
  ...ofFinds({
    ...answerShapeJudges,
    ...peopleListJudges,
    ...acceptedRequestJudges,
    ...refusedRequestJudges,
    ...assumedAnswerJudges,
    ...assumedSizeJudges,
    ...assumedBodyJudges,
    ...foundNobodyJudges,
    ...runJudges,
    ...longitudinalJudges,
  }),
};
