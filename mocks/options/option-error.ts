/** An option that cannot be used: the message names the option, its value and what would do. */
export class MockOptionError extends Error {
  override readonly name = 'MockOptionError';
}
