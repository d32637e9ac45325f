import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rule } from '../../catalogue/rules.js';
import type { Contract } from '../../reading/contract.js';
import { isObject, type Json, resolved } from '../../source/json.js';
import { valueAt } from '../../source/tree.js';
import type { Change } from './changes/change.js';
import type { Proofs } from './proofs.js';

/** Returns the examples of the affected operations; for a change of a member, only those that have it. */
function examplesOf({ operations, member }: Change, contract: Contract): readonly string[] {
  return contract.operations
    .filter(({ id }) => operations.includes(id))
    .flatMap(({ id, interface: owner, method, path }) => {
      const document = contract.documents.get(owner) ?? {};
      const operation = valueAt(document, ['paths', path, method.toLowerCase()]);
      const bodies = [
        ['request', valueAt(operation, ['requestBody'])] as const,
        ...entriesOf(valueAt(operation, ['responses'])),
      ];
      return bodies.flatMap(([name, body]) =>
        entriesOf(valueAt(resolved(document, body), ['content'])).flatMap(([, media]) =>
          entriesOf(valueAt(media, ['examples']))
            .filter(([, example]) => member === undefined || JSON.stringify(example).includes(`"${member}":`))
            .map(([example]) => `${id} ${name} ${example}`),
        ),
      );
    });
}

const entriesOf = (value: Json | undefined): [string, Json][] =>
  isObject(value) ? Object.entries(value) : [];

/** The generated types that change for clients: those of the operations and of every schema with the changed one in it. */
function typesOf(
  { operations, schema, document, rules, subject }: Change,
  contract: Contract,
): readonly string[] {
  if (rules.length > 0) return ['RuleId'];
  if (subject === 'question') return ['Readings', 'QuestionId'];
  const schemas = schema === undefined ? [] : holders(schema, contract, document);
  return [...schemas, ...operations.map((id) => `operations["${id}"]`)];
}

/** Returns a schema or response, and every schema that refers to it directly or indirectly. */
function holders(name: string, { documents }: Contract, id: Change['document']): string[] {
  const components = entriesOf(id && valueAt(documents.get(id), ['components']));
  const own = components.flatMap(([kind, group]) =>
    valueAt(group, [name]) === undefined ? [] : [`components["${kind}"]["${name}"]`],
  );
  const schemas = entriesOf(components.find(([kind]) => kind === 'schemas')?.[1]);
  const found = new Set([name]);
  for (const each of found) {
    const reference = JSON.stringify(`#/components/schemas/${each}`);
    for (const [holder, schema] of schemas) if (JSON.stringify(schema).includes(reference)) found.add(holder);
  }
  found.delete(name);
  return [...own, ...[...found].map((holder) => `components["schemas"]["${holder}"]`)];
}

/** An affected item by its id, and the files that contain it. */
export interface Hit {
  readonly id: string;
  readonly files: readonly string[];
}

/** What a change affects. */
export interface Hits {
  /** Handlers of the mock, by operation. */
  readonly handlers: readonly Hit[];
  /** Rules and the files that judge them. */
  readonly judges: readonly Hit[];
  /** Mutants that break one of these rules. */
  readonly mutants: readonly Hit[];
  /** Questions and the probes that put them to a target. */
  readonly probes: readonly Hit[];
  /** Examples of the contract, such as `find request batch`. */
  readonly examples: readonly string[];
  /** Types of generated clients, such as `components["schemas"]["FindRequest"]`. */
  readonly types: readonly string[];
}

/** The input of `hitsOf`. */
export interface Surroundings {
  readonly contract: Contract;
  readonly code: CodeIndex;
  readonly proofs: Proofs;
}

/** Returns what a change affects. */
export function hitsOf(change: Change, { contract, code, proofs }: Surroundings): Hits {
  const rules = rulesOf(change, contract.rules);
  const ids = new Set(rules.map(({ id }) => id));
  const questions = questionsOf(change, rules);
  return {
    handlers: handlersOf(change, contract, code),
    judges: rules.map(({ id }) => ({ id, files: judgeFiles(id, code) })),
    mutants: proofs.mutants
      .filter(({ breaks }) => ids.has(breaks))
      .map(({ id }) => ({ id, files: code.filesWith(id, 'mocks/mutants') })),
    probes: questions.flatMap((id) => {
      const files = code.filesWith(id, 'conformance/probes');
      return files.length > 0 ? [{ id, files }] : [];
    }),
    examples: examplesOf(change, contract),
    types: typesOf(change, contract),
  };
}

/** The rules that a change affects: those it is about, or those of its operations, if they name the changed member. */
export function rulesOf(change: Change, rules: readonly Rule[]): readonly Rule[] {
  if (change.rules.length > 0) return rules.filter(({ id }) => change.rules.includes(id));
  if (change.question !== undefined) return rules.filter(({ question }) => question === change.question);
  const atOperation = rules.filter(({ operations }) =>
    operations.some((id) => change.operations.includes(id)),
  );
  if (change.what.startsWith('operation: x-role'))
    return atOperation.filter(({ id }) => id.startsWith('role.'));
  const { member } = change;
  return member === undefined ? atOperation : atOperation.filter((rule) => names(rule, member));
}

function names({ id, says }: Rule, member: string): boolean {
  const word = new RegExp(`(^|[^\\w])${member.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}($|[^\\w])`, 'i');
  return word.test(says) || word.test(id) || id.includes(`${member.replaceAll('_', '-')}-`);
}

