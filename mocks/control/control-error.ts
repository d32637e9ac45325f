/** A request to the control plane that cannot be granted: the message says why, and what would do. */
export class ControlError extends Error {
  override readonly name: string = 'ControlError';
}
