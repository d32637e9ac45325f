import { renameSync, writeFileSync } from 'node:fs';

/** Writes a file so that nobody ever sees half of it. */
export function writeWhole(file: string, text: string): void {
  const fresh = `${file}.${process.pid}.tmp`;
  writeFileSync(fresh, text);
  renameSync(fresh, file);
}
