/** Returns the file system code of an error, e.g. `ENOENT`; empty for other errors. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
