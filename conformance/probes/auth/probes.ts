import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const authProbes: Probes<'auth'> = {
  'auth.find-role': todo,
  'auth.roles': todo,
  'auth.api-key-scope': todo,
  'auth.key-refused': todo,
  'auth.token-form': todo,
  'auth.header-form': todo,
  'auth.other-places': todo,
};
