import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parse } from 'yaml';
import { interfaces, portableFile, portableVersions } from '../contract/documents.js';
import { type DraftOperation, withoutDrafts } from '../contract/drafts.js';
import type { Operation } from '../contract/operations.js';
import { portable } from '../contract/portable/portable.js';
import { compileValidators, definitionsOf } from '../contract/validators.js';
import type { Contract } from '../reading/contract.js';
import { type Basis, isAnswer } from '../source/basis.js';
import * as modules from './render/modules.js';
import { header, literal, typesOf, typesOfSchema } from './render/source.js';

/** Makes a JSON value from an input, or returns a cached one. */
export type Made = <Value>(name: string, input: string, make: () => Promise<Value>) => Promise<Value>;

const { resolve } = createRequire(import.meta.url);
const reportSchema = resolve('people-data-kit/report.schema.json');
const ownRoot = join(resolve('people-data-kit/package.json'), '..');

/** Tables of the code that are written as YAML beside what uses them, by the modules that they become. */
const writtenTables = {
  answering: 'conformance/check/answering',
  keywords: 'spec/docs/keywords',
  manuals: 'cli/manuals',
  options: 'cli/options/texts',
  precedence: 'conformance/checks/exchanges/precedence',
  refusals: 'mocks/engine/refusals',
  removed: 'cli/removed',
};

const afresh: Made = (_name, _input, make) => make();

/** Returns everything under generated/, by file name. @param made caches what takes long to make */
export async function generatedFiles(contract: Contract, made: Made = afresh): Promise<Map<string, string>> {
  const { documents, operations, drafts, controlOperations, records, rules, recordRules, questions, forms } =
    contract;
  const files = new Map<string, string>();
  for (const [id, document] of documents) {
    files.set(`${id}.json`, `${literal(document)}\n`);
    const decided = withoutDrafts(document);
    files.set(`${id}.ts`, await made(`types-${id}`, JSON.stringify(decided), () => typesOf(decided)));
  }
  for (const id of interfaces) {
    for (const version of portableVersions) {
      const document = portable(id, documents.get(id) ?? {}, version);
      // Not indented: nobody reads it line by line, and it would be twice as large in the package.
      files.set(portableFile(id, version), `${JSON.stringify(document)}\n`);
    }
  }
  const compiled = JSON.stringify(definitionsOf(documents));
  const validators = await made('validators', compiled, async () => compileValidators(documents));
  files.set('validators.js', header + validators.code);
  files.set('validators.d.ts', modules.validatorTypes(validators.names));
  // Alone, as every mock needs it from the start, and all of them take longer to load than everything else.
  const find = await made('find-request', compiled, async () => compileValidators(documents, 'FindRequest'));
  files.set('find-request.js', header + find.code);
  files.set('find-request.d.ts', modules.validatorTypes(find.names));
  files.set('operations.ts', modules.operationModule(operations, drafts));
  files.set('control-operations.ts', modules.controlModule(controlOperations));
  files.set('fixtures.schema.json', `${literal(modules.fixturesSchema(documents.get('control') ?? {}))}\n`);
  files.set('forms.ts', modules.formModule(forms));
  files.set('records.ts', modules.recordModule(records));
  files.set('field-names.ts', modules.fieldNameModule(documents.get('people') ?? {}));
  files.set('rules.ts', modules.ruleModule(rules, recordRules));
  files.set('questions.ts', modules.questionModule(questions));
  const read = (name: string): unknown => parse(readFileSync(join(ownRoot, `${name}.yaml`), 'utf8'));
  files.set(
    'population.ts',
    modules.populationModule((name) => read(`mocks/population/${name}`)),
  );
  files.set('computed-mutants.ts', modules.computedMutantModule(read('mocks/mutants/computed-mutants')));
  for (const [name, file] of Object.entries(writtenTables))
    files.set(`${name}.ts`, modules.tableModule(name, read(file)));
  const report = readFileSync(reportSchema, 'utf8');
  files.set('report.ts', await made('types-report', report, () => typesOfSchema(report)));
  return files;
}

