/** An error that the user has to fix. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
