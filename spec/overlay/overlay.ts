import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { type Documents, type InterfaceId, publishedDocuments } from '../contract/documents.js';
import { isArray, isObject, type Json, type JsonObject } from '../source/json.js';
import { applied, type OverlayAction, pathFault } from './apply.js';

/** An overlay is invalid. The message names the file and the action. */
export class OverlayError extends Error {
  override readonly name = 'OverlayError';
}

/** Applies every action of an overlay. Throws an OverlayError if it is invalid, or if an action matches nothing. */
export function overlaid(file: string, documents: Documents = publishedDocuments()): Documents {
  let overlaid = documents;
  for (const [index, action] of actionsIn(file, textIn(file)).entries()) {
    let matched = 0;
    const after: [InterfaceId, JsonObject][] = [];
    for (const [id, document] of overlaid) {
      const result = applied(document, action);
      matched += result.matched;
      after.push([id, result.document]);
    }
    if (matched === 0) {
      const where = [...documents.keys()].join(', ');
      throw fault(file, index, `"${action.target}" matches nothing in our contract (${where})`);
    }
    overlaid = new Map(after);
  }
  return overlaid;
}

function textIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new OverlayError(`the overlay ${file} cannot be read: ${why}`);
  }
}

function actionsIn(file: string, text: string): readonly OverlayAction[] {
  let read: Json;
  try {
    read = parse(text);
  } catch (error) {
    throw new OverlayError(
      `the overlay ${file} is no YAML: ${error instanceof Error ? error.message : error}`,
    );
  }
  const version = isObject(read) ? read['overlay'] : undefined;
  if (typeof version !== 'string' || !/^1\.\d+\.\d+$/.test(version)) {
    throw new OverlayError(`${file} is no OpenAPI Overlay: its first line has to be "overlay: 1.0.0"`);
  }
  const actions = isObject(read) ? read['actions'] : undefined;
  if (!isArray(actions) || actions.length === 0) {
    throw new OverlayError(`${file} has no actions: list what to map under "actions:"`);
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

function fault(file: string, index: number, what: string): OverlayError {
  return new OverlayError(`${file}: action ${index + 1}: ${what}`);
}
