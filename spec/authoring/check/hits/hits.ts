import type { Rule } from '../../../catalogue/rules.js';
import type { Contract } from '../../../reading/contract.js';
import { isObject, type Json, resolved } from '../../../source/json.js';
import { valueAt } from '../../../source/tree.js';
import type { Change } from '../changes/change.js';
import type { CodeIndex } from '../code-index.js';
import type { Proofs } from '../steps/proofs.js';

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

/**
 * Returns the generated types that change for clients: those of the operations and of every schema that contains the changed one.
 */
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

/**
 * Returns the rules that a change affects: those it is about; those of its operations that name the changed member; or all rules
 * of its operations if it is about whole operations.
 */
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
    : ['conformance/checks/exchanges/record-types.ts'];
}

function questionsOf({ question, after, before }: Change, rules: readonly Rule[]): readonly string[] {
  const own = question === undefined ? [] : [question];
  const ofRules = rules.flatMap((rule) => (rule.question === undefined ? [] : [rule.question]));
  const inDetail = [before, after].flatMap((value) =>
    typeof value === 'object' && value !== null && 'x-question' in value ? [String(value['x-question'])] : [],
  );
  return [...new Set([...own, ...ofRules, ...inDetail])];
}
