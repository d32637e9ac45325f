import { styleText } from 'node:util';
import type { Page, Paint } from './text.js';

const formats = { good: 'green', bad: 'red', doubtful: 'yellow', quiet: 'dim', strong: 'bold' } as const;

/** Text without colours. */
export const plain: Paint = (_tone, text) => text;
export const coloured: Paint = (tone, text) => styleText(formats[tone], text);

/** The properties of a stream that decide how text on it looks. */
export interface Screen {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
}

/** Returns the page for a stream: between 60 and 120 columns, and colours only on a terminal without NO_COLOR. */
export function pageOn(screen: Screen, env: NodeJS.ProcessEnv): Page {
  const colour = screen.isTTY === true && !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  const columns = (screen.isTTY ? screen.columns : undefined) ?? 120;
  return { width: Math.min(120, Math.max(60, columns)), paint: colour ? coloured : plain };
}
