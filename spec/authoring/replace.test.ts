import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../fixtures/temporary-folder.js';
import { replaceFiles } from './replace.js';

let folder = '';
const textOf = (path: string): string => readFileSync(join(folder, path), 'utf8');

beforeEach(() => {
  folder = temporaryFolder();
  writeFileSync(join(folder, 'a.txt'), 'old a');
  writeFileSync(join(folder, 'b.txt'), 'old b');
});

test('files get their new texts, and folders are created', () => {
  replaceFiles(
    folder,
    new Map([
      ['a.txt', 'new a'],
      ['sub/c.txt', 'new c'],
    ]),
  );

  expect([textOf('a.txt'), textOf('b.txt'), textOf('sub/c.txt')]).toEqual(['new a', 'old b', 'new c']);
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'b.txt', 'sub']);
});

test('if one file cannot be replaced, none is', () => {
  // A folder in place of a file.
  mkdirSync(join(folder, 'z.txt/inner'), { recursive: true });

  const texts = new Map([
    ['a.txt', 'new a'],
    ['new.txt', 'new'],
    ['z.txt', 'new z'],
  ]);
  expect(() => replaceFiles(folder, texts)).toThrow();
  expect(textOf('a.txt')).toBe('old a');
  expect(readdirSync(folder).sort()).toEqual(['a.txt', 'b.txt', 'z.txt']);
});
