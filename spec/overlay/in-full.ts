import { type Documents, type InterfaceId, publishedDocuments } from '../contract/documents.js';
import { isDraft, type Place, placesIn } from '../contract/drafts.js';
import { isArray, isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { OverlayError, overlaid } from './overlay.js';

/** Gives operations that were moved with only their id their parameters, bodies and marks back. Throws if one is twice. */
function completed(overlaid: Documents, original: Documents): Documents {
  const own = new Map(
    [...original].flatMap(([id, document]) =>
      placesIn(id, document).map((place) => [idOf(place), { ...place, interface: id }] as const),
    ),
  );
  const placed = new Map<string, Place>();
  return new Map(
    [...overlaid].map(([id, document]): [InterfaceId, JsonObject] => {
      const paths: Record<string, Record<string, Json>> = {};
      for (const place of placesIn(id, document)) {
        const known = isDraft(place.operation) ? undefined : own.get(idOf(place));
        if (known !== undefined && known.interface !== id) continue;
        if (known !== undefined) {
          checkOnce(place, placed.get(idOf(place)));
          placed.set(idOf(place), place);
        }
        const item = paths[place.path] ?? {};
        paths[place.path] = { ...item, [place.method]: wholeOf(document, place, known) };
      }
      return [id, { ...document, paths }];
    }),
  );
}

function wholeOf(document: JsonObject, place: Place, known: Place | undefined): JsonObject {
  const isMoved = known !== undefined && shown(known) !== shown(place);
  const before = isMoved ? known.operation : {};
  const named = new Map<string, Json>();
  for (const list of [before['parameters'], place.operation['parameters']]) {
    for (const parameter of isArray(list) ? list : []) {
      const meant = resolved(document, parameter);
      named.set(isObject(meant) ? `${meant['in']} ${meant['name']}` : JSON.stringify(parameter), parameter);
    }
  }
  return { ...before, ...place.operation, parameters: [...named.values()] };
}

function checkOnce(place: Place, other: Place | undefined): void {
  if (other === undefined) return;
  throw new Error(
    `${idOf(place)} stands twice, at ${shown(other)} and ${shown(place)}: remove the one that is not served`,
  );
}

const idOf = ({ operation }: Place): string => String(operation['operationId'] ?? '');
const shown = ({ method, path }: Place): string => `${method.toUpperCase()} ${path}`;

/** Applies an overlay and completes its operations. Throws an OverlayError that names the file and the problem. */
export function overlaidInFull(file: string, documents: Documents = publishedDocuments()): Documents {
  try {
    return completed(overlaid(file, documents), documents);
  } catch (error) {
    if (error instanceof OverlayError || !(error instanceof Error)) throw error;
    throw new OverlayError(`${file}: ${error.message}`, { cause: error });
  }
}
