import { acceptedRequestJudges } from './accepted-requests.js';
import { resourceJudges, uniqueIdJudges } from './alike.js';
import { alignmentJudges, answerShapeJudges } from './answer-shape.js';
import { exchangeWideJudges } from './exchange-wide.js';
import { jobJudges } from './jobs.js';
import { judging } from './judge.js';
import { ledgerJudges } from './ledgers.js';
import { memberJudges } from './members.js';
import { recordTypeJudges } from './record-types.js';
import { refusedRequestJudges } from './refused-requests.js';
import { leakJudges, secretJudges, textJudges } from './texts.js';

/** The judge of every rule that is judged from passing exchanges: of any operation, of records in any answer, or of finds. */
export const judges = {
  ...judging(({ exchange }) => exchange)({
    ...exchangeWideJudges,
    ...secretJudges,
    ...textJudges,
    ...resourceJudges,
    ...ledgerJudges,
    ...leakJudges,
  }),
  ...judging(({ records }) => records)({
    ...recordTypeJudges,
    ...memberJudges,
    ...jobJudges,
    ...uniqueIdJudges,
  }),
  ...judging(({ find }) => find)({
    ...answerShapeJudges,
    ...acceptedRequestJudges,
    ...refusedRequestJudges,
    ...alignmentJudges,
  }),
};
