import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judges } from './catalogue.js';

test('judges each rule in one place', async () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules = await Promise.all(
    files.map((file): Promise<object> => import(/* @vite-ignore */ join(import.meta.dirname, file))),
  );
  const tables = modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, table]) => (name.endsWith('Judges') ? [table] : [])),
  );
  const judged = tables.flatMap((table) => Object.keys(table));
  expect(judged.length).toBeGreaterThan(150);
  expect(judged.filter((rule, at) => judged.indexOf(rule) !== at)).toEqual([]);
  expect(judged.filter((rule) => !(rule in judges))).toEqual([]);
});
