import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that whoever reads it finds the former text or the new one, and never half of it.
 * @param mode who may read it @default as usual
 */
export function writeWhole(file: string, text: string, mode = 0o666): void {
  const draft = `${file}.new`;
  writeFileSync(draft, text, { mode });
  renameSync(draft, file);
}
