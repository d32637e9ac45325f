import type { OperationId } from '../../../../generated/operations.js';
import { type OwnedKind, recordId } from '../../../resources/kinds.js';
import { isSuccess } from '../../../scene/recorder.js';
import type { Scene } from '../../../scene/scene.js';
import type { Exchange } from '../../../target/exchange.js';
import type { JsonObject } from '../../../target/json.js';

/** One that the run has made. */
export interface Made {
  readonly id: string;
  readonly name: string;
  readonly body: JsonObject;
  readonly creation: Exchange;
}

/** Makes one. A service need not take every text: then it is made with a plain one. */
export async function make(
  t: Scene,
  create: OperationId,
  kind: OwnedKind,
  body: JsonObject,
): Promise<Made | undefined> {
  const plain = Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(/ .*/s, '') : value,
    ]),
  );
  for (const sent of [body, plain]) {
    const answer = await t.call(create, { body: sent });
    const id = isSuccess(answer) ? recordId(kind, answer.response.json) : undefined;
    if (id !== undefined)
      return { id, name: String(sent['name'] ?? sent['email']), body: sent, creation: answer };
    if (isSuccess(answer)) return undefined;
  }
  return undefined;
}
