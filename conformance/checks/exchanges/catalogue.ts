import { acceptedRequestJudges } from './accepted-requests.js';
import { alignmentJudges } from './alignment.js';
import { answerShapeJudges } from './answer-shape.js';
import { byIdJudges } from './by-id.js';
import { exchangeWideJudges } from './exchange-wide.js';
import { importJudges } from './imports.js';
import { jobJudges } from './jobs.js';
import { ofExchanges, ofFinds, ofRecords } from './judge.js';
import { leakJudges, secretJudges } from './leaks.js';
import { memberJudges } from './members.js';
import { recordTypeJudges } from './record-types.js';
import { recordsAlikeJudges } from './records-alike.js';
import { refusedRequestJudges } from './refused-requests.js';
import { textJudges } from './texts.js';
import { uniqueIdJudges } from './unique-ids.js';

/** The judge of every rule that is judged from passing exchanges: of any operation, of records in any answer, or of finds. */
export const judges = {
  ...ofExchanges({
    ...exchangeWideJudges,
    ...secretJudges,
    ...textJudges,
    ...recordsAlikeJudges,
    ...byIdJudges,
    ...importJudges,
    ...leakJudges,
  }),
  ...ofRecords({
    ...recordTypeJudges,
    ...memberJudges,
    ...jobJudges,
    ...uniqueIdJudges,
  }),
  ...ofFinds({
    ...answerShapeJudges,
    ...acceptedRequestJudges,
    ...refusedRequestJudges,
    ...alignmentJudges,
  }),
};
