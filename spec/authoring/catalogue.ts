import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { isObject, type Json, type JsonObject, mapObjects, objectAt, textAt, textsAt } from './json.js';
import type { Operation } from './operations.js';
import type { RecordShape } from './records.js';

export type Basis = 'stated' | 'derived' | 'assumed';

/** One checkable sentence of the specification. */
export interface Rule {
  id: string;
  section: string;
  basis: Basis;
  says: string;
  operations: string[];
  effect: string;
  question?: string;
  covers?: string[];
  unobservable?: string;
  /** `judge`: the mock keeps it, and the kit does not judge it yet. */
  awaits?: string;
}

/** One point that the specification leaves open, with every admissible answer. */
export interface Question {
  id: string;
  section: string;
  register?: string;
  asks: string;
  readings: Record<string, string>;
  default: string;
  /** Readings met in the field that step over a stated sentence, with the rules they break. */
  contradicts?: Record<string, string[]>;
  /** Interfaces whose answers have another form than the contract's under any other reading than the default. */
  reshapes?: string[];
}

const bases: readonly string[] = ['stated', 'derived', 'assumed'];
const effects = ['none', 'spend', 'write', 'destroy'];

/** Groups of operations that a rule may speak of as a whole, by the name that it writes after a plus sign. */
const groups: Record<string, (operation: Operation) => boolean> = {
  authenticated: ({ authenticated }) => authenticated,
  'customer-data': (operation) => isOfOrganization(operation) && operation.interface !== 'people',
  'stated-role': hasStatedRole,
  'stated-role-writes': (operation) => hasStatedRole(operation) && operation.method !== 'GET',
  'open-role': (operation) =>
    isOfOrganization(operation) && operation.roleBasis === 'assumed' && operation.role !== 'admin',
};

function isOfOrganization({ path }: Operation): boolean {
  return path.includes('{org_id}');
}

function hasStatedRole(operation: Operation): boolean {
  return isOfOrganization(operation) && operation.roleBasis === 'stated' && operation.role !== 'none';
}

function expanded(name: string, operations: readonly Operation[], where: string): string[] {
  if (!name.startsWith('+')) return [name];
  const belongs = groups[name.slice(1)];
  if (belongs === undefined) {
    throw new Error(`${where}: there is no group "${name}", only +${Object.keys(groups).join(', +')}`);
  }
  return operations.filter(belongs).map(({ id }) => id);
}

export function readRules(folder: string, operations: readonly Operation[]): Rule[] {
  return readEntries(folder).map(({ entry, where }) => {
    const basis = textAt(entry, 'basis', where);
    if (!bases.includes(basis)) throw new Error(`${where}: basis "${basis}" is none of ${bases.join(', ')}`);
    const effect = textAt(entry, 'effect', where);
    if (!effects.includes(effect))
      throw new Error(`${where}: effect "${effect}" is none of ${effects.join(', ')}`);
    const covers = textsAt(entry, 'covers', where);
    return {
      id: textAt(entry, 'id', where),
      section: textAt(entry, 'section', where),
      basis: basis as Basis,
      says: textAt(entry, 'says', where).replace(/\s+/g, ' '),
      operations: textsAt(entry, 'operations', where).flatMap((name) => expanded(name, operations, where)),
      effect,
      ...(basis === 'assumed' ? { question: textAt(entry, 'question', where) } : {}),
      ...(covers.length > 0 ? { covers } : {}),
      ...(entry['unobservable']
        ? { unobservable: textAt(entry, 'unobservable', where).replace(/\s+/g, ' ') }
        : {}),
      ...(entry['awaits'] ? { awaits: awaited(textAt(entry, 'awaits', where), where) } : {}),
    };
  });
}

function awaited(value: string, where: string): string {
  if (value === 'judge') return value;
  throw new Error(`${where}: awaits "${value}"; all that a rule can await is "judge"`);
}

export function readQuestions(folder: string): Question[] {
  return readEntries(folder).map(({ entry, where }) => {
    const readings: Record<string, string> = {};
    for (const [reading, meaning] of Object.entries(objectAt(entry, 'readings', where))) {
      readings[reading] = String(meaning).replace(/\s+/g, ' ').trim();
    }
    const standard = textAt(entry, 'default', where);
    if (!(standard in readings))
      throw new Error(`${where}: the default "${standard}" is not among its readings`);
    const reshapes = textsAt(entry, 'reshapes', where);
    const contradicts = isObject(entry['contradicts']) ? entry['contradicts'] : {};
    const broken = Object.fromEntries(
      Object.keys(contradicts).map((reading) => {
        if (!(reading in readings))
          throw new Error(`${where}: contradicts "${reading}", which is not a reading`);
        return [reading, textsAt(contradicts, reading, where)];
      }),
    );
    return {
      id: textAt(entry, 'id', where),
      section: textAt(entry, 'section', where),
      ...(entry['register'] ? { register: textAt(entry, 'register', where) } : {}),
      asks: textAt(entry, 'asks', where).replace(/\s+/g, ' '),
      readings,
      default: standard,
      ...(Object.keys(broken).length > 0 ? { contradicts: broken } : {}),
      ...(reshapes.length > 0 ? { reshapes } : {}),
    };
  });
}

