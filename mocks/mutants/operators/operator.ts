import type { QuestionId } from '../../../generated/questions.js';
import type { AnyCall, Hooks } from '../../engine/handler.js';
import { isObject, type Json } from '../../state/json.js';
import type { Facts, Sent } from './facts.js';

export interface Fault {
  /** The part of the operation: a parameter, a member or another operation. Undefined if it is the whole operation. */
  readonly place?: string;
  readonly mutation: string;
  readonly hooks: Hooks;
  /** The question under which the form of its place is assumed. */
  readonly question?: QuestionId | undefined;
}

/** Derives the mutants of one operation that have one kind of fault; none if it cannot have it. */
export type Operator = (facts: Facts) => readonly Fault[];
export type Operators = Readonly<Record<string, Operator>>;

export function fault(
  says: string,
  hooks: (facts: Facts) => Hooks,
  applies: (facts: Facts) => boolean = () => true,
): Operator {
  return (facts) => (applies(facts) ? [{ mutation: `${facts.id}: ${says}.`, hooks: hooks(facts) }] : []);
}

/** The same fault at several places of an operation. */
export function faultAt<P extends { readonly place: string }>(
  places: (facts: Facts) => readonly P[],
  says: string,
  hooks: (facts: Facts, place: P) => Hooks,
): Operator {
  return (facts) =>
    places(facts).map((each) => ({
      place: each.place,
      mutation: `${facts.id}, ${each.place}: ${says}.`,
      hooks: hooks(facts, each),
    }));
}

/** Makes an operator of each row of a table. */
export function operatorsOf<Row>(
  prefix: string,
  rows: Readonly<Record<string, Row>>,
  operator: (row: Row, name: string) => Operator,
): Operators {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [`${prefix}${name}`, operator(row, name)]),
  );
}

/** Returns a copy with the value at a path changed. `*` stands for each element of an array; undefined removes the value. */
export function changeAt(
  value: Json,
  path: readonly string[],
  change: (value: Json) => Json | undefined,
): Json | undefined {
  const [name, ...rest] = path;
  if (name === undefined) return change(value);
  if (name === '*') {
    if (!Array.isArray(value)) return value;
    return value.flatMap((each: Json) => {
      const changed = changeAt(each, rest, change);
      return changed === undefined ? [] : [changed];
    });
  }
  const before = isObject(value) ? value[name] : undefined;
  if (!isObject(value) || before === undefined) return value;
  const after = changeAt(before, rest, change);
  const { [name]: _, ...others } = value;
  return after === undefined ? others : { ...value, [name]: after };
}

/** Returns a call with a parameter or a member of its body changed; undefined removes it. */
export function changedCall(
  call: AnyCall,
  { in: where, path }: Pick<Sent, 'in' | 'path'>,
  change: (value: Json) => Json | undefined,
): AnyCall {
  return { ...call, [where]: changeAt(call[where], path, change) ?? null };
}
