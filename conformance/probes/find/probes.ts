import { type Probes, unseen } from '../probe.js';
import { charged } from './charged.js';
import { confidence } from './confidence.js';
import { creditCheck } from './credit-check.js';
import { determinism } from './determinism.js';
import { fieldDuplicate } from './field-duplicate.js';
import { largeGroup } from './large-group.js';
import { matchesOver } from './matches-over.js';
import { noHit } from './no-hit.js';
import { oddBodies } from './odd-bodies.js';
import { oddLookups } from './odd-lookups.js';
import { oddSizes } from './odd-sizes.js';
import { outOfCredit } from './out-of-credit.js';
import { returnFields } from './return-fields.js';
import { scoreOrder } from './score-order.js';
import { scoreScale } from './score-scale.js';
import { ties } from './ties.js';
import { waterfall } from './waterfall.js';

/** Nothing that a client sends makes one lookup of several fail. */
const byChance = unseen('one lookup of several fails inside the service by chance only, whatever is sent');

export const findProbes: Probes<'find'> = {
  ...oddSizes,
  ...oddBodies,
  ...oddLookups,
  'find.score-scale': scoreScale,
  'find.score-order': scoreOrder,
  'find.ties': ties,
  'find.matches-over': matchesOver,
  'find.field-duplicate': fieldDuplicate,
  'find.waterfall': waterfall,
  'find.no-hit': noHit,
  ...confidence,
  ...returnFields,
  'find.out-of-credit': outOfCredit,
  'find.credit-check': creditCheck,
  'find.charged': charged,
  'find.large-group': largeGroup,
  'find.determinism': determinism,
  'find.lookup-failed': byChance,
};
