import { pathToFileURL } from 'node:url';
import { styleText } from 'node:util';
import { escaped, type Json } from '../../source/json.js';
import type { Problem } from '../../source/tree.js';
import type { Rating } from './changes/rating.js';
import { type Checked, exitCodeOf, type HittingChange, type Step } from './finding.js';
import { listed } from './hits.js';

export interface Screen {
  /** Styles a text if the screen supports colours. */
  paint(tone: 'red' | 'yellow' | 'green' | 'dim' | 'bold', text: string): string;
  /** The number of lines that fit; undefined if unlimited. */
  readonly rows: number | undefined;
}

/** Uses colours only on a terminal. Elsewhere, and with `verbose`, everything is shown. */
export function screenOn(stream: NodeJS.WriteStream, env: NodeJS.ProcessEnv, verbose: boolean): Screen {
  const colours = stream.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    paint: (tone, text) => (colours ? styleText(tone, text) : text),
    rows: verbose ? undefined : Math.max(24, stream.isTTY ? stream.rows : 50),
  };
}

/** Formats the result, worst first: broken, breaking, compatible, documentation only. */
export function screenText(checked: Checked, screen: Screen): string {
  const { steps, changes = [] } = checked;
  const head = [
    heading(checked, screen),
    steps.map((step) => badge(step, screen)).join('  '),
    ...drafted(checked),
    '',
  ];
  const foot = ['', summary(checked, screen)];
  const blocks = [
    ...steps.flatMap(({ problems }) => problems.map((problem) => problemLines(problem, screen))),
    ...changes
      .filter(({ rating }) => rating !== 'documentation')
      .map((change) => changeLines(change, screen)),
    ...changes
      .filter(({ rating }) => rating === 'documentation')
      .map((change) => [wordsLine(change, screen)]),
  ];
  const body = fitting(
    blocks,
    screen.rows === undefined ? Infinity : screen.rows - head.length - foot.length - 2,
  );
  return `${[...head, ...body, ...foot].join('\n')}\n`;
}

/** Drafts are listed every time: nothing checks them. */
function drafted({ drafts }: Checked): string[] {
  return drafts.length === 0 ? [] : [`drafts, answered from examples and never judged: ${listed(drafts)}`];
}

function heading({ base, durationMs, root }: Checked, { paint }: Screen): string {
  const against = base === undefined ? 'with no base to compare with (--base HEAD)' : `against ${base}`;
  return `${paint('bold', 'pdk check')} of ${root}, ${against} ${paint('dim', `${(durationMs / 1000).toFixed(1)} s`)}`;
}

const badges = { sound: ['green', '✓'], broken: ['red', '✗'], skipped: ['yellow', '-'] } as const;

function badge({ name, state, because }: Step, { paint }: Screen): string {
  const [tone, sign] = badges[state];
  return paint(tone, `${sign} ${name}${because === undefined ? '' : ` (skipped: ${because})`}`);
}

function problemLines({ file, line, kind, says, todo }: Problem, { paint }: Screen): string[] {
  const [first = '', ...more] = says.split('\n');
  return [
    `${paint('red', 'BROKEN')}      ${file}:${line}  ${paint('dim', kind)}`,
    `  ${first}`,
    ...more.map((each) => `  ${each}`),
    `  ${paint('dim', '→')} ${todo}`,
  ];
}

function changeLines(change: HittingChange, { paint }: Screen): string[] {
  const { rating, place, line, what, before, after, why, operations, todo } = change;
  const tone = rating === 'breaking' ? 'red' : 'green';
  const where = operations.length > 0 ? `${listed(operations)}: ` : '';
  const sign = before === after ? '' : before === undefined ? ' (new)' : after === undefined ? ' (gone)' : '';
  return [
    `${paint(tone, rating.toUpperCase().padEnd(11))} ${place.file}:${line}  ${where}${what}${valuesText(change)}${sign}`,
    `  ${why}`,
    `  hits ${hitsText(change)}`,
    `  ${paint('dim', '→')} ${todo}`,
  ];
}

function hitsText({ hits }: HittingChange): string {
  const { handlers, judges, mutants, probes, examples, types } = hits;
  const parts = [
    part('handler', handlers, ({ files }) => files[0] ?? ''),
    part('judge', judges, ({ id }) => id),
    part('mutant', mutants, ({ id }) => id),
    part('probe', probes, ({ id }) => id),
    part('example', examples, (name) => name),
    part('type', types, (name) => name),
  ].filter((text) => text !== '');
  return parts.length > 0 ? parts.join(' · ') : 'nobody';
}

function part<T>(name: string, all: readonly T[], shown: (one: T) => string): string {
  const [first] = all;
  if (first === undefined) return '';
  return all.length === 1 ? `${name} ${shown(first)}` : `${all.length} ${name}s (${shown(first)}, ...)`;
}

