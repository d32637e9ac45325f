import { MockOptionError } from '../options/option-error.js';

/** A part of the sources that is read from files and adopted by a running mock. */
export interface Followed<T> {
  /** The name in messages. */
  readonly name: string;
  /** Throws an error with the place of any problem. */
  read(): Promise<T>;
  /** Adopts the value and returns a summary of what changed; empty if nothing did. */
  take(value: T): Promise<string>;
}

/**
 * Reads a part again and adopts it. If it is invalid, the last good one is kept, and the reason is reported once. At the first
 * time a mistake in an option throws a MockOptionError instead, as the mock has not started yet.
 */
export function following<T>(
  { name, read, take }: Followed<T>,
  say: (text: string) => void,
): () => Promise<void> {
  let isFirst = true;
  let broken: string | undefined;
  return async () => {
    try {
      const changed = await take(await read());
      const mended = broken === undefined ? '' : 'mended, ';
      if (changed !== '') say(`${name} ${mended}taken on: ${changed}`);
      else if (broken !== undefined) say(`${name} mended: it is the one that was kept`);
      broken = undefined;
    } catch (error) {
      if (isFirst && error instanceof MockOptionError) throw error;
      const why = (error instanceof Error ? error.message : String(error)).trim();
      if (why !== broken) say(`${name} broken, the last good one is kept:\n${indented(why)}`);
      broken = why;
    } finally {
      isFirst = false;
    }
  };
}

const indented = (text: string): string => text.replaceAll(/^/gm, '  ');
