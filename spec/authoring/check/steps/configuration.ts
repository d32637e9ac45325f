import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isArray, isObject, type Json } from '../../../source/json.js';
import { parseSource } from '../../../source/parse.js';
import { positionIn } from '../../../source/position.js';
import type { Problem } from '../../../source/problem.js';
import { requiredRules } from './lint.js';

const file = 'redocly.yaml';
const ignoring = '.redocly.lint-ignore.yaml';

/** Returns what in the project's linter configuration suppresses required rules. */
export function configurationProblems(root: string): readonly Problem[] {
  const text = readFileSync(join(root, file), 'utf8');
  const { value, faults } = parseSource(text);
  if (faults.length > 0)
    return faults.map((fault) => ({ ...fault, file, kind: 'yaml', todo: 'mend the YAML' }));
  const found = [...missing(value, text), ...weakened(value, text)];
  return existsSync(join(root, ignoring)) ? [...found, ignored] : found;
}

const ignored: Problem = {
  file: ignoring,
  line: 1,
  column: 1,
  kind: 'configuration',
  says: 'faults of the contract are listed here to be ignored',
  todo: 'mend the faults, and remove the file',
};

/** Without the plugin, none of our rules runs. */
function missing(value: Json, text: string): Problem[] {
  const needed = {
    extends: ['recommended'],
    plugins: ['./spec/authoring/lint/plugin.js'],
  };
  return Object.entries(needed).flatMap(([key, names]) => {
    const list = isObject(value) ? value[key] : undefined;
    const present = isArray(list) ? list : [];
    return names
      .filter((name) => !present.includes(name))
      .map((name) =>
        problem(text, [key], `"${key}" lacks ${name}: changes and faults would pass`, `put ${name} back`),
      );
  });
}

function weakened(value: Json, text: string): Problem[] {
  const rules = isObject(value) && isObject(value['rules']) ? value['rules'] : {};
  return Object.keys(requiredRules).flatMap((rule) => {
    const set = rules[rule];
    const severity = isObject(set) ? set['severity'] : set;
    if (severity === 'error') return [];
    const says = `the rule ${rule} is ${severity === undefined ? 'not there' : JSON.stringify(severity)}`;
    return [problem(text, ['rules', rule], says, `write "${rule}: error"`)];
  });
}

function problem(text: string, keys: readonly string[], says: string, todo: string): Problem {
  return { file, ...positionIn(text, keys), kind: 'configuration', says, todo };
}
