import { type ControlOperationId, controlOperations } from '../../generated/control-operations.js';
import { controlPlane, publishedDocument } from '../../spec/contract/documents.js';
import type { Dispatch, Inbound, Outbound } from '../engine/dispatch.js';
import { readJson } from '../engine/read-json.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import { worldHeader } from '../worlds/addressing.js';
import { firstWorld } from '../worlds/names.js';
import { admit } from './admit.js';
import { answered, answeredAsText, type RefusedStatus, refused } from './answers.js';
import type { ControlCall, ControlledWorlds } from './handler.js';
import { controlPath, locate } from './locate.js';
import { perform } from './perform.js';

const limitBytes = 1_048_576;
/** Exported worlds may be larger. */
const longLimitBytes = 64 * limitBytes;
const holdsWorld: ReadonlySet<ControlOperationId> = new Set(['createWorld', 'restoreWorld']);

/** Handles a request to the control plane over HTTP: authorizes it, finds the operation, reads the body and performs it. */
export function controlExchange(worlds: ControlledWorlds, token: string): Dispatch {
  return async (inbound) => {
    try {
      return admit(inbound, token) ?? (await answer(inbound, worlds));
    } catch (error) {
      // Users of the mock need the stack trace; callers must not see it.
      console.error(error);
      return refused(500, 'The control plane failed: this is a defect of the mock, not of the request.');
    }
  };
}

async function answer(inbound: Inbound, worlds: ControlledWorlds): Promise<Outbound> {
  if (inbound.method === 'GET' && inbound.target === `${controlPath}/openapi.json`) {
    return answered(200, { ...publishedDocument(controlPlane), servers: [{ url: controlPath }] });
  }
  const place = locate(inbound.method, inbound.target);
  if ('status' in place) return place;
  const { operation, path } = place;
  const mock = worlds.all().get(inbound.header(worldHeader) ?? firstWorld);
  if (mock === undefined) return refused(404, worlds.missing(inbound.header(worldHeader) ?? ''));
  const read = await bodyOf(inbound, holdsWorld.has(operation) ? longLimitBytes : limitBytes);
  if ('status' in read) return read;
  // The path parameters come from the contract, and `perform` validates the body.
  const call = { path, body: read.json, signal: inbound.gone } as ControlCall<ControlOperationId>;
  const outcome: object | string | undefined = await perform(operation, call, mock, worlds);
  if (outcome === undefined) return answered(204);
  if (typeof outcome === 'string') return answeredAsText(outcome);
  if (isRefusal(outcome)) return refused(statusOf(outcome), outcome.message);
  return answered('201' in controlOperations[operation].statuses ? 201 : 200, outcome);
}

async function bodyOf(inbound: Inbound, limitBytes: number): Promise<{ readonly json: unknown } | Outbound> {
  const text = await inbound.text(limitBytes);
  if (text === undefined) return refused(413, `The body has more than ${limitBytes} bytes: send less.`);
  if (text === '') return { json: undefined };
  const read = readJson(text);
  return 'json' in read ? read : refused(400, read.message);
}

function statusOf({ refused: reason }: Refusal): RefusedStatus {
  if (reason === 'not-found') return 404;
  return reason === 'conflict' ? 409 : 400;
}
