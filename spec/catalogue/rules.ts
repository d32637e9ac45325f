import { textAt, textsAt } from '../contract/json.js';
import type { Operation } from '../contract/operations.js';
import { readEntries } from './entries.js';

/**
 * Where a rule comes from: the document says it, it follows from what the document says, it is our answer to an open
 * question, or it was learned from the service itself.
 */
export const bases = ['stated', 'derived', 'assumed', 'confirmed'] as const;
export type Basis = (typeof bases)[number];

const effects = ['none', 'spend', 'write', 'destroy'] as const;

/** One checkable sentence of the specification. */
export interface Rule {
  readonly id: string;
  readonly section: string;
  readonly basis: Basis;
  readonly says: string;
  readonly operations: readonly string[];
  readonly effect: (typeof effects)[number];
  /** The open question that an assumed or confirmed rule answers. */
  readonly question?: string;
  /** The readings of the question under which an assumed or confirmed rule holds. */
  readonly readings?: readonly string[];
  readonly covers?: readonly string[];
  readonly unobservable?: string;
  /** `judge`: the mock keeps it, and the kit does not judge it yet. */
  readonly awaits?: string;
}

/** Groups of operations that a rule may speak of as a whole, by the name that it writes after a plus sign. */
const groups: Readonly<Record<string, (operation: Operation) => boolean>> = {
  authenticated: ({ authenticated }) => authenticated,
  'customer-data': (operation) => isOfOrganization(operation) && operation.interface !== 'people',
  'stated-role': hasStatedRole,
  'stated-role-writes': (operation) => hasStatedRole(operation) && operation.method !== 'GET',
  'open-role': (operation) =>
    isOfOrganization(operation) && operation.roleBasis === 'assumed' && operation.role !== 'admin',
};

/** The rules that are written by hand, in the order of the files. Throws with the place of the first wrong one. */
export function readRules(folder: string, operations: readonly Operation[]): readonly Rule[] {
  return readEntries(folder).map(({ entry, where }) => {
    const basis = oneOf(bases, textAt(entry, 'basis', where), `${where}: basis`);
    const effect = oneOf(effects, textAt(entry, 'effect', where), `${where}: effect`);
    const covers = textsAt(entry, 'covers', where);
    const readings = textsAt(entry, 'readings', where);
    return {
      id: textAt(entry, 'id', where),
      section: textAt(entry, 'section', where),
      basis,
      says: textAt(entry, 'says', where).replace(/\s+/g, ' '),
      operations: textsAt(entry, 'operations', where).flatMap((name) => expanded(name, operations, where)),
      effect,
      ...(isAnswer(basis) ? { question: textAt(entry, 'question', where) } : {}),
      ...(readings.length > 0 ? { readings } : {}),
      ...(covers.length > 0 ? { covers } : {}),
      ...(entry['unobservable']
        ? { unobservable: textAt(entry, 'unobservable', where).replace(/\s+/g, ' ') }
        : {}),
      ...(entry['awaits']
        ? { awaits: oneOf(['judge'], textAt(entry, 'awaits', where), `${where}: awaits`) }
        : {}),
    };
  });
}

/** Whether what has this basis answers an open question. */
export const isAnswer = (basis: Basis): boolean => basis === 'assumed' || basis === 'confirmed';

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

function oneOf<T extends string>(known: readonly T[], value: string, what: string): T {
  const found = known.find((each) => each === value);
  if (found === undefined) throw new Error(`${what} "${value}" is none of ${known.join(', ')}`);
  return found;
}
