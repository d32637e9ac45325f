/** An option is invalid. The message contains its name and what is accepted. Nothing was sent. */
export class ClientOptionError extends Error {
  override readonly name = 'ClientOptionError';
}
