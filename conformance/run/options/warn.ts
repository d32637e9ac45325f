const insecureWarning =
  'WARNING: --insecure: certificates are not looked at. Whoever answers is taken for the target, and gets the credentials.';

const rawWarning =
  'WARNING: --raw: reports, failures and replay tokens name people. Keep them where the data of those people may be.';

/** Prints warnings about dangerous options, before anything is sent. */
export function warn({ insecure, raw }: { insecure?: boolean | undefined; raw?: boolean | undefined }): void {
  if (insecure) process.stderr.write(`${insecureWarning}\n`);
  if (raw) process.stderr.write(`${rawWarning}\n`);
}
