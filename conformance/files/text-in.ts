import { readFileSync } from 'node:fs';
import { UsageError } from '../target/usage-error.js';

/** Reads a text file. Throws a UsageError if it cannot be read. */
export function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`"${file}" cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}
