import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const usersProbes: Probes<'users'> & Probes<'user'> = {
  'users.batch': todo,
  'users.last-admin': todo,
  'user.reset-credential': todo,
  'user.reset-unknown': todo,
};
