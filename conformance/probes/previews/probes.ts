import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const previewsProbes: Probes<'preview'> = {
  'preview.answer': todo,
  'preview.role': todo,
};
