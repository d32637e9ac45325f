import { type CallParts, type Service, startService } from '../../fixtures/calls.js';
import type { OperationId } from '../../generated/operations.js';
import type { ManualClock, MockOptions, Send } from '../mock.js';

/** A webhook as it arrived, and what time it was for the service then. */
export interface Heard {
  readonly url: string;
  readonly text: string;
  readonly at: string;
}

interface StageOptions extends Omit<MockOptions, 'clock' | 'send'> {
  readonly clock?: ManualClock;
  /** The status of a receiver for the nth time, from 1, that it gets a body. Default 204. */
  readonly answer?: (url: string, text: string, nth: number) => number | Promise<number>;
  /** Whether webhooks are really sent, and not heard here. */
  readonly isReal?: boolean;
}

export interface Stage extends Service {
  readonly heard: readonly Heard[];
  /** Resolves when so many webhooks have arrived. */
  hears(count: number): Promise<void>;
  add(slugs: readonly (string | undefined)[]): Promise<unknown>;
  track(...fields: readonly string[]): Promise<unknown>;
}

export const receivers = ['http://one.test/', 'http://two.test/'] as const;

/** A mock with a ledger and two receivers that answer in process, for tests of what happens by itself. */
export async function stage({
  answer = () => 204,
  isReal = false,
  ...options
}: StageOptions = {}): Promise<Stage> {
  const heard: Heard[] = [];
  const times = new Map<string, number>();
  const waiting = new Set<() => void>();
  const hearing: Send = async (url, { body: text }) => {
    heard.push({ url, text, at: new Date(service.mock.control.clock.now()).toISOString() });
    for (const look of waiting) look();
    const nth = (times.get(url + text) ?? 0) + 1;
    times.set(url + text, nth);
    return { status: await answer(url, text, nth) };
  };
  const service = await startService({
    people: 60,
    webhooks: receivers.map((url) => ({ url })),
    ...options,
    ...(isReal ? {} : { send: hearing }),
  });
  const { clientId, clientSecret } = service.mock;
  /** With a token of its own: those of before may have expired. */
  const write = async <Op extends OperationId>(operation: Op, parts: CallParts) => {
    const caller = await service.signedIn({ grantType: 'clientCredentials', clientId, clientSecret });
    const answer = await caller.call(operation, parts);
    if (answer.error !== undefined) throw new Error(answer.text);
    return answer.body;
  };
  const { id: ledger_id } = await write('createLedger', { body: { name: 'Customers' } });
  const path = { ledger_id };
  return {
    ...service,
    heard,
    hears: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (heard.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    add: (slugs) =>
      write('addContacts', { path, body: { contacts: slugs.map((linkedin) => ({ linkedin })) } }),
    track: (...fields) => write('updateTrackedFields', { path, body: { fields } }),
  };
}