function wordsLine({ place, line, what, why }: HittingChange, { paint }: Screen): string {
  return `${paint('dim', 'DOCUMENTATION')} ${place.file}:${line}  ${what} ${paint('dim', `(${why})`)}`;
}

function fitting(blocks: readonly (readonly string[])[], rows: number): string[] {
  const lines: string[] = [];
  for (const [index, block] of blocks.entries()) {
    if (index > 0 && lines.length + block.length > rows) {
      return [...lines, `... and ${blocks.length - index} more: --verbose shows everything`];
    }
    lines.push(...block);
  }
  return lines;
}

function summary(checked: Checked, { paint }: Screen): string {
  const { steps, changes } = checked;
  const broken = steps.flatMap(({ problems }) => problems).length;
  const count = (rating: string) => (changes ?? []).filter((change) => change.rating === rating).length;
  const parts = [
    `${broken} broken`,
    ...(changes === undefined
      ? []
      : [
          `${count('breaking')} breaking`,
          `${count('compatible')} compatible`,
          `${count('documentation')} documentation only`,
        ]),
  ];
  const code = exitCodeOf(checked);
  return paint(code === 0 ? 'green' : 'red', `${code === 0 ? 'clean' : 'not clean'}: ${parts.join(', ')}`);
}

const most = 60;

/** Shows the former and the new value so that they fit in a line, if there are both. */
export function valuesText({ before, after }: HittingChange): string {
  if (before === undefined || after === undefined) return '';
  const [was, is] = [before, after].map((value: Json) => {
    const text = typeof value === 'string' ? value.replace(/\s+/g, ' ') : JSON.stringify(value);
    return text.length > most ? `${text.slice(0, most)}…` : text;
  });
  return ` ${was} → ${is}`;
}

/** Formats the whole result as one JSON object. */
export function jsonText(checked: Checked): string {
  const { root, base, drafts, steps, changes, durationMs } = checked;
  const shown = changes?.map(({ place, basePlace, line, column, rating, ...rest }) => ({
    verdict: rating,
    file: place.file,
    line,
    column,
    pointer: pointerOf(place.keys),
    basePointer: pointerOf(basePlace.keys),
    ...rest,
  }));
  const report = {
    exitCode: exitCodeOf(checked),
    root,
    base,
    drafts,
    steps,
    changes: shown,
    durationMs: Math.round(durationMs),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

const pointerOf = (keys: readonly string[]): string => `#${keys.map((key) => `/${escaped(key)}`).join('')}`;

const levels = { breaking: 'error', compatible: 'warning', documentation: 'note' } as const satisfies Record<
  Rating,
  string
>;

/** Formats the result as SARIF 2.1.0, which code hosts show beside the lines of a pull request. */
export function sarifText({ root, steps, changes = [] }: Checked, version: string): string {
  const results = [...steps.flatMap(({ problems }) => problems.map(ofProblem)), ...changes.map(ofChange)];
  const ids = [...new Set(results.map(({ ruleId }) => ruleId))].sort();
  const driver = {
    name: 'pdk check',
    version,
    rules: ids.map((id) => ({ id, shortDescription: { text: described(id) } })),
  };
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        // Without a trailing slash, the last folder would be cut off.
        originalUriBaseIds: { ROOT: { uri: `${pathToFileURL(root).href}/` } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  };
  return `${JSON.stringify(log, null, 2)}\n`;
}

interface Result {
  readonly ruleId: string;
  readonly level: 'error' | 'warning' | 'note';
  readonly message: { readonly text: string };
  readonly locations: readonly object[];
}

function ofProblem({ file, line, column, kind, says, todo }: Problem): Result {
  return result(kind, 'error', `${says}\nTo do: ${todo}`, file, line, column);
}

function ofChange(change: HittingChange): Result {
  const { rating, what, why, place, line, column, operations, todo, hits } = change;
  const where = operations.length > 0 ? ` (${operations.join(', ')})` : '';
  const concerned = [
    ...hits.handlers.flatMap(({ files }) => files),
    ...hits.judges.map(({ id }) => id),
    ...hits.types,
  ];
  const text = `${rating}: ${what}${valuesText(change)}${where}: ${why}\nHits: ${concerned.join(', ') || 'nobody'}\nTo do: ${todo}`;
  return result(`change-${rating}`, levels[rating], text, place.file, line, column);
}

function result(
  ruleId: string,
  level: Result['level'],
  text: string,
  file: string,
  startLine: number,
  startColumn: number,
): Result {
  const artifactLocation = { uri: encodeURI(file), uriBaseId: 'ROOT' };
  const physicalLocation = { artifactLocation, region: { startLine, startColumn } };
  return { ruleId, level, message: { text }, locations: [{ physicalLocation }] };
}

function described(id: string): string {
  if (id === 'change-breaking') return 'A change that breaks those who rely on the contract.';
  if (id === 'change-compatible') return 'A change that breaks nobody.';
  if (id === 'change-documentation') return 'A change of words.';
  return `What "${id}" looks at is broken.`;
}
