import { type Probes, unseen } from '../probe.js';
import { eventDelivery } from './delivery.js';
import { eventForm } from './form.js';

export const eventsProbes: Probes<'events'> = {
  'events.form': eventForm,
  'events.authenticity': unseen(
    'only who receives a webhook sees its headers: the kit receives none, and a control plane does not list them',
  ),
  'events.delivery': eventDelivery,
};
