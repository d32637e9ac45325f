import { styleText } from 'node:util';
import type { Page, Paint } from './text.js';

const formats = { good: 'green', bad: 'red', doubtful: 'yellow', quiet: 'dim', strong: 'bold' } as const;

/** No colour at all. */
export const plain: Paint = (_tone, text) => text;
export const coloured: Paint = (tone, text) => styleText(formats[tone], text);

/** What of a stream decides how text on it looks. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Colours on a terminal only, and not where NO_COLOR is set; between 60 and 120 columns. */
export function pageOn(screen: Screen, env: NodeJS.ProcessEnv): Page {
  const colour = screen.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const columns = (screen.isTTY ? screen.columns : undefined) ?? 120;
  return { width: Math.min(120, Math.max(60, columns)), paint: colour ? coloured : plain };
}
