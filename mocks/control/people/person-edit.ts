import type { components } from '../../../generated/control.js';

/** An edit of a person, as defined by the contract of the control plane. */
export type PersonEdit = components['schemas']['ControlPersonEdit'];
