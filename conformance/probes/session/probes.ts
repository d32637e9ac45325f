import type { Probes } from '../probe.js';
import { clientCredentialsRefresh } from './client-credentials-refresh.js';
import { cookie } from './cookie.js';
import { expiresFormat } from './expires-format.js';
import { expiryName } from './expiry-name.js';
import { grantDefault } from './grant-default.js';
import { lifetime } from './lifetime.js';
import { loginFail } from './login-fail.js';
import { refreshDelivery } from './refresh-delivery.js';
import { refreshLifetime } from './refresh-lifetime.js';
import { refreshRotation } from './refresh-rotation.js';
import { requestInvalid } from './request-invalid.js';
import { revokeTokens } from './revoke-tokens.js';
import { secretDelay } from './secret-delay.js';
import { tokenName } from './token-name.js';

export const sessionProbes: Probes<'session'> = {
  'session.secret-delay': secretDelay,
  'session.token-name': tokenName,
  'session.expiry-name': expiryName,
  'session.expires-format': expiresFormat,
  'session.lifetime': lifetime,
  'session.refresh-delivery': refreshDelivery,
  'session.cookie': cookie,
  'session.client-credentials-refresh': clientCredentialsRefresh,
  'session.refresh-rotation': refreshRotation,
  'session.refresh-lifetime': refreshLifetime,
  'session.revoke-tokens': revokeTokens,
  'session.grant-default': grantDefault,
  'session.login-fail': loginFail,
  'session.request-invalid': requestInvalid,
};
