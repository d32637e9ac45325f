import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { rules } from '../../generated/rules.js';
import { sourcePaths } from '../../spec/source/tree.js';

/** The source position of a rule. */
export interface RuleLine {
  /** Relative to the root of this package, such as `spec/rules/find.yaml`. */
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Returns the position of each rule in the contract of this package. A rule that is derived from a table has that of its row:
 * the property of a record, or the operation that requires a role.
 */
export function ruleLines(): ReadonlyMap<string, RuleLine> {
  const named = entries();
  return new Map(
    Object.entries(rules).flatMap(([id, { operations }]) => {
      const row = id.startsWith('role.') ? `operation ${operations[0]}` : `property ${propertyOf(id)}`;
      const place = named.get(`rule ${id}`) ?? named.get(row);
      return place === undefined ? [] : [[id, place]];
    }),
  );
}

/** `job.started-at-type` and `job.started_at-type` are both about `started_at` of a job. */
const propertyOf = (id: string) => id.replace(/-(type|enum)$/, '').replaceAll('-', '_');

/** The positions of rules, operations and properties in the contract, by kind and name. */
function entries(): ReadonlyMap<string, RuleLine> {
  const root = dirname(createRequire(import.meta.url).resolve('people-data-kit/package.json'));
  const lines = new Map<string, RuleLine>();
  for (const file of sourcePaths(root)) {
    const text = readFileSync(join(root, file), 'utf8');
    const record = /^x-record: (\S+)$/m.exec(text)?.[1];
    for (const [at, line] of text.split('\n').entries()) {
      const rule = file.startsWith('spec/rules/') ? /^- id: (\S+)/.exec(line)?.[1] : undefined;
      const operation = /^ +operationId: (\S+)/.exec(line)?.[1];
      const property = record === undefined ? undefined : /^ {2}(\w+):/.exec(line)?.[1];
      const name =
        (rule && `rule ${rule}`) ??
        (operation && `operation ${operation}`) ??
        (property && `property ${record}.${property}`);
      if (name !== undefined && !lines.has(name)) lines.set(name, { file, line: at + 1 });
    }
  }
  return lines;
}
