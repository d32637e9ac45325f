import { type Probes, unseen } from '../probe.js';

const todo = unseen('no probe yet');

export const sessionProbes: Probes<'session'> = {
  'session.secret-delay': todo,
  'session.token-name': todo,
  'session.expiry-name': todo,
  'session.expires-format': todo,
  'session.lifetime': todo,
  'session.refresh-delivery': todo,
  'session.cookie': todo,
  'session.client-credentials-refresh': todo,
  'session.refresh-rotation': todo,
  'session.refresh-lifetime': todo,
  'session.revoke-tokens': todo,
  'session.grant-default': todo,
  'session.login-fail': todo,
  'session.request-invalid': todo,
};
