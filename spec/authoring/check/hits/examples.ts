import type { Contract } from '../../../reading/contract.js';
import { isObject, type Json, resolved } from '../../../source/json.js';
import type { Change } from '../changes/change.js';

/** Returns the examples of the affected operations; for a change of a member, only those that have it. */
export function examplesOf({ operations, member }: Change, contract: Contract): readonly string[] {
  return contract.operations
    .filter(({ id }) => operations.includes(id))
    .flatMap(({ id, interface: owner, method, path }) => {
      const document = contract.documents.get(owner) ?? {};
      const item = at(at(document, 'paths'), path);
      const operation = at(item, method.toLowerCase());
      const bodies: [string, Json | undefined][] = [
        [`${id} request`, at(operation, 'requestBody')],
        ...entries(at(operation, 'responses')).map(([status, answer]): [string, Json] => [
          `${id} ${status}`,
          answer,
        ]),
      ];
      return bodies.flatMap(([name, body]) =>
        entries(at(resolved(document, body), 'content')).flatMap(([, media]) =>
          entries(at(media, 'examples'))
            .filter(([, example]) => member === undefined || has(example, member))
            .map(([example]) => `${name} ${example}`),
        ),
      );
    });
}

const at = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) ? value[key] : undefined;
const entries = (value: Json | undefined): [string, Json][] => (isObject(value) ? Object.entries(value) : []);

function has(value: Json, member: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key === member || has(inner, member));
}
