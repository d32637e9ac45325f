import type { Probes } from '../probe.js';
import { deletedForm } from './deleted-form.js';

export const serviceAccountsProbes: Probes<'sa'> = {
  'sa.deleted-form': deletedForm,
};
