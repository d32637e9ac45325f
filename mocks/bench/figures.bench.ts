import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** A figure of a run, or why there is none. */
export type Figure = readonly [name: string, value: number | string];

export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const optionOf = (name: string): string | undefined => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? undefined : process.argv[at + 1];
};

const rounded = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 4 });

/** Prints a table in Markdown, beside the figures of `--compare FILE`, and writes the figures to `--json FILE`. */
export function report(figures: readonly Figure[]): void {
  const compared = optionOf('compare');
  const before: ReadonlyMap<string, unknown> = new Map(
    compared === undefined ? [] : Object.entries(JSON.parse(readFileSync(compared, 'utf8'))),
  );
  const head = compared === undefined ? ['figure', 'now'] : ['figure', 'before', 'now', 'now / before'];
  const rows = figures.map(([name, value]) => {
    const now = typeof value === 'number' ? rounded(value) : value;
    if (compared === undefined) return [name, now];
    const then = before.get(name);
    if (typeof then !== 'number' || typeof value !== 'number') return [name, String(then ?? ''), now, ''];
    return [name, rounded(then), now, (value / then).toFixed(2)];
  });
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows];
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`);
  const file = optionOf('json') ?? '.pdk/bench.json';
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(figures), null, 2)}\n`);
  console.log(`\nWritten to ${file}: compare a later run with it by --compare ${file}.`);
}
