/** An error that the user has to fix. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A checked value, or what is wrong with it. */
export type Checked<T> = { readonly value: T } | { readonly error: string };
