import { posix } from 'node:path';
import type { Place } from '../../../source/tree.js';

/** The schema of `components` that a place of the sources becomes part of; undefined within an operation. */
export function schemaAt({ file, keys }: Place): string | undefined {
  if (file.startsWith('spec/records/')) return posix.basename(file, '.yaml');
  const [first, second, third] = keys;
  if (first === 'components') return second === 'schemas' ? third : undefined;
  // Beside the documents, files hold schemas, operations and parameters by name; schemas are in capitals.
  const isDocument = posix.dirname(file) === 'spec';
  return !isDocument && first !== undefined && /^[A-Z]/.test(first) ? first : undefined;
}
