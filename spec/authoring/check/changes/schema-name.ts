import { posix } from 'node:path';
import type { Place } from '../../../source/tree.js';

/** Returns the name of the schema in `components` that a place in the sources becomes part of; undefined within an operation. */
export function schemaAt({ file, keys }: Place): string | undefined {
  if (file.startsWith('spec/records/')) return posix.basename(file, '.yaml');
  const [first, second, third] = keys;
  if (first === 'components') return second === 'schemas' ? third : undefined;
  // Files other than the documents contain schemas, operations and parameters by name; names of schemas are capitalised.
  const isDocument = posix.dirname(file) === 'spec';
  return !isDocument && first !== undefined && /^[A-Z]/.test(first) ? first : undefined;
}
