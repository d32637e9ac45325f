import type { Inbound, Outbound, Passage } from '../engine/dispatch.js';
import type { Strike } from '../faults/faults.js';
import type { Pause } from '../faults/pause.js';
import { malformed } from './malformed.js';

/** Resets the connection instead of sending an answer. */
export function lost(): Outbound {
  const passage = { breaks: 'at-once', pause: async () => undefined } as const;
  return { status: 0, headers: {}, cookies: [], body: undefined, passage };
}

/** Applies faults to the body and the delivery of an answer, and names those that struck. */
export async function damaged(
  answer: Outbound,
  { method, gone }: Inbound,
  strikes: readonly Strike[],
  pause: Pause,
): Promise<Outbound> {
  if (answer.passage?.breaks === 'at-once') return answer;
  const named = {
    ...answer,
    headers: { ...answer.headers, 'X-Fault': strikes.map(({ id }) => id).join(', ') },
  };
  const of = (effect: 'malformed' | 'truncateAfterBytes' | 'bytesPerSecond') =>
    strikes.find(({ fault }) => fault.asked[effect] !== undefined && fault.asked[effect] !== false);
  const [spoiling, cutting, slowing] = [of('malformed'), of('truncateAfterBytes'), of('bytesPerSecond')];
  if (!spoiling && !cutting && !slowing) return named;
  const whole = await wholeOf(named);
  const breaks = cutting?.fault.asked.truncateAfterBytes;
  const hasBody = whole.body !== undefined && whole.body !== '' && method !== 'HEAD';
  if (!hasBody) return breaks === undefined ? whole : lost();
  const body = spoiling ? malformed(whole.body ?? '', whole.headers['Content-Type']) : whole.body;
  const bytesPerSecond = slowing?.fault.asked.bytesPerSecond;
  const signals = [gone, slowing?.ended].filter((signal) => signal !== undefined);
  const passage: Passage = {
    ...(breaks === undefined ? {} : { breaks }),
    ...(bytesPerSecond === undefined ? {} : { bytesPerSecond }),
    pause: (ms) => pause(ms, AbortSignal.any(signals)),
  };
  return { ...whole, body, ...(cutting || slowing ? { passage } : {}) };
}

/** Assembles a streamed body: how much of it arrives depends on its length. */
async function wholeOf({ chunks, ...answer }: Outbound): Promise<Outbound> {
  if (chunks === undefined) return answer;
  let body = '';
  for await (const chunk of chunks) body += chunk;
  return { ...answer, body };
}
