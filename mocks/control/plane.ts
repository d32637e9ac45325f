import { randomBytes } from 'node:crypto';
import type { Dispatch } from '../engine/dispatch.js';
import { controlExchange } from './exchange.js';
import type { ControlledWorlds } from './handler.js';

/** The control plane of a mock, and the token that it requires. */
export interface ControlPlane {
  readonly token: string;
  readonly exchange: Dispatch;
}

/** Creates the control plane, shared by the port and by `fetch`. The token is random if none is given. */
export function controlPlaneOf(
  worlds: ControlledWorlds,
  token: string = randomBytes(24).toString('base64url'),
): ControlPlane {
  return { token, exchange: controlExchange(worlds, token) };
}
