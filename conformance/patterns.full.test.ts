import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = import.meta.dirname;
const long = (text: string) => `${text.repeat(32_000 / text.length)}!`;

/** Repeated texts on which a pattern that backtracks takes seconds. */
const pieces = [
  ...['a', 'é', ' ', '\n', '\t', '/', '#', '?', '9', '<', '}', '%', '"', '\\', '.', '-', '_', '+', '@', '='],
  ...['a-', 'a.', 'a@', 'a+', '_a', 'a=', '&a', '; ', ', ', '"a":"', '"a"  ', '"a":"\\', '{a', '%a', '%e2'],
  ...[
    'creat',
    'last',
    'us',
    'json ',
    'http://',
    'www.',
    'v1/',
    'Bearer ',
    'max-age=',
    'eyJ',
    'SELECT ',
    'phone',
  ],
];
const texts = pieces.map(long);

/** Returns every pattern in the kit's own files. */
function patterns(): (readonly [where: string, pattern: RegExp])[] {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const found: (readonly [string, RegExp])[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const [, source = '', flags] = /^\/(.*)\/([a-z]*)$/s.exec(node.text) ?? [];
        found.push([`${file} ${node.text}`, new RegExp(source, flags)]);
      }
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true));
    return found;
  });
}

function milliseconds(pattern: RegExp, text: string): number {
  const begun = performance.now();
  text.replace(pattern, '');
  return performance.now() - begun;
}

test('every pattern takes at most linear time, on any text', { timeout: 600_000 }, () => {
  const all = patterns();
  // A pattern that only another process held up is fast on another try.
  const slow = all.filter(([, pattern]) =>
    texts.some((text) => [1, 2, 3].every(() => milliseconds(pattern, text) > 300)),
  );

  expect(all.length).toBeGreaterThan(100);
  expect(slow.map(([where]) => where)).toEqual([]);
});
