import type { Probes } from '../probe.js';
import { addRole } from './add-role.js';
import { afterDelete } from './after-delete.js';
import { importBadRow } from './bad-row.js';
import { importCounts } from './counts.js';
import { csvBom } from './csv-bom.js';
import { csvEmpty } from './csv-empty.js';
import { csvFormulas } from './csv-formulas.js';
import { csvNewline } from './csv-newline.js';
import { deleteProcessing } from './delete-processing.js';
import { importDuplicate } from './duplicate.js';
import { importDuration } from './duration.js';
import { importMerge } from './merge.js';
import { importRange } from './range.js';
import { importStates } from './states.js';
import { importStatusCode } from './status-code.js';
import { wrongState } from './wrong-state.js';

export const importsProbes: Probes<'import'> = {
  'import.add-role': addRole,
  'import.status-code': importStatusCode,
  'import.states': importStates,
  'import.duration': importDuration,
  'import.merge': importMerge,
  'import.bad-row': importBadRow,
  'import.duplicate': importDuplicate,
  'import.counts': importCounts,
  'import.wrong-state': wrongState,
  'import.delete-processing': deleteProcessing,
  'import.after-delete': afterDelete,
  'import.csv-empty': csvEmpty,
  'import.csv-newline': csvNewline,
  'import.csv-bom': csvBom,
  'import.csv-formulas': csvFormulas,
  'import.range': importRange,
};
