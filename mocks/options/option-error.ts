/** An option that cannot be used. The message names the option, its value and a valid one. */
export class MockOptionError extends Error {
  override readonly name = 'MockOptionError';
}
