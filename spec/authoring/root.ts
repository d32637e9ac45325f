import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The command was called in an unsuitable folder or with unusable arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The nearest parent folder with the sources of the contract and what is generated from them. Throws a UsageError. */
export function projectRoot(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    const needed = ['spec/people.yaml', 'spec/redocly.yaml'].every((file) => existsSync(join(folder, file)));
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
