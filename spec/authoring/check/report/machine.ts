import { pathToFileURL } from 'node:url';
import { escaped } from '../../../source/json.js';
import type { Problem } from '../../../source/problem.js';
import type { Rating } from '../changes/rating.js';
import { type Checked, exitCodeOf, type HittingChange } from '../finding.js';
import { valuesText } from './screen.js';

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
