import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { UsageError } from '../options/usage-error.js';
import { isArray, isObject, type Json, type JsonObject } from '../target/json.js';
import { applied, type OverlayAction, pathFault } from './apply-overlay.js';
import { contractDocuments } from './contract-documents.js';
import type { Forms, InterfaceId } from './form.js';
import { overlaidForms } from './overlaid-forms.js';

/**
 * The forms of a target that an OpenAPI Overlay on our contract describes. Throws a UsageError that names the file and
 * the action where something is wrong with it, also where an action matches nothing: what was meant to be mapped would
 * not be.
 */
export function readOverlay(file: string): Forms {
  const actions = actionsIn(file, textIn(file));
  let documents = contractDocuments();
  for (const [index, action] of actions.entries()) {
    let matched = 0;
    const after: [InterfaceId, JsonObject][] = [];
    for (const [id, document] of documents) {
      const result = applied(document, action);
      matched += result.matched;
      after.push([id, result.document]);
    }
    if (matched === 0) {
      throw fault(
        file,
        index,
        `"${action.target}" matches nothing in our contract (${interfaces(documents)})`,
      );
    }
    documents = new Map(after);
  }
  return overlaidForms(documents, (message) => new UsageError(`${file}: ${message}`));
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(`the overlay ${file} cannot be read: ${why}`);
  }
}

function actionsIn(file: string, text: string): readonly OverlayAction[] {
  let read: Json;
  try {
    read = parse(text);
  } catch (error) {
    throw new UsageError(`the overlay ${file} is no YAML: ${error instanceof Error ? error.message : error}`);
  }
  const version = isObject(read) ? read['overlay'] : undefined;
  if (typeof version !== 'string' || !/^1\.\d+\.\d+$/.test(version)) {
    throw new UsageError(`${file} is no OpenAPI Overlay: its first line has to be "overlay: 1.0.0"`);
  }
  const actions = isObject(read) ? read['actions'] : undefined;
  if (!isArray(actions) || actions.length === 0) {
    throw new UsageError(`${file} has no actions: list what to map under "actions:"`);
  }
  return actions.map((action, index) => {
    if (!isObject(action) || typeof action['target'] !== 'string') {
      throw fault(file, index, 'has no target: give a JSONPath such as $.paths');
    }
    const { target, update, remove } = action;
    const unsound = pathFault(target);
    if (unsound !== undefined) throw fault(file, index, `"${target}" is no JSONPath: ${unsound}`);
    if (update === undefined && remove !== true) {
      throw fault(file, index, `"${target}" has neither an update nor "remove: true"`);
    }
    return { target, ...(update === undefined ? {} : { update }), remove: remove === true };
  });
}

function fault(file: string, index: number, what: string): UsageError {
  return new UsageError(`${file}: action ${index + 1}: ${what}`);
}

function interfaces(documents: ReadonlyMap<InterfaceId, JsonObject>): string {
  return [...documents.keys()].join(', ');
}
