import { createRequire } from 'node:module';

/** Name and version of this package, from its package.json. */
export const kit: { readonly name: string; readonly version: string } = readKit();

function readKit() {
  const read: unknown = createRequire(import.meta.url)('people-data-kit/package.json');
  if (typeof read === 'object' && read !== null && 'name' in read && 'version' in read) {
    return { name: String(read.name), version: String(read.version) };
  }
  throw new Error('package.json of people-data-kit has no name or no version');
}
