/** A webhook that cannot be trusted or parsed. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  /**
   * `unproven`: the sender does not know the secret; `too-old`: signed too long ago, or in the future; `malformed`: no contact.
   */
  readonly code: 'unproven' | 'too-old' | 'malformed';

  constructor(code: WebhookError['code'], why: string) {
    super(`The webhook is refused: ${why}.`);
    this.code = code;
  }
}
