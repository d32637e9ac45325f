import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The command was called where it cannot work, or with what it cannot use. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/**
 * The nearest folder upwards that holds the sources of the contract, and what is made from them: an installed package has
 * the sources alone. Throws a UsageError where there is none.
 */
export function projectRoot(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const needed = ['spec/people.yaml', 'redocly.yaml'].every((file) => existsSync(join(folder, file)));
    if (needed && isOfProject(join(folder, 'package.json'))) return folder;
    if (dirname(folder) === folder) {
      throw new UsageError(
        `there are no sources of the contract in ${resolve(from)} or above: run this in a clone of people-data-kit, not where it is installed`,
      );
    }
  }
}

function isOfProject(file: string): boolean {
  if (!existsSync(file)) return false;
  const { name }: { name?: unknown } = JSON.parse(readFileSync(file, 'utf8'));
  return name === 'people-data-kit';
}
