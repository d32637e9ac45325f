/** What the file system calls an error, as `ENOENT`; empty where it is another one. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
