/** What the client was given cannot be used: the message names it, and what would do. Nothing was sent. */
export class ClientOptionError extends Error {
  override readonly name = 'ClientOptionError';
}
