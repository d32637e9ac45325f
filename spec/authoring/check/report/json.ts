import { escaped } from '../../../source/json.js';
import { type Checked, exitCodeOf } from '../finding.js';

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
