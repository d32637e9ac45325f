import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Finds ids of the contract in the code, except in tests. */
export interface CodeIndex {
  /** Files below a folder that contain this text as a literal, such as `mocks/people/find.ts`. */
  filesWith(literal: string, folder: string): readonly string[];
  /** Whether a file contains the handler of an operation. */
  handles(file: string, operation: string): boolean;
  /** Whether a file below a folder contains this word at all. */
  mentions(word: string, folder: string): boolean;
}

/** Indexes the code below these folders of a project once. */
export function codeIndex(root: string, folders: readonly string[]): CodeIndex {
  const byLiteral = new Map<string, Set<string>>();
  const words = new Map<string, Set<string>>();
  const handled = new Set<string>();
  for (const folder of folders) {
    const known = new Set<string>();
    words.set(folder, known);
    for (const file of codeIn(root, folder)) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, literal = ''] of text.matchAll(/'([\w.:~+-]+)'/g)) {
        const files = byLiteral.get(literal) ?? new Set();
        byLiteral.set(literal, files.add(file));
      }
      for (const [, operation] of text.matchAll(/\bHandler<'(\w+)'>/g)) handled.add(`${file} ${operation}`);
      for (const [word] of text.matchAll(/[\w-]+/g)) known.add(word);
    }
  }
  return {
    filesWith: (literal, folder) =>
      [...(byLiteral.get(literal) ?? [])].filter((file) => file.startsWith(`${folder}/`)),
    handles: (file, operation) => handled.has(`${file} ${operation}`),
    mentions: (word, folder) => words.get(folder)?.has(word) ?? false,
  };
}

function codeIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}
