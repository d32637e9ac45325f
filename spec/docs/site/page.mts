import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A page made of what is written elsewhere: the READMEs of the rooms, the contract, the help of the commands. */
export interface Page {
  readonly folder: 'how-to' | 'reference';
  readonly page: string;
  readonly title: string;
  readonly group: string;
  readonly content: string;
}

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');
