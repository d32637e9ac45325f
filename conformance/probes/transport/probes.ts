import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const transportProbes: Probes<'transport'> = {
  'transport.content-type': todo,
  'transport.delivery': todo,
  'transport.options': todo,
  'transport.request-id': todo,
  'transport.version-header': todo,
  'transport.tls': todo,
};
