import type { ValidateFunction } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { isObject, type Json, type JsonObject, mapObjects, objectAt } from '../source/json.js';
import type { DocumentId } from './documents.js';
import { withoutDrafts } from './drafts.js';
import { querySchemas } from './operations.js';

type GivenDocuments = Iterable<readonly [DocumentId, JsonObject]>;

/** Compiles schemas of the given documents, all if none is named, to a module that needs no compiler at run time. */
export function compileValidators(
  documents: GivenDocuments,
  named?: string,
): { code: string; names: readonly string[] } {
  const { ajv, references } = compilerOf(documents, { source: true, esm: true, lines: true });
  const standalone: (ajv: Ajv2020, references: Record<string, string>) => string = standaloneCode.default;
  // The ESM output still requires ajv's run-time parts.
  const banner =
    "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";
  const names = Object.keys(references).filter((name) => named === undefined || name === named);
  const wanted = Object.fromEntries(names.map((name) => [name, references[name] ?? '']));
  return { code: banner + standalone(ajv, wanted), names };
}

/** Returns validators for the schemas of the given documents, each compiled on first use. */
export function validatorsOf(documents: GivenDocuments): (schema: string) => ValidateFunction | undefined {
  const { ajv, references } = compilerOf(documents, {});
  return (schema) => {
    const reference = references[schema];
    return reference === undefined ? undefined : ajv.getSchema(reference);
  };
}

/** Creates a compiler with all schemas of the documents, and the reference of each schema. */
function compilerOf(
  documents: GivenDocuments,
  code: { source?: boolean; esm?: boolean; lines?: boolean },
): { ajv: Ajv2020; references: Record<string, string> } {
  const definitions = definitionsOf(documents);
  // `strictRequired` and `strictTypes` would reject the partial schemas inside if/then/else.
  const ajv = new Ajv2020({
    code,
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example', ...provenance]);
  ajv.addSchema({ $id: 'contract', $defs: definitions });
  const names = Object.keys(definitions).sort();
  return { ajv, references: Object.fromEntries(names.map((name) => [name, `contract#/$defs/${name}`])) };
}

/** Returns the schemas of all documents by name, without internal keywords and descriptions. */
export function definitionsOf(documents: GivenDocuments): JsonObject {
  const definitions: Record<string, Json> = {};
  for (const [id, given] of documents) {
    const document = withoutDrafts(given);
    const schemas = objectAt(objectAt(document, 'components', id), 'schemas', id);
    for (const [name, schema] of Object.entries({ ...schemas, ...querySchemas(id, document) })) {
      const known = definitions[name];
      // Documents share records and errors. Any other schema with the same name would silently replace the first.
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new Error(`spec/${id}.yaml: schema "${name}" differs from another document's: rename one`);
      }
      definitions[name] = schema;
    }
  }
  const moved = mapObjects(definitions, (object) => {
    const kept = Object.entries(object).filter(([key, value]) => !isSaid(key, value));
    const result: Record<string, Json> = Object.fromEntries(kept);
    if (typeof result['$ref'] === 'string') {
      result['$ref'] = result['$ref'].replace('#/components/schemas/', '#/$defs/');
    }
    return result;
  });
  if (!isObject(moved)) throw new Error('the schemas of the contract do not form an object');
  return moved;
}

/** The keywords needed in validation errors: they show which questions a violated schema answers. */
const provenance: readonly string[] = ['x-question', 'x-assumed-keywords'];

/** Matches internal keywords and descriptions. A member may be called `description` or `title`, too. */
const isSaid = (key: string, value: Json): boolean =>
  (key.startsWith('x-') && !provenance.includes(key)) ||
  (typeof value === 'string' && (key === 'description' || key === 'title'));
