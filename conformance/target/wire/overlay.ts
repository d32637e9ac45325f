import { type OperationId, operations } from '../../../generated/operations.js';
import { type Documents, publishedDocuments } from '../../../spec/contract/documents.js';
import { bodySchemaIn, type Naming, namingIn } from '../../../spec/overlay/naming.js';
import { OverlayError, overlaid } from '../../../spec/overlay/overlay.js';
import { resolved } from '../../../spec/source/json.js';
import type { CallInput } from '../exchange.js';
import { isArray, isObject, type Json, type JsonObject } from '../json.js';
import { UsageError } from '../usage-error.js';
import { contractForms, type Form, type Forms } from './form.js';

/** Reads the forms of a target from an OpenAPI Overlay on our contract. Throws a UsageError. */
export function readOverlay(file: string): Forms {
  try {
    return overlaidForms(overlaid(file), (message) => new UsageError(`${file}: ${message}`));
  } catch (error) {
    throw error instanceof OverlayError ? new UsageError(error.message, { cause: error }) : error;
  }
}

const methods = ['get', 'put', 'post', 'delete', 'patch'];

interface Placed {
  readonly path: string;
  readonly method: string;
  readonly operation: JsonObject;
  readonly parameters: readonly JsonObject[];
}

/** The forms in overlaid documents: operations by `operationId`, names on the wire by `x-wire-name`. */
function overlaidForms(documents: Documents, fault: (message: string) => Error): Forms {
  const plain = contractForms();
  const original = publishedDocuments();
  const forms = new Map<OperationId, Form>();
  for (const { id, interface: owner } of Object.values(operations)) {
    const document = documents.get(owner) ?? {};
    const [placed, ...others] = placesOf(document, id);
    if (others.length > 0) {
      const at = [placed, ...others].map((place) => `${place?.method.toUpperCase()} ${place?.path}`);
      throw fault(`${id} stands twice, at ${at.join(' and ')}: remove the one that the target does not have`);
    }
    const form = plain.of(id);
    if (!placed || !form) continue;
    const known = parametersIn(form.path);
    const strange = parametersIn(placed.path).find((name) => !known.includes(name));
    if (strange !== undefined) {
      throw fault(
        `the path "${placed.path}" of ${id} has a parameter ${strange}: what a place is called does not matter on the wire, so keep ours (${known.join(', ')})`,
      );
    }
    const names = namingOf(document, original.get(owner) ?? {}, id, placed);
    forms.set(id, {
      interface: owner,
      method: placed.method.toUpperCase(),
      path: placed.path,
      encode: (input) => form.encode(renamedInput(input, names)),
      decode: (body, status) => form.decode(names.response.read(body), status),
    });
  }
  return { of: (operation) => forms.get(operation) };
}

const parametersIn = (path: string): readonly string[] => path.match(/\{\w+\}/g) ?? [];

interface Names {
  readonly request: Naming;
  readonly response: Naming;
  readonly query: ReadonlyMap<string, string>;
}

/** If an operation was moved with only its id, its parameters and bodies are those of our contract. */
function namingOf(document: JsonObject, original: JsonObject, id: OperationId, placed: Placed): Names {
  // References lead into the overlaid document, which may rename parameters.
  const own = placesOf(original, id, document)[0];
  const member = (name: string): Json | undefined => placed.operation[name] ?? own?.operation[name];
  const responses = member('responses');
  const success = Object.entries(isObject(responses) ? responses : {}).find(([status]) =>
    status.startsWith('2'),
  )?.[1];
  const query = [...(own?.parameters ?? []), ...placed.parameters].flatMap(
    (parameter): [string, string][] => {
      const { name, 'x-wire-name': wire } = parameter;
      return typeof name === 'string' && typeof wire === 'string' ? [[name, wire]] : [];
    },
  );
  return {
    request: namingIn(document, bodySchemaIn(document, member('requestBody'))),
    response: namingIn(document, bodySchemaIn(document, success)),
    query: new Map(query),
  };
}

function renamedInput(input: CallInput, { request, query: names }: Names): CallInput {
  const query = Object.entries(input.query ?? {}).map(([name, value]) => [names.get(name) ?? name, value]);
  return {
    ...input,
    ...(input.body !== undefined && { body: request.write(input.body) }),
    ...(input.query && { query: Object.fromEntries(query) }),
  };
}

/** Finds an operation in a document. @param components the document that references lead into */
function placesOf(document: JsonObject, id: OperationId, components = document): Placed[] {
  const paths = isObject(document['paths']) ? document['paths'] : {};
  return Object.entries(paths).flatMap(([path, item]) => {
    if (!isObject(item)) return [];
    return methods.flatMap((method) => {
      const operation = item[method];
      if (!isObject(operation) || operation['operationId'] !== id) return [];
      const parameters = [item['parameters'], operation['parameters']]
        .flatMap((list) => (isArray(list) ? list : []))
        .map((parameter) => resolved(components, parameter))
        .filter(isObject);
      return [{ path, method, operation, parameters }];
    });
  });
}
