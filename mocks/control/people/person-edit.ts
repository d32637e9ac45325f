import type { components } from '../../../generated/control.js';

/** What happens to a person, as the contract of the control plane describes it. */
export type PersonEdit = components['schemas']['ControlPersonEdit'];
