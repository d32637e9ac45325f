import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import type { DocumentId } from './bundle.js';
import { isObject, type JsonObject, mapObjects, objectAt } from './json.js';
import { querySchemas } from './operations.js';

const require = createRequire(import.meta.url);

/** Compiles every schema of the given documents once, to a module that needs no compiler at run time. */
export function compileValidators(documents: readonly (readonly [DocumentId, JsonObject])[]): {
  code: string;
  names: string[];
} {
  const definitions: JsonObject = {};
  for (const [id, document] of documents) {
    const schemas = objectAt(objectAt(document, 'components', id), 'schemas', id);
    for (const [name, schema] of Object.entries({ ...schemas, ...querySchemas(id, document) })) {
      const known = definitions[name];
      // Documents share records and errors; anything else under one name would silently replace the other.
      if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) {
        throw new Error(`spec/${id}.yaml: schema "${name}" differs from another document's: rename one`);
      }
      definitions[name] = schema;
    }
  }
  const moved = mapObjects(definitions, (object) => {
    const kept = Object.entries(object).filter(([key]) => !key.startsWith('x-'));
    const result: JsonObject = Object.fromEntries(kept);
    if (typeof result['$ref'] === 'string') {
      result['$ref'] = result['$ref'].replace('#/components/schemas/', '#/$defs/');
    }
    return result;
  });
  if (!isObject(moved)) throw new Error('the schemas of the contract do not form an object');
  // `strictRequired` and `strictTypes` would reject the partial schemas inside if/then/else.
  const ajv = new Ajv2020({
    code: { source: true, esm: true, lines: true },
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    verbose: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary(['example']);
  ajv.addSchema({ $id: 'contract', $defs: moved });
  const names = Object.keys(moved).sort();
  const references = Object.fromEntries(names.map((name) => [name, `contract#/$defs/${name}`]));
  const standalone: (ajv: Ajv2020, references: Record<string, string>) => string = standaloneCode.default;
  // The ESM output still requires ajv's run-time parts.
  const banner =
    "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n";
  return { code: banner + standalone(ajv, references), names };
}

/** The version of ajv that compiled the validators; a different one may not run them. */
export const ajvVersion: string = require('ajv/package.json').version;
