import type { Contract } from '../../../reading/contract.js';
import { isArray, isObject, type Json } from '../../../source/json.js';
import type { Change } from '../changes/change.js';

/**
 * Returns the generated types that change for clients: those of the operations and of every schema that contains the changed one.
 */
export function typesOf(
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
  const document = id === undefined ? undefined : documents.get(id);
  const components = isObject(document?.['components']) ? document['components'] : {};
  const kinds = Object.keys(components).filter((kind) => {
    const group = components[kind];
    return isObject(group) && Object.hasOwn(group, name);
  });
  const schemas = Object.entries(isObject(components['schemas']) ? components['schemas'] : {});
  const found = new Set([name]);
  for (let before = 0; before < found.size; ) {
    before = found.size;
    for (const [holder, definition] of schemas) {
      if (referred(definition).some((other) => found.has(other))) found.add(holder);
    }
  }
  found.delete(name);
  return [
    ...kinds.map((kind) => `components["${kind}"]["${name}"]`),
    ...[...found].map((holder) => `components["schemas"]["${holder}"]`),
  ];
}

function referred(value: Json): string[] {
  if (isArray(value)) return value.flatMap(referred);
  if (!isObject(value)) return [];
  const reference = value['$ref'];
  const own = typeof reference === 'string' ? [reference.replace('#/components/schemas/', '')] : [];
  return [...own, ...Object.values(value).flatMap(referred)];
}
