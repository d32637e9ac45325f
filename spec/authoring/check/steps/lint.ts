import { join } from 'node:path';
import { documentIds } from '../../../contract/bundle.js';
import { controlPlane, type DocumentId } from '../../../contract/documents.js';
import { redocly } from '../../../contract/redocly.js';
import { isArray, isObject, type Json, type JsonObject } from '../../../source/json.js';
import type { Problem } from '../../../source/problem.js';

/** Rules for the service only: nothing in our own control plane answers a question about the service. */
export const ofServiceAlone = [
  'pdk/operation-basis',
  'pdk/operation-role',
  'pdk/operation-resource',
  'pdk/component-basis',
];

/**
 * Lints every document with the configuration of the project.
 * @param root the folder that contains `spec/`
 */
export async function lintProblems(root: string, project: string): Promise<readonly Problem[]> {
  const files = documentIds.map((id) => `spec/${id}.yaml`);
  const config = join(project, 'redocly.yaml');
  const words = ['lint', ...files, '--config', config, '--format', 'json', '--max-problems', '1000'];
  const { output, errors } = await redocly(words, root);
  const reports = reportsIn(output);
  if (reports.length !== files.length) {
    throw new Error(
      `the linter printed no report for ${files.join(', ')}:\n${errors.trim() || output.slice(0, 500)}`,
    );
  }
  return documentIds.flatMap((id, index) => problemsIn(id, reports[index]));
}

function problemsIn(id: DocumentId, report: JsonObject | undefined): readonly Problem[] {
  const problems = report?.['problems'];
  return (isArray(problems) ? problems.filter(isObject) : [])
    .filter(isError)
    .map(problemOf)
    .filter(({ kind }) => id !== controlPlane || !ofServiceAlone.includes(kind));
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
