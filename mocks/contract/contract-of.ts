import { setImmediate as turn } from 'node:timers/promises';
import { operations as builtInOperations, type OperationId } from '../../generated/operations.js';
import { type Documents, interfaces } from '../../spec/contract/documents.js';
import { draftsOf } from '../../spec/contract/drafts.js';
import { operationsOf } from '../../spec/contract/operations.js';
import { placesIn } from '../../spec/contract/places.js';
import { validatorsOf } from '../../spec/contract/validators.js';
import type { JsonObject } from '../../spec/source/json.js';
import type { Contract, ServedOperation } from '../engine/contract.js';
import { servedOf } from './served.js';
import { wireNamesOf } from './wire-names-of.js';

/**
 * Returns the contract of bundled documents. Throws an error with the place of any problem: an operation that is incomplete, an
 * operation that has no handler and is not marked as a draft, or a schema that does not compile.
 */
export async function contractOf(documents: Documents): Promise<Contract> {
  const served = interfaces.flatMap((id) => servedIn(documents.get(id) ?? {}, id));
  const drafts = interfaces.flatMap((id) => draftsOf(id, documents.get(id) ?? {}));
  const validatorOf = validatorsOf(documents);
  for (const schema of schemasOf(served)) {
    compile(schema, validatorOf);
    // Compiling all of them takes half a second, during which a running mock must answer.
    await turn();
  }
  return {
    operations: served,
    drafts,
    validators: async () => validatorOf,
    documents: () => documents,
  };
}

function servedIn(document: JsonObject, id: (typeof interfaces)[number]): readonly ServedOperation[] {
  const places = new Map(placesIn(id, document).map((place) => [place.operation['operationId'], place]));
  return operationsOf(id, document).map((operation) => {
    const { method, path } = operation;
    if (!isServed(operation.id)) {
      throw new Error(
        `spec/${id}.yaml ${method} ${path}: there is no handler for ${operation.id}: mark it \`x-lifecycle: draft\` until it has one`,
      );
    }
    const names = wireNamesOf(document, places.get(operation.id)?.operation ?? {});
    return servedOf(operation, operation.id, id, names);
  });
}

function compile(schema: string, validatorOf: (schema: string) => unknown): void {
  try {
    validatorOf(schema);
  } catch (error) {
    throw new Error(`schema ${schema}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

function schemasOf(operations: readonly ServedOperation[]): ReadonlySet<string> {
  return new Set(
    operations.flatMap(({ requests, responses, query }) => [
      ...Object.values(requests),
      ...Object.values(responses),
      ...(query === undefined ? [] : [query.schema]),
    ]),
  );
}

/** Every built-in operation has a handler: it would not compile otherwise. */
function isServed(id: string): id is OperationId {
  return Object.hasOwn(builtInOperations, id);
}
