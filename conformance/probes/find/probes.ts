import { type Probes, unseen } from '../probe.js';
import { confidence } from './confidence.js';
import { credit } from './credit.js';
import { criteria } from './criteria.js';
import { oddFinds } from './odd-finds.js';
import { order } from './order.js';
import { returnFields } from './return-fields.js';
import { scoreScale } from './scores.js';

export const findProbes: Probes<'find'> = {
  ...oddFinds,
  ...criteria,
  ...order,
  ...confidence,
  ...returnFields,
  ...credit,
  'find.score-scale': scoreScale,
  'find.lookup-failed': unseen(
    'one lookup of several fails inside the service by chance only, whatever is sent',
  ),
};
