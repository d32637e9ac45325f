import { resourceJudges, uniqueIdJudges } from './alike.js';
import { answerShapeJudges } from './answer-shape.js';
import { singleJudges } from './any-call.js';
import { jobJudges } from './careers.js';
import { requestJudges } from './find-requests.js';
import { judging } from './judge.js';
import { memberJudges, recordTypeJudges } from './records.js';
import { secretJudges, textJudges } from './texts.js';

/** The judge of every rule that is judged from passing exchanges: of any operation, of records in any answer, or of finds. */
export const judges = {
  ...judging(({ exchange }) => exchange)({
    ...singleJudges,
    ...secretJudges,
    ...textJudges,
    ...resourceJudges,
  }),
  ...judging(({ records }) => records)({
    ...recordTypeJudges,
    ...memberJudges,
    ...jobJudges,
    ...uniqueIdJudges,
  }),
  ...judging(({ find }) => find)({ ...answerShapeJudges, ...requestJudges }),
};
