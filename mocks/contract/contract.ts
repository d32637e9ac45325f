import { setImmediate as turn } from 'node:timers/promises';
import { operations as builtInOperations, type OperationId } from '../../generated/operations.js';
import type { Readings } from '../../generated/questions.js';
import { type Documents, interfaces, publishedDocuments } from '../../spec/contract/documents.js';
import { draftsOf, isDraft, type Place, placesIn } from '../../spec/contract/drafts.js';
import { operationsOf } from '../../spec/contract/operations.js';
import { validatorsOf } from '../../spec/contract/validators.js';
import { overlaidInFull } from '../../spec/overlay/in-full.js';
import { OverlayError } from '../../spec/overlay/overlay.js';
import type { JsonObject } from '../../spec/source/json.js';
import type { Contract, ServedOperation } from '../engine/contract.js';
import { MockOptionError } from '../options/option-values.js';
import { servedOf, wireNamesOf } from './served.js';

/** Returns the contract with an OpenAPI Overlay applied. Throws a MockOptionError that names the file and the problem. */
export async function overlaidContract(
  file: string,
  documents: Documents = publishedDocuments(),
): Promise<Contract> {
  try {
    const changed = overlaidInFull(file, documents);
    checkOurParameters(changed, documents);
    return await contractOf(changed);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const message = error instanceof OverlayError ? error.message : `${file}: ${error.message}`;
    throw new MockOptionError(message, { cause: error });
  }
}

/** Throws an error if the path of a known operation has other parameters than in our contract: its handler needs all of them. */
function checkOurParameters(documents: Documents, original: Documents): void {
  const known = new Map(placesOf(original).map((place) => [idOf(place), place]));
  for (const place of placesOf(documents)) {
    const ours = isDraft(place.operation) ? undefined : known.get(idOf(place));
    if (ours === undefined || parametersOf(place).join() === parametersOf(ours).join()) continue;
    const needed = parametersOf(ours).join(', ') || 'none';
    throw new Error(
      `the path "${place.path}" of ${idOf(place)} must have the parameters of ours and no other: ${needed}`,
    );
  }
}

const placesOf = (documents: Documents): readonly Place[] =>
  [...documents].flatMap(([id, document]) => placesIn(id, document));
const idOf = ({ operation }: Place): string => String(operation['operationId'] ?? '');
const parametersOf = ({ path }: Place): readonly string[] => (path.match(/\{\w+\}/g) ?? []).sort();

/** Returns the contract of bundled documents. Throws an error with the place of any problem. */
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

/** What determines the answers of a mock, apart from its state. */
export interface Terms {
  readonly contract: Contract;
  readonly readings: Partial<Readings>;
}
