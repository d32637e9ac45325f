import { type Probes, unseen } from '../probe.js';
import { charged } from './charged.js';
import { confidence } from './confidence.js';
import { confidenceUnknown } from './confidence-unknown.js';
import { creditCheck } from './credit-check.js';
import { determinism } from './determinism.js';
import { extraMember } from './extra-member.js';
import { fieldDuplicate } from './field-duplicate.js';
import { fieldUnknown } from './field-unknown.js';
import { fieldsEmpty } from './fields-empty.js';
import { largeGroup } from './large-group.js';
import { matchesEmpty } from './matches-empty.js';
import { matchesMissing } from './matches-missing.js';
import { matchesOver } from './matches-over.js';
import { noHit } from './no-hit.js';
import { outOfCredit } from './out-of-credit.js';
import { required } from './required.js';
import { returnFields } from './return-fields.js';
import { returnFieldsEmpty } from './return-fields-empty.js';
import { returnFieldsUnknown } from './return-fields-unknown.js';
import { scoreOrder } from './score-order.js';
import { scoreScale } from './score-scale.js';
import { sizeNegative } from './size-negative.js';
import { sizeNull } from './size-null.js';
import { sizeOver } from './size-over.js';
import { sizeType } from './size-type.js';
import { sizeZero } from './size-zero.js';
import { termEmpty } from './term-empty.js';
import { termType } from './term-type.js';
import { ties } from './ties.js';
import { waterfall } from './waterfall.js';

/** Nothing that a client sends makes one lookup of several fail. */
const byChance = unseen('one lookup of several fails inside the service by chance only, whatever is sent');

export const findProbes: Probes<'find'> = {
  'find.score-scale': scoreScale,
  'find.score-order': scoreOrder,
  'find.ties': ties,
  'find.required': required,
  'find.size-over': sizeOver,
  'find.size-zero': sizeZero,
  'find.size-negative': sizeNegative,
  'find.size-type': sizeType,
  'find.size-null': sizeNull,
  'find.matches-over': matchesOver,
  'find.matches-empty': matchesEmpty,
  'find.matches-missing': matchesMissing,
  'find.fields-empty': fieldsEmpty,
  'find.field-unknown': fieldUnknown,
  'find.field-duplicate': fieldDuplicate,
  'find.term-empty': termEmpty,
  'find.term-type': termType,
  'find.waterfall': waterfall,
  'find.no-hit': noHit,
  'find.confidence': confidence,
  'find.confidence-unknown': confidenceUnknown,
  'find.return-fields': returnFields,
  'find.return-fields-unknown': returnFieldsUnknown,
  'find.return-fields-empty': returnFieldsEmpty,
  'find.extra-member': extraMember,
  'find.out-of-credit': outOfCredit,
  'find.credit-check': creditCheck,
  'find.charged': charged,
  'find.large-group': largeGroup,
  'find.determinism': determinism,
  'find.lookup-failed': byChance,
};
