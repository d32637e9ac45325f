import type { OperationId } from '../../generated/operations.js';
import type { Draft } from '../mutants/mutant.js';
import type { World } from '../world.js';
import { type Answer, answer } from './answer.js';
import { commonHeadersOf, contentTypeOf } from './common-headers.js';
import type { Exchange, Inbound, Outbound } from './exchange.js';
import type { Handlers } from './handler.js';
import type { Json } from './json.js';
import { isRefusal, refuse } from './refusal.js';
import { refusalDraft } from './refusal-draft.js';
import { resourcesOf } from './routes.js';
import type { SelfCheck } from './self-check.js';

/** Writes the body of a successful answer as JSON text. */
export type Serialise = (body: Json, world: World) => string;

export interface EngineParts {
  readonly handlers: Handlers;
  /** How successful answers are written; a body that a mutant or a refusal made is written plainly. */
  readonly serialisers: Readonly<Record<OperationId, Serialise>>;
  readonly selfCheck: SelfCheck | undefined;
}

/** One request through the mock: locate, authenticate, authorize, throttle, read, handle, reply. */
export function createEngine(world: World, { handlers, serialisers, selfCheck }: EngineParts): Exchange {
  const { mutant, profile } = world;
  const resources = resourcesOf(mutant);
  const commonHeaders = commonHeadersOf(world);
  const contentType = contentTypeOf(world);

  const draftOf = (inbound: Inbound, { outcome }: Answer): Draft => {
    if ('allow' in outcome)
      return { status: 204, body: undefined, headers: { Allow: outcome.allow }, cookies: [] };
    if (isRefusal(outcome)) return refusalDraft(outcome, profile, pathOf(inbound));
    return {
      status: outcome.status,
      body: outcome.body,
      headers: outcome.headers ?? {},
      cookies: outcome.cookies ?? [],
    };
  };

  /** The answer with every header it has; one that breaks the contract becomes a loud failure instead. */
  const complete = (inbound: Inbound, draft: Draft): Draft => {
    const headers = commonHeaders(inbound);
    if (draft.body !== undefined) headers['Content-Type'] = contentType(draft.status);
    return { ...draft, headers: Object.assign(headers, draft.headers) };
  };

  return async (inbound) => {
    const answered = await answer(inbound, world, handlers, resources);
    const { operation, call, outcome } = answered;
    const refusal = isRefusal(outcome) ? outcome : undefined;
    let draft = draftOf(inbound, answered);
    const isReply = operation !== undefined && refusal === undefined;
    // A mutant lies on purpose: its answers are not held against the contract.
    if (selfCheck && !mutant && operation !== undefined && refusal?.refused !== 'internal') {
      const violation = selfCheck(operation, draft, refusal !== undefined);
      if (violation !== undefined) return plain(complete(inbound, brokenContract(violation, world, inbound)));
    }
    draft = complete(inbound, draft);
    if (mutant?.answer) {
      return plain(await mutant.answer(draft, { operation, call, request: inbound.request, refusal, world }));
    }
    if (!isReply || draft.body === undefined) return plain(draft);
    return outbound(draft, serialisers[operation](draft.body, world));
  };
}

function brokenContract(violation: string, { profile }: World, inbound: Inbound): Draft {
  const message = `The mock broke its contract: ${violation}. This is a defect of the mock, not of the request.`;
  return refusalDraft(refuse('internal', message), profile, pathOf(inbound));
}

/** A text under another type than JSON is sent as it is, everything else as JSON. */
function plain(draft: Draft): Outbound {
  const { body, headers } = draft;
  if (body === undefined) return outbound(draft, undefined);
  const isText = typeof body === 'string' && headers['Content-Type']?.startsWith('text/') === true;
  return outbound(draft, isText ? body : JSON.stringify(body));
}

function outbound({ status, headers, cookies }: Draft, body: string | undefined): Outbound {
  return { status, headers: { ...headers }, cookies, body };
}

function pathOf({ target }: Inbound): string {
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}
