import type { Contract } from '../../../contract/contract.js';
import { isArray, isObject, type Json } from '../../../contract/json.js';
import type { Change } from '../changes/change.js';

/** The generated types that a client sees change: of the operations, and of every schema that holds the one it is about. */
export function typesOf(
  { operations, schema, document, rules, question }: Change,
  contract: Contract,
): readonly string[] {
  if (rules.length > 0) return ['RuleId'];
  if (question !== undefined) return ['Readings', 'QuestionId'];
  const schemas = schema === undefined ? [] : holders(schema, contract, document);
  return [
    ...schemas.map((name) => `components["schemas"]["${name}"]`),
    ...operations.map((id) => `operations["${id}"]`),
  ];
}

/** A schema and every other one that refers to it, however far away. */
function holders(schema: string, { documents }: Contract, id: Change['document']): string[] {
  const document = id === undefined ? undefined : documents.get(id);
  const components = isObject(document?.['components']) ? document['components'] : {};
  const schemas = Object.entries(isObject(components['schemas']) ? components['schemas'] : {});
  const found = new Set([schema]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [name, definition] of schemas) {
      if (referred(definition).some((other) => found.has(other))) found.add(name);
    }
  }
  return [...found];
}

function referred(value: Json): string[] {
  if (isArray(value)) return value.flatMap(referred);
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  const own = typeof reference === 'string' ? [reference.replace('#/components/schemas/', '')] : [];
  return [...own, ...Object.values(value).flatMap(referred)];
}
