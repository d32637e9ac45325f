import type { OperationId } from '../../../generated/operations.js';
import { placesIn } from '../../../spec/contract/drafts.js';
import { overlaidInFull } from '../../../spec/overlay/in-full.js';
import { type Naming, namingIn, successOf } from '../../../spec/overlay/naming.js';
import { OverlayError } from '../../../spec/overlay/overlay.js';
import { resolved } from '../../../spec/source/json.js';
import type { CallInput } from '../exchange.js';
import { isArray, isObject, type JsonObject } from '../json.js';
import { isOperation } from '../target.js';
import { UsageError } from '../usage-error.js';
import { contractForms, type Form, type Forms } from './form.js';

/** Reads the forms of a target from an OpenAPI Overlay on our contract. Throws a UsageError. */
export function readOverlay(file: string): Forms {
  try {
    return overlaidForms(file);
  } catch (error) {
    throw error instanceof OverlayError ? new UsageError(error.message, { cause: error }) : error;
  }
}

/** The forms in overlaid documents: operations by `operationId`, names on the wire by `x-wire-name`, what is around bodies by `x-wire-envelope`. */
function overlaidForms(file: string): Forms {
  const plain = contractForms();
  const forms = new Map<OperationId, Form>();
  for (const [owner, document] of overlaidInFull(file)) {
    for (const { path, method, operation } of placesIn(owner, document)) {
      const { operationId: id } = operation;
      const form = isOperation(id) ? plain.of(id) : undefined;
      if (!isOperation(id) || !form) continue;
      const known = parametersIn(form.path);
      const strange = parametersIn(path).find((name) => !known.includes(name));
      if (strange !== undefined) {
        throw new UsageError(
          `${file}: the path "${path}" of ${id} has a parameter ${strange}: what a place is called does not matter on the wire, so keep ours (${known.join(', ')})`,
        );
      }
      const names = namesOf(document, operation);
      forms.set(id, {
        interface: owner,
        method: method.toUpperCase(),
        path,
        encode: (input) => form.encode(renamedInput(input, names)),
        decode: (body, status) => form.decode(status < 300 ? names.response.read(body) : body, status),
      });
    }
  }
  return { of: (operation) => forms.get(operation) };
}

const parametersIn = (path: string): readonly string[] => path.match(/\{\w+\}/g) ?? [];

interface Names {
  readonly request: Naming;
  readonly response: Naming;
  readonly query: ReadonlyMap<string, string>;
}

function namesOf(document: JsonObject, operation: JsonObject): Names {
  const { parameters, requestBody } = operation;
  const query = (isArray(parameters) ? parameters : []).flatMap((parameter): [string, string][] => {
    const known = resolved(document, parameter);
    const { name, 'x-wire-name': wire } = isObject(known) ? known : {};
    return typeof name === 'string' && typeof wire === 'string' ? [[name, wire]] : [];
  });
  return {
    request: namingIn(document, operation, requestBody, 'request'),
    response: namingIn(document, operation, successOf(operation), 'response'),
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