/** Generated files that do not match the sources. Paths are relative to the root. */
export interface Stale {
  /** The expected text of each file. */
  readonly wanted: ReadonlyMap<string, string>;
  /** Files that are no longer generated. */
  readonly orphaned: readonly string[];
}

/** Written by the last step of `npm run generate`, which measures instead of reading the contract. */
export const measured = 'costs.ts';

/** Finds stale files in `generated/`, given the expected ones by file name, and the table of operations. Writes nothing. */
export function staleBeside(root: string, contract: Contract, files: ReadonlyMap<string, string>): Stale {
  const folder = join(root, 'generated');
  const present = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  const wanted = new Map(
    [...files]
      .filter(([name, text]) => present.get(name) !== text)
      .map(([name, text]) => [`generated/${name}`, text]),
  );
  const page = readFileSync(join(root, operationsPage), 'utf8');
  const renewed = withOperations(page, contract.operations, contract.drafts);
  if (page !== renewed) wanted.set(operationsPage, renewed);
  const orphaned = [...present.keys()]
    .filter((name) => !files.has(name) && name !== measured)
    .map((name) => `generated/${name}`);
  return { wanted, orphaned };
}

/** The page that contains the table of operations. */
export const operationsPage = 'spec/README.md';

const begin = '<!-- operations: written by `npm run generate` -->';
const end = '<!-- end of operations -->';

/** Returns the page with its table of operations rewritten. Throws if the markers around the table are missing. */
export function withOperations(
  readme: string,
  operations: readonly Operation[],
  drafts: readonly DraftOperation[],
): string {
  const [before, rest] = readme.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) {
    throw new Error(`${operationsPage}: the table of operations must stand between "${begin}" and "${end}"`);
  }
  return `${before}${begin}\n\n${tables(operations, drafts)}\n\n${end}${after}`;
}

function tables(operations: readonly Operation[], drafts: readonly DraftOperation[]): string {
  const owners = [...new Set([...operations, ...drafts].map((operation) => operation.interface))];
  return owners
    .map((id) => {
      const rows = [
        ...operations.filter((operation) => operation.interface === id).map(row),
        ...drafts.filter((draft) => draft.interface === id).map(draftRow),
      ];
      return `**${id}** (\`/${id}/v1\`)\n\n${table([['operation', 'request', 'role', 'stated behaviour'], ...rows])}`;
    })
    .join('\n\n');
}

/** Columns are padded as this project's formatter does it. */
function table([heading = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = heading.map((title, at) =>
    Math.max(...[title, ...rows.map((cells) => cells[at] ?? '')].map(width)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - width(cell))).join(' | ')} |`;
  return [line(heading), line(widths.map((wide) => '-'.repeat(wide))), ...rows.map(line)].join('\n');
}

const width = (text: string): number => [...text].length;

function row(operation: Operation): readonly string[] {
  const { id, method, path, basis, question, stated, section } = operation;
  const request = `\`${method} ${path}\`${answered(basis, question)}`;
  const behaviour = (stated ?? `Section ${section}.`).replaceAll('|', '\\|');
  return [`\`${id}\``, request, roleOf(operation), behaviour];
}

/** A draft is marked in the column for the stated behaviour: nothing is stated of it. */
function draftRow({ id, method, path, role, summary }: DraftOperation): readonly string[] {
  const behaviour = ['_draft_', summary.replaceAll('|', '\\|')].filter(Boolean).join(': ');
  return [`\`${id}\``, `\`${method} ${path}\``, role, behaviour];
}

function roleOf({ role, also, roleBasis, roleQuestion, admissionQuestion }: Operation): string {
  const others = also === undefined ? '' : also.replaceAll('-', ' ');
  const named = role === 'none' ? others || 'none' : [role, others].filter(Boolean).join(', ');
  return `${named}${answered(roleBasis, roleQuestion ?? admissionQuestion)}`;
}

/** An answer to a question is in italics and names the question, so that nothing assumed or confirmed looks stated. */
function answered(basis: Basis, question: string | undefined): string {
  return isAnswer(basis) ? ` _(${basis}: ${question})_` : '';
}
