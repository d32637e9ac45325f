import { type Probes, unseen } from '../probe.js';
import { sizeOver } from './size-over.js';

const todo = unseen('no probe yet');

export const findProbes: Probes<'find'> = {
  'find.score-scale': todo,
  'find.score-order': todo,
  'find.ties': todo,
  'find.required': todo,
  'find.size-over': sizeOver,
  'find.size-zero': todo,
  'find.size-negative': todo,
  'find.size-type': todo,
  'find.size-null': todo,
  'find.matches-over': todo,
  'find.matches-empty': todo,
  'find.matches-missing': todo,
  'find.fields-empty': todo,
  'find.field-unknown': todo,
  'find.field-duplicate': todo,
  'find.term-empty': todo,
  'find.term-type': todo,
  'find.waterfall': todo,
  'find.no-hit': todo,
  'find.confidence': todo,
  'find.confidence-unknown': todo,
  'find.return-fields': todo,
  'find.return-fields-unknown': todo,
  'find.return-fields-empty': todo,
  'find.extra-member': todo,
  'find.out-of-credit': todo,
  'find.credit-check': todo,
  'find.charged': todo,
  'find.large-group': todo,
  'find.determinism': todo,
  'find.lookup-failed': todo,
};
