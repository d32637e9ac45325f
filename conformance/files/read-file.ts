import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020, type ErrorObject, type SchemaObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { suggestion } from '../../spec/catalogue/nearest.js';
import { parseSource } from '../../spec/source/parse.js';
import type { Report } from '../report/report.js';
import { parseJson } from '../target/json.js';
import { UsageError } from '../target/usage-error.js';

/** What is wrong with a value, and its path. */
export interface Problem {
  readonly path: readonly string[];
  readonly says: string;
}

/** A value that a schema accepts, or what is wrong with it. */
type Accepted<T> = { readonly value: T } | { readonly problems: readonly Problem[] };

const require = createRequire(import.meta.url);

/** Makes a check by a schema that this package ships, such as `report.schema.json`. Compiles it when it is first needed. */
export function checkBySchema<T>(schema: string): (value: unknown) => Accepted<T> {
  const compile = () => {
    const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
    addFormats.default(ajv);
    const read: SchemaObject = require(`people-data-kit/${schema}`);
    return ajv.compile<T>(read);
  };
  let compiled: ReturnType<typeof compile> | undefined;
  return (value) => {
    compiled ??= compile();
    const isAccepted = compiled;
    if (isAccepted(value)) return { value };
    return { problems: (isAccepted.errors ?? []).flatMap(problemOf) };
  };
}

/** Values are not quoted, as a file may contain secrets. */
function problemOf({
  instancePath,
  keyword,
  params,
  parentSchema,
  message = 'is wrong',
}: ErrorObject): Problem[] {
  const path = instancePath.split('/').slice(1).map(unescaped);
  const own = path.at(-1);
  const named = own === undefined ? 'the file' : `"${own}"`;
  // The error of the `then` or `else` branch says what is wrong.
  if (keyword === 'if') return [];
  if (keyword === 'additionalProperties') {
    const unknown = String(params['additionalProperty']);
    const known = Object.keys(parentSchema?.['properties'] ?? {});
    return [
      { path: [...path, unknown], says: `there is no member "${unknown}".${suggestion(unknown, known)}` },
    ];
  }
  if (keyword === 'required') return [{ path, says: `"${params['missingProperty']}" is missing.` }];
  if (keyword === 'const')
    return [{ path, says: `${named} is not ${JSON.stringify(params['allowedValue'])}.` }];
  const values = JSON.stringify(params['allowedValues'])?.slice(1, -1).replaceAll('","', '", "');
  return [{ path, says: `${named} ${keyword === 'enum' ? `is none of ${values}` : message}.` }];
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** Parses and checks the text of a YAML file. Throws a UsageError that says where each problem is, and quotes nothing. */
export function checkedYaml<T>(file: string, text: string, check: (value: unknown) => Accepted<T>): T {
  const { value, faults } = parseSource(text);
  if (faults.length > 0) {
    const lines = faults.map(({ line, column, says }) => {
      const why = says.startsWith('"') ? 'a text with a comma in it must be quoted' : says.split(/[:"]/)[0];
      return `${file}:${line}:${column}: this is not YAML: ${why}`;
    });
    throw new UsageError(lines.join('\n'));
  }
  const checked = check(value);
  if ('value' in checked) return checked.value;
  throw problemsIn(file, text, checked.problems);
}

/** Makes an error that says where in a YAML text each problem is. */
export function problemsIn(file: string, text: string, problems: readonly Problem[]): UsageError {
  const lines = problems.map(({ path, says }) => {
    const { line, column } = parseSource(text).positionAt(path);
    return `${file}:${line}:${column}: ${says}`;
  });
  return new UsageError(lines.join('\n'));
}

/** Reads a text file. Throws a UsageError if it cannot be read. */
export function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`"${file}" cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

const checkReport = checkBySchema<Report>('report.schema.json');

/** Reads a JSON report from a file. Throws a UsageError if the file cannot be read or is not a report. */
export function readReport(file: string): Report {
  const read = parseJson(textIn(file));
  if (read === undefined) {
    throw new UsageError(
      `"${file}" is not JSON; give a report that pdk conform wrote with --report json=FILE`,
    );
  }
  const checked = checkReport(read);
  if ('value' in checked) return checked.value;
  throw new UsageError(
    `"${file}" is not a report of this version of the kit: ${problemText(checked.problems)} Write it again with --report json=FILE`,
  );
}

/** The first problem with its path, for values that have no lines. */
export function problemText([first]: readonly Problem[]): string {
  const where = first === undefined || first.path.length === 0 ? '' : `at ${first.path.join('/')}: `;
  return `${where}${first?.says ?? ''}`;
}