const article: Record<string, string> = { object: 'an object', array: 'an array', integer: 'an integer' };

/** Type and enum rules are one mechanism: each property of each record of chapter 2 says one or two of them. */
export function recordRules(records: RecordShape[]): Rule[] {
  const described = records.filter((record) => record.id !== 'match');
  return described.flatMap((record) =>
    record.properties.flatMap((property) => {
      const common = {
        section: record.section,
        basis: 'stated' as const,
        operations: ['find'],
        effect: 'none',
      };
      const name = `\`${property.name}\``;
      const kind = property.date ? 'a date string' : (article[property.type] ?? `a ${property.type}`);
      const rules: Rule[] = [
        {
          id: `${record.id}.${property.name}-type`,
          ...common,
          says: `${name} of a ${record.schema} is ${kind}.`,
        },
      ];
      if (property.values) {
        rules.push({
          id: `${record.id}.${property.name.replaceAll('_', '-')}-enum`,
          ...common,
          says: `${name} of a ${record.schema} is exactly one of ${property.values.join(' | ')}.`,
        });
      }
      return rules;
    }),
  );
}

const roles = ['viewer', 'editor', 'admin'];

/**
 * The role matrix is one mechanism, too: an operation with a stated role refuses those below it and admits whoever
 * holds it (section 5 rule 5). Ids are those of the operation, as in \`role.ListApiKeys.viewer-denied\`.
 */
export function roleRules(operations: readonly Operation[]): Rule[] {
  return operations.flatMap(({ id, method, role, roleBasis, section }) => {
    const rank = roles.indexOf(role);
    if (roleBasis !== 'stated' || rank < 0) return [];
    const name = `${id[0]?.toUpperCase()}${id.slice(1)}`;
    const common = {
      section: `${section}, 5 rule 5`,
      basis: 'stated' as const,
      operations: [id],
      effect: method === 'GET' ? 'none' : 'write',
    };
    const denied = roles.slice(0, rank).map((lower) => ({
      id: `role.${name}.${lower}-denied`,
      ...common,
      says: `\`${id}\` requires the role ${role}: a caller with the role ${lower} is refused.`,
    }));
    const admitted = {
      id: `role.${name}.${role}-ok`,
      ...common,
      says: `\`${id}\` succeeds for a caller who holds the role ${role} on the organization.`,
    };
    return [...denied, admitted];
  });
}

/** Fails with the place where two parts of the catalogue do not fit each other. */
export function checkCatalogue(rules: Rule[], questions: Question[], operations: readonly string[]): void {
  const unique = (kind: string, ids: string[]) => {
    const twice = ids.find((id, index) => ids.indexOf(id) !== index);
    if (twice) throw new Error(`${kind} "${twice}" is described twice`);
  };
  unique(
    'rule',
    rules.map((rule) => rule.id),
  );
  unique(
    'question',
    questions.map((question) => question.id),
  );
  const questionIds = new Set(questions.map((question) => question.id));
  const ruleIds = new Set(rules.map((rule) => rule.id));
  for (const rule of rules) {
    if (rule.question && !questionIds.has(rule.question)) {
      throw new Error(`rule ${rule.id} rests on question "${rule.question}", which does not exist`);
    }
    const unknown = rule.operations.find((operation) => !operations.includes(operation));
    if (unknown) throw new Error(`rule ${rule.id} speaks of operation "${unknown}", which does not exist`);
  }
  for (const question of questions) {
    for (const [reading, broken] of Object.entries(question.contradicts ?? {})) {
      const unknown = broken.find((id) => !ruleIds.has(id));
      if (unknown)
        throw new Error(`question ${question.id}: ${reading} contradicts "${unknown}", which is no rule`);
    }
  }
}

/** Fails where a contract document rests an assumed detail on a question that does not exist. */
export function checkQuestionsOf(file: string, document: JsonObject, questions: Question[]): void {
  const known = new Set(questions.map((question) => question.id));
  mapObjects(document, (object) => {
    const named = isObject(object['x-assumed-keywords']) ? Object.values(object['x-assumed-keywords']) : [];
    for (const id of [object['x-question'], ...named]) {
      if (id !== undefined && !known.has(String(id)))
        throw new Error(`${file}: question "${id}" does not exist`);
    }
    if (object['x-basis'] === 'assumed' && object['x-question'] === undefined) {
      throw new Error(
        `${file}: an assumed detail names no question: ${JSON.stringify(object).slice(0, 120)}`,
      );
    }
    return object;
  });
}

function readEntries(folder: string): { entry: JsonObject; where: string }[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .sort();
  return files.flatMap((file) => {
    const list: Json = parse(readFileSync(join(folder, file), 'utf8')) ?? [];
    if (!Array.isArray(list)) throw new Error(`${file} must hold a list`);
    return list.map((entry, index) => {
      if (!isObject(entry)) throw new Error(`${file}: entry ${index + 1} must be an object`);
      return { entry, where: `${file} ${String(entry['id'] ?? `entry ${index + 1}`)}` };
    });
  });
}
