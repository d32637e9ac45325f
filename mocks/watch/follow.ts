import { MockOptionError } from '../options/option-error.js';

/** One thing that is read from files and taken on by a running mock. */
export interface Followed<T> {
  /** What people call it. */
  readonly name: string;
  /** Throws with the place of what is wrong. */
  read(): Promise<T>;
  /** Takes it on, and says what changed; empty where nothing did. */
  take(value: T): Promise<string>;
}

/**
 * Reads something anew and has it taken on. What cannot be used is not: the last good one is kept, and why is said once.
 * The first time a mistake in an option is thrown as a MockOptionError: the mock has not begun yet.
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
