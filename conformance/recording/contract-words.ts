import { operations } from '../../generated/operations.js';
import { publishedDocuments } from '../../spec/contract/documents.js';
import { isArray, isObject, type Json } from '../target/json.js';

/** Texts of the contract that a name may be by accident: without them nothing can be judged any more. */
export interface ContractWords {
  /** Values that are listed for some member. */
  readonly values: ReadonlySet<string>;
  /** Segments of paths. */
  readonly segments: ReadonlySet<string>;
}

export function contractWords(): ContractWords {
  const values = new Set<string>();
  const walk = (value: Json): void => {
    if (isArray(value)) value.forEach(walk);
    if (!isObject(value)) return;
    const { enum: listed, const: only } = value;
    for (const each of [...(isArray(listed) ? listed : []), only ?? null]) {
      if (typeof each === 'string') values.add(each);
    }
    Object.values(value).forEach(walk);
  };
  for (const document of publishedDocuments().values()) walk(document);
  const segments = Object.values(operations).flatMap(({ path }) => path.split('/'));
  return { values, segments: new Set([...segments, 'v1']) };
}
