import type { Documents } from '../../spec/contract/documents.js';
import { isDraft, type Place, placesIn } from '../../spec/contract/places.js';

/** Throws an error if the path of a known operation has other parameters than in our contract: its handler needs all of them. */
export function checkOurParameters(documents: Documents, original: Documents): void {
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
