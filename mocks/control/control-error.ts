/** Thrown if a request to the control plane cannot be granted. The message says why, and what to do instead. */
export class ControlError extends Error {
  override readonly name: string = 'ControlError';
}
