import { randomBytes } from 'node:crypto';
import type { Dispatch } from '../engine/dispatch.js';
import { controlExchange } from './exchange.js';
import type { ControlledWorlds } from './handler.js';

/** The control plane of a mock, and the token that it asks for. */
export interface ControlPlane {
  readonly token: string;
  readonly exchange: Dispatch;
}

/** One plane for a port and for `fetch` alike; with a random token where none was chosen. */
export function controlPlaneOf(
  worlds: ControlledWorlds,
  token: string = randomBytes(24).toString('base64url'),
): ControlPlane {
  return { token, exchange: controlExchange(worlds, token) };
}
