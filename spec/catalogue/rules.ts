import type { Operation } from '../contract/operations.js';
import { type Effect, effects } from '../contract/resources.js';
import { isBinding, type RuleBasis, ruleBases } from '../source/basis.js';
import { type Entry, type Fields, fieldsOf, type Reporting } from './entries.js';

/** A checkable sentence of the specification. */
export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly basis: RuleBasis;
  readonly says: string;
  /** The sentence of the specification that it is based on. */
  readonly quote?: string;
  readonly operations: readonly string[];
  readonly effect: Effect;
  /** The question whose answer by the service a confirmed rule is. */
  readonly question?: string;
  readonly covers?: readonly string[];
  readonly unobservable?: string;
}

/** Operations that a rule may name, and drafts, which it may not name yet. */
interface KnownOperations {
  readonly operations: readonly Operation[];
  readonly drafts: readonly { readonly id: string }[];
}

/** Groups of operations that a rule may name as a whole, with a plus sign before the name. */
const groups: Readonly<Record<string, (operation: Operation) => boolean>> = {
  authenticated: ({ authenticated }) => authenticated,
  organization: isOfOrganization,
  'customer-data': (operation) => isOfOrganization(operation) && operation.interface !== 'people',
  'stated-role': hasStatedRole,
  'stated-role-writes': (operation) => hasStatedRole(operation) && operation.method !== 'GET',
  'open-role': (operation) =>
    isOfOrganization(operation) && operation.roleBasis === 'assumed' && operation.role !== 'admin',
};

/** Reads the hand-written rules, in the order of the files. Reports invalid ones. */
export function readRules(
  entries: readonly Entry[],
  known: KnownOperations,
  reporting: Reporting,
): readonly Rule[] {
  return entries.map((entry) => {
    const fields = fieldsOf(entry, reporting);
    const has = (key: string) => entry.value[key] !== undefined;
    const given = fields.oneOf('basis', ruleBases);
    const basis = given ?? 'stated';
    const covers = fields.texts('covers');
    if (given !== undefined && given !== 'confirmed' && !has('quote')) {
      const todo = 'quote its words from spec/specification.yaml; what no sentence carries is a question';
      fields.wrong('quote', `it is ${given}, and quotes no sentence of the specification`, todo);
    }
    return {
      id: fields.text('id'),
      section: fields.text('section'),
      basis,
      says: fields.line('says'),
      ...(has('quote') ? { quote: fields.line('quote') } : {}),
      operations: fields.texts('operations').flatMap((name) => expanded(name, known, fields)),
      effect: fields.oneOf('effect', effects) ?? 'none',
      ...(basis === 'confirmed' ? { question: fields.text('question') } : {}),
      ...(covers.length > 0 ? { covers } : {}),
      ...(has('unobservable') ? { unobservable: fields.line('unobservable') } : {}),
    };
  });
}

function isOfOrganization({ path }: Operation): boolean {
  return path.includes('{org_id}');
}

function hasStatedRole(operation: Operation): boolean {
  return isOfOrganization(operation) && isBinding(operation.roleBasis) && operation.role !== 'none';
}

function expanded(name: string, { operations, drafts }: KnownOperations, fields: Fields): readonly string[] {
  const wrong = (says: string, todo: string) => fields.wrong('operations', says, todo);
  if (!name.startsWith('+')) {
    if (drafts.some(({ id }) => id === name)) {
      wrong(`operation "${name}" is a draft: nobody judges it`, 'wait until it is no longer a draft');
    } else if (!operations.some(({ id }) => id === name)) {
      wrong(`operation "${name}" does not exist`, 'name an operationId of the contract');
    }
    return [name];
  }
  const belongs = groups[name.slice(1)];
  if (belongs === undefined) {
    wrong(`there is no group "${name}"`, `only +${Object.keys(groups).join(', +')}`);
    return [];
  }
  return operations.filter(belongs).map(({ id }) => id);
}
