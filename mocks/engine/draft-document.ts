import type { DraftOperation } from '../../spec/contract/drafts.js';
import { isObject, type Json } from '../../spec/source/json.js';
import type { Contract } from './contract.js';

/**
 * Returns a document with one draft and everything that it may refer to, as a copy that the caller may change. Servers and
 * security are left out: both were checked before.
 */
export function documentOf(draft: DraftOperation, contract: Contract): object {
  const document = contract.documents().get(draft.interface) ?? {};
  const paths = isObject(document['paths']) ? document['paths'] : {};
  const item = paths[draft.path];
  const { parameters = [], [draft.method.toLowerCase()]: operation } = isObject(item) ? item : {};
  const { servers: _, security: __, webhooks: ___, ...rest } = document;
  const { security: ____, servers: _____, ...described } = isObject(operation) ? operation : {};
  const answered: Json = { responses: {}, ...described };
  return structuredClone({
    ...rest,
    paths: { [draft.path]: { parameters, [draft.method.toLowerCase()]: answered } },
  });
}
