import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const eventsProbes: Probes<'events'> = {
  'events.form': todo,
  'events.authenticity': todo,
  'events.delivery': todo,
};
