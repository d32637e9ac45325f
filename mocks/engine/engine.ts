import type { OperationId } from '../../generated/operations.js';
import type { Readings } from '../../generated/questions.js';
import { drawnReadings, perCall } from '../../spec/profile/drawn.js';
import { isJson, type Json } from '../state/json.js';
import { type Answer, answer, type Service } from './answer.js';
import { completing, onWire, outbound, plain } from './complete.js';
import type { Chunks, Dispatch, Inbound, Outbound, PendingResponse, ServedOperation } from './contract.js';
import type { Handlers, World } from './handler.js';
import { resourcesOf } from './locate.js';
import { isRefusal, refuse } from './refusal.js';
import { refusalDraft } from './refusal-draft.js';
import { reshaped } from './reshape.js';
import { samplesOf } from './samples.js';
import type { SelfCheck } from './self-check.js';

type Serialise = (body: Json, world: World) => string | Buffer;

export interface EngineParts {
  readonly handlers: Handlers;
  /** How successful responses are serialised if plain JSON is not enough. */
  readonly serialisers: Readonly<Partial<Record<OperationId, Serialise>>>;
  readonly selfCheck: SelfCheck | undefined;
}

export function createEngine(world: World, { handlers, serialisers, selfCheck }: EngineParts): Dispatch {
  const { hooks, profile, contract } = world;
  const service: Service = {
    resources: resourcesOf(world),
    handlers,
    samples: samplesOf(contract),
  };
  const complete = completing(world);

  const draftOf = (inbound: Inbound, { outcome, operation }: Answer): PendingResponse => {
    if ('allow' in outcome)
      return { status: 204, body: undefined, headers: { Allow: outcome.allow }, cookies: [] };
    if ('sample' in outcome) return { ...outcome.sample, body: undefined, cookies: [] };
    if (isRefusal(outcome)) return refusalDraft(outcome, profile, pathOf(inbound));
    const { status, body, headers = {}, cookies = none, chunks } = outcome;
    const produced = operation && producedBy(operation);
    const typed = produced === undefined ? headers : { 'Content-Type': produced, ...headers };
    if (chunks === undefined) {
      return { status, body: isJson(body) ? body : undefined, headers: typed, cookies };
    }
    return { status, body: undefined, chunks, headers: typed, cookies };
  };

  return async (inbound) => {
    const answered = await answer(inbound, world, service);
    if (inbound.trail) inbound.trail.answer = answered;
    const { operation, call, outcome } = answered;
    if (answered.draft) return ofDraft(complete(inbound, draftOf(inbound, answered)), outcome);
    const refusal = isRefusal(outcome) ? outcome : undefined;
    let draft = draftOf(inbound, answered);
    // Checks and mutants need the whole response; without them it is written while it is produced.
    if (draft.chunks && (selfCheck || hooks || operation?.names)) draft = await whole(draft, draft.chunks);
    const isReply = operation !== undefined && refusal === undefined;
    // A mutant breaks rules on purpose: its responses are not checked against the contract.
    if (selfCheck && !hooks && operation !== undefined && refusal?.refused !== 'internal') {
      const violation = selfCheck(operation, draft, refusal !== undefined);
      if (violation !== undefined) return plain(complete(inbound, brokenContract(violation, world, inbound)));
    }
    draft = complete(inbound, draft, operation);
    if (hooks?.answer) {
      const scene = { operation: operation?.id, call, request: inbound.request, refusal, world };
      const changed = await hooks.answer(draft, scene);
      return plain(onWire(operation, { ...changed, headers: { ...changed.headers } }));
    }
    draft = onWire(operation, draft);
    if (!isReply || draft.body === undefined || producedBy(operation)) return plain(draft);
    const body = reshaped(operation, draft.body, profile);
    return outbound(draft, serialisers[operation.id]?.(body, world) ?? JSON.stringify(body));
  };
}

function brokenContract(violation: string, { profile }: World, inbound: Inbound): PendingResponse {
  const message = `The mock broke its contract: ${violation}. This is a defect of the mock, not of the request.`;
  return refusalDraft(refuse('internal', message), profile, pathOf(inbound));
}

function producedBy({ produces }: ServedOperation): string | undefined {
  return produces === undefined ? undefined : `${produces}; charset=utf-8`;
}

function ofDraft(draft: PendingResponse, outcome: Answer['outcome']): Outbound {
  const marked = { ...draft, headers: { ...draft.headers, 'X-Lifecycle': 'draft' } };
  return 'sample' in outcome ? outbound(marked, outcome.sample.text) : plain(marked);
}

async function whole({ chunks: _, ...draft }: PendingResponse, chunks: Chunks): Promise<PendingResponse> {
  let text = '';
  for await (const chunk of chunks) text += chunk;
  return { ...draft, body: draft.headers['Content-Type'] === undefined ? JSON.parse(text) : text };
}

const none: readonly string[] = [];
const pathOf = ({ target }: Inbound): string => target.split('?', 1)[0] ?? '';

/** Number of draws: more would hardly add combinations that a client does not meet anyway. */
const draws = 64;

/** Answers each call under readings drawn for it. The same seed and calls in the same order get the same answers. */
export function eachCall(seed: number, engineWith: (readings: Partial<Readings>) => Dispatch): Dispatch {
  const engines: Dispatch[] = [];
  let calls = 0;
  return (inbound) => {
    const turn = calls % draws;
    calls += 1;
    const engine = engines[turn] ?? engineWith(drawnReadings(seed + turn, perCall));
    engines[turn] = engine;
    return engine(inbound);
  };
}
