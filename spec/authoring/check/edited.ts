import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** This project's own sources. */
export const ownRoot = resolve(import.meta.dirname, '../../..');

/** One text replaced by another one in a file below `spec/`. */
export type Edit = readonly [file: string, from: string, to: string];

/** A copy of the sources of the contract that tests may edit. */
export interface Edited {
  readonly root: string;
  /** Throws where the text that is to be replaced is not there: an edit that changes nothing proves nothing. */
  edit(...edits: readonly Edit[]): void;
  /** Undoes every edit. */
  restore(): void;
  remove(): void;
}

export function editedCopy(): Edited {
  const root = mkdtempSync(join(tmpdir(), 'pdk-edited-'));
  const before = new Map<string, string>();
  cpSync(join(ownRoot, 'spec'), join(root, 'spec'), { recursive: true });
  cpSync(join(ownRoot, 'redocly.yaml'), join(root, 'redocly.yaml'));
  return {
    root,
    edit(...edits) {
      for (const [name, from, to] of edits) {
        const file = join(root, 'spec', name);
        const text = readFileSync(file, 'utf8');
        if (!text.includes(from)) throw new Error(`spec/${name} does not hold ${JSON.stringify(from)}`);
        if (!before.has(file)) before.set(file, text);
        writeFileSync(
          file,
          text.replace(from, () => to),
        );
      }
    },
    restore() {
      for (const [file, text] of before) writeFileSync(file, text);
      before.clear();
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
