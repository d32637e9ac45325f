import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentId, interfaces } from '../../../contract/documents.js';
import { redocly } from '../../../contract/redocly.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../source/json.js';
import type { Problem } from '../../../source/problem.js';

/** Linter rules that must be on, regardless of the project's configuration. */
export const requiredRules: Readonly<Record<string, Json>> = {
  struct: 'error',
  'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
  'no-invalid-schema-examples': { severity: 'error', allowAdditionalProperties: true },
  'no-unused-components': 'error',
  'pdk/known-basis': 'error',
  'pdk/answers-question': 'error',
  'pdk/operation-basis': 'error',
  'pdk/operation-role': 'error',
  'pdk/operation-resource': 'error',
  'pdk/component-basis': 'error',
  'pdk/example-members': 'error',
};

/** Rules for the service only: nothing in our own control plane answers a question about the service. */
export const ofServiceAlone = [
  'pdk/operation-basis',
  'pdk/operation-role',
  'pdk/operation-resource',
  'pdk/component-basis',
];

/**
 * Lints each of these documents with our own configuration.
 * @param root the folder that contains `spec/`; our own rules are in that of the project
 */
export async function lintProblems(
  root: string,
  ids: readonly DocumentId[],
  { project, scratch }: { readonly project: string; readonly scratch: string },
): Promise<ReadonlyMap<DocumentId, readonly Problem[]>> {
  const config = join(scratch, `redocly-${process.pid}.yaml`);
  mkdirSync(scratch, { recursive: true });
  writeFileSync(config, JSON.stringify(configurationOf(project)));
  const files = ids.map((id) => `spec/${id}.yaml`);
  const words = ['lint', ...files, '--config', config, '--format', 'json', '--max-problems', '1000'];
  const { output, errors } = await redocly(words, root);
  rmSync(config);
  const reports = reportsIn(output);
  if (reports.length !== ids.length) {
    throw new Error(
      `the linter printed no report for ${files.join(', ')}:\n${errors.trim() || output.slice(0, 500)}`,
    );
  }
  return new Map(ids.map((id, index) => [id, problemsIn(id, reports[index])]));
}

function problemsIn(id: DocumentId, report: JsonObject | undefined): readonly Problem[] {
  const problems = report?.['problems'];
  const isOfService = interfaces.some((each) => each === id);
  return (isArray(problems) ? problems.filter(isObject) : [])
    .filter(isError)
    .map(problemOf)
    .filter(({ kind }) => isOfService || !ofServiceAlone.includes(kind));
}

function configurationOf(project: string): JsonObject {
  return {
    extends: ['recommended'],
    plugins: [join(project, 'spec/authoring/lint/plugin.js')],
    rules: { ...requiredRules, 'no-server-example.com': 'off' },
    telemetry: 'off',
  };
}

const isError = (problem: JsonObject): boolean => problem['severity'] === 'error';

function problemOf(problem: JsonObject): Problem {
  const locations = problem['location'];
  const [location] = isArray(locations) ? locations : [];
  const at = isObject(location) ? location : {};
  const source = isObject(at['source']) ? at['source'] : {};
  const start = isObject(at['start']) ? at['start'] : {};
  const suggestions = isArray(problem['suggest']) ? problem['suggest'].map(String) : [];
  return {
    file: String(source['ref'] ?? 'spec'),
    line: Number(start['line'] ?? 1),
    column: Number(start['col'] ?? 1),
    kind: String(problem['ruleId']),
    says: String(problem['message']),
    todo: suggestions.length > 0 ? `did you mean ${suggestions.join(', ')}?` : 'mend it there',
  };
}

/** Splits concatenated JSON reports, which have no separator. */
function reportsIn(text: string): JsonObject[] {
  try {
    const list: Json = JSON.parse(`[${text.replaceAll(/^\}\s*\{/gm, '},{')}]`);
    return isArray(list) ? list.filter(isObject) : [];
  } catch {
    return [];
  }
}
