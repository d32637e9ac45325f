/** A webhook that is not to be believed, or not to be read. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /** `unproven`: whoever sent it does not know the secret; `too-old`: signed too long ago, or ahead; `malformed`: no contact. */
  readonly code: 'unproven' | 'too-old' | 'malformed';

  constructor(code: WebhookError['code'], why: string) {
    super(`The webhook is refused: ${why}.`);
    this.code = code;
  }
}
