import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const importsProbes: Probes<'import'> = {
  'import.add-role': todo,
  'import.status-code': todo,
  'import.states': todo,
  'import.duration': todo,
  'import.merge': todo,
  'import.bad-row': todo,
  'import.duplicate': todo,
  'import.counts': todo,
  'import.wrong-state': todo,
  'import.delete-processing': todo,
  'import.after-delete': todo,
  'import.csv-empty': todo,
  'import.csv-newline': todo,
  'import.csv-bom': todo,
  'import.csv-formulas': todo,
  'import.range': todo,
};