/** Handlers are found by the operation in their type. A rule or a question affects the files that contain its id. */
function handlersOf(change: Change, { operations }: Contract, code: CodeIndex): Hit[] {
  if (change.subject === 'question' && change.question !== undefined) {
    const files = code
      .filesWith(change.question, 'mocks')
      .filter((file) => !file.startsWith('mocks/mutants/'));
    return files.length > 0 ? [{ id: change.question, files }] : [];
  }
  return operations
    .filter(({ id }) => change.operations.includes(id))
    .flatMap(({ id, interface: owner }) => {
      const files = code.filesWith(id, `mocks/${owner}`).filter((file) => code.handles(file, id));
      return files.length > 0 ? [{ id, files }] : [];
    });
}

/** Rules of records and of roles have one judge each, which computes their ids. */
function judgeFiles(id: string, code: CodeIndex): readonly string[] {
  const named = code.filesWith(id, 'conformance');
  if (named.length > 0) return named;
  return id.startsWith('role.')
    ? ['conformance/checks/kinds/roles']
    : ['conformance/checks/exchanges/records.ts'];
}

function questionsOf({ question, after, before }: Change, rules: readonly Rule[]): readonly string[] {
  const own = question === undefined ? [] : [question];
  const ofRules = rules.flatMap((rule) => (rule.question === undefined ? [] : [rule.question]));
  const inDetail = [before, after].flatMap((value) =>
    typeof value === 'object' && value !== null && 'x-question' in value ? [String(value['x-question'])] : [],
  );
  return [...new Set([...own, ...ofRules, ...inDetail])];
}

/** Finds ids of the contract in the code and in the tables that are written as YAML, except in tests. */
export interface CodeIndex {
  /** Files below a folder that contain this text as a literal, such as `mocks/people/find.ts`. */
  filesWith(literal: string, folder: string): readonly string[];
  /** Whether a file contains the handler of an operation. */
  handles(file: string, operation: string): boolean;
  /** Whether a file below a folder contains this word at all. */
  mentions(word: string, folder: string): boolean;
}

const inQuotes = /'([\w.:~+-]+)'/g;
const inYaml = /([\w.~+-]+)/g;

/** Indexes the code below these folders of a project once. */
export function codeIndex(root: string, folders: readonly string[]): CodeIndex {
  const byLiteral = new Map<string, Set<string>>();
  const words = new Map<string, Set<string>>();
  const handled = new Set<string>();
  for (const folder of folders) {
    const known = new Set<string>();
    words.set(folder, known);
    for (const file of codeIn(root, folder)) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, literal = ''] of text.matchAll(file.endsWith('.ts') ? inQuotes : inYaml)) {
        const files = byLiteral.get(literal) ?? new Set();
        byLiteral.set(literal, files.add(file));
      }
      for (const [, operation] of text.matchAll(/\b(?:Handler|changing)<'(\w+)'>/g))
        handled.add(`${file} ${operation}`);
      for (const [word] of text.matchAll(/[\w-]+/g)) known.add(word);
    }
  }
  return {
    filesWith: (literal, folder) =>
      [...(byLiteral.get(literal) ?? [])].filter((file) => file.startsWith(`${folder}/`)),
    handles: (file, operation) => handled.has(`${file} ${operation}`),
    mentions: (word, folder) => words.get(folder)?.has(word) ?? false,
  };
}

function codeIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!.*\.test\.).*\.ts$|^(?!mutants)[^.]*\.yaml$/.test(file))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .sort();
}

/** Returns what to do about a change: first what undoes the harm, then the follow-up work. */
export function advice(change: Change, hits: Hits): string {
  if (change.subject === 'rule') return ofRule(change, hits);
  if (change.subject === 'question') return ofQuestion(change);
  if (change.rating === 'documentation') return 'nothing, but read the examples and the reference once more';
  const after = [
    'npm run generate',
    ...(hits.handlers.length > 0 ? [`see ${files(hits.handlers)}`] : []),
    ...(hits.judges.length > 0 ? [`the judges of ${ids(hits.judges)}`] : []),
  ].join(', then ');
  return change.rating === 'breaking'
    ? `take it back, or release it as breaking and tell clients; ${after}`
    : after;
}

function ofRule({ before, after, what }: Change, { judges, mutants }: Hits): string {
  if (after === undefined && !what.includes(':')) {
    return `put it back, or take away what judged it (${files(judges)}) and what broke it (${mutantFiles(mutants)})`;
  }
  if (before === undefined && !what.includes(':')) {
    return 'write its judge in conformance/ and a mutant in mocks/mutants/: neither compiles nor passes before';
  }
  return `compare with its judge (${files(judges)}) and its mutant (${mutantFiles(mutants)})`;
}

function ofQuestion({ rating, what }: Change): string {
  if (what.endsWith(': resolved'))
    return 'npm run generate, then npm test: what is confirmed binds from now on';
  if (what.endsWith(': default')) {
    return 'npm run generate; tests that count on the former default fail, and integrators want to be told';
  }
  return rating === 'breaking'
    ? 'put it back, or tell those whose profiles name it'
    : 'npm run generate; a new reading has to be shown by the mock';
}

const shown = 3;

const ids = (hits: readonly Hit[]): string => listed(hits.map(({ id }) => id));

const files = (hits: readonly Hit[]): string =>
  listed([...new Set(hits.flatMap((hit) => hit.files))]) || 'none';

/** Some mutants are generated from tables: no file contains their ids. */
const mutantFiles = (hits: readonly Hit[]): string =>
  hits.length > 0 && hits.every((hit) => hit.files.length === 0) ? 'mocks/mutants' : files(hits);

/** Returns the first few names and the number of the others. */
export function listed(names: readonly string[]): string {
  const more = names.length - shown;
  return more > 0 ? `${names.slice(0, shown).join(', ')} and ${more} more` : names.join(', ');
}
