import { suggestion } from '../../spec/catalogue/nearest.js';
import { interfaces } from '../../spec/contract/documents.js';
import type { Contract } from '../engine/contract.js';
import { quote } from '../engine/quote.js';
import { isRefusal, type Refusal, refuse } from '../engine/refusal.js';
import type { World } from '../engine/world.js';
import {
  callEffects,
  type Effect,
  effectsOf,
  type Fault,
  type NewFault,
  webhookEffects,
} from '../faults/fault.js';
import { principalsNamed } from './principals-named.js';
import { readLatency } from './read-latency.js';

/** Returns a fault that can be set in a world, or why it cannot. Its members already have the types of the contract. */
export async function readFault(given: NewFault, world: World): Promise<Fault | Refusal> {
  const asked = { ...given, on: given.on ?? 'all' };
  const issue =
    unknownPlace(asked.on, world.contract) ??
    (asked.on === 'webhooks' ? ofWebhooks(asked) : ofCalls(asked)) ??
    contradiction(asked);
  if (issue) return issue;
  const latency = asked.latency && readLatency(asked.latency);
  if (latency && isRefusal(latency)) return latency;
  if (asked.credential === undefined) return { asked, latency, principals: undefined };
  const named = await principalsNamed(asked.credential, world);
  if ('refused' in named) return named;
  return { asked: { ...asked, credential: named.shown }, latency, principals: named.ids };
}

function unknownPlace(on: string, { operations, drafts }: Contract): Refusal | undefined {
  const wide = ['all', ...interfaces, 'webhooks'];
  const known = [...wide, ...[...operations, ...drafts].map(({ id }) => id)];
  if (known.includes(on)) return undefined;
  const message = `\`on\` is ${quote(on)}; it must be an operationId, ${wide.slice(0, -1).join(', ')} or webhooks.`;
  return wrong('on', message + suggestion(on, known));
}

function ofWebhooks(asked: NewFault): Refusal | undefined {
  const effects = effectsOf(asked);
  const foreign = [
    ...effects.filter((effect) => !isOfWebhooks(effect)),
    ...only.filter((name) => asked[name]),
  ][0];
  if (foreign !== undefined) {
    return wrong(
      foreign,
      `\`${foreign}\` is for calls; what can happen to \`webhooks\` is ${list(webhookEffects)}.`,
    );
  }
  return effects.length > 0
    ? undefined
    : wrong('on', `The fault does nothing: give it one of ${list(webhookEffects)}.`);
}

/** Members other than effects that apply to calls only. */
const only = ['credential', 'afterWork', 'retryAfterSeconds'] as const;

function ofCalls(asked: NewFault): Refusal | undefined {
  const effects = effectsOf(asked);
  const foreign = effects.find(isOfWebhooks);
  if (foreign !== undefined) {
    const meant = foreign === 'delayMs' ? ', or `latency` for calls' : '';
    return wrong(foreign, `\`${foreign}\` is for webhooks: set it with \`on\` "webhooks"${meant}.`);
  }
  return effects.length > 0
    ? undefined
    : wrong('on', `The fault does nothing: give it one of ${list(callEffects)}.`);
}

/** Returns a refusal if members exclude each other. */
function contradiction(asked: NewFault): Refusal | undefined {
  const effects = effectsOf(asked);
  const alone = effects.includes('reset') ? 'reset' : effects.includes('lose') ? 'lose' : undefined;
  const other = effects.find((effect) => effect !== alone && effect !== 'latency');
  if (alone !== undefined && other !== undefined) {
    return wrong(
      other,
      `\`${other}\` cannot be seen beside \`${alone}\`: nothing arrives. Leave one of them out.`,
    );
  }
  if (asked.retryAfterSeconds !== undefined && asked.status === undefined) {
    return wrong('retryAfterSeconds', '`retryAfterSeconds` needs a `status`, such as 429 or 503.');
  }
  const decides = effects.some((effect) => effect === 'status' || effect === 'reset' || effect === 'latency');
  if (asked.afterWork === true && !decides) {
    return wrong(
      'afterWork',
      '`afterWork` says when `status`, `reset` or `latency` strike: leave it out, the body is there after the work alone.',
    );
  }
  return undefined;
}

const isOfWebhooks = (effect: Effect): boolean => webhookEffects.some((name) => name === effect);
const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function wrong(field: string, message: string): Refusal {
  return refuse('request-invalid', message, { field });
}
