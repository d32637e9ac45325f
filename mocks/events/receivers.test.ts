import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../fixtures/receiver.js';
import { stage } from '../../fixtures/services/stage.js';
import { manualClock } from '../host/mock.js';

// Badly behaved receivers, over real HTTP. Nothing here waits for the end of an attempt.

const ok = (_: IncomingMessage, response: ServerResponse) => void response.writeHead(204).end();

/** Writes a header byte by byte, and never ends it. */
function drip({ socket }: ServerResponse): void {
  socket?.write('HTTP/1.1 204 No Content\r\nX-Slow: ');
  const drops = setInterval(() => socket?.write('x'), 50);
  socket?.once('close', () => clearInterval(drops));
}

/** Creates a mock with a contact whose title is tracked, and webhooks to these URLs. */
async function told(...urls: readonly string[]) {
  const webhooks = urls.map((url) => ({ url }));
  const made = await stage({ clock: manualClock(Date.UTC(2026, 0, 14, 5)), webhooks, isReal: true });
  onTestFinished(() => made.mock.close());
  const person = made.mock.people.find(({ linkedin, position }) => linkedin && position);
  await made.add([person?.linkedin]);
  await made.track('title');
  await made.mock.control.clock.advance('P1D');
  return {
    ...made,
    promote: (title: string) => made.mock.control.editPerson(person?.id ?? '', { title }),
  };
}

type Bad = readonly [name: string, answer: (request: IncomingMessage, response: ServerResponse) => void];
const silent: readonly Bad[] = [
  ['never answers', () => undefined],
  ['drips a header', (_, response) => drip(response)],
  [
    'goes on with interim answers',
    (_, response) => {
      const more = setInterval(() => response.writeProcessing(), 50);
      response.once('close', () => clearInterval(more));
    },
  ],
];
const fast: readonly Bad[] = [
  ['breaks the connection', ({ socket }) => void socket.destroy()],
  ['breaks it in its answer', (_, { socket }) => void socket?.end('HTTP/1.1 2')],
  ['answers nonsense', (_, { socket }) => void socket?.end('hello\r\n\r\n')],
  [
    'answers with a head of a megabyte',
    (_, { socket }) => void socket?.end(`HTTP/1.1 204 OK\r\nX: ${'x'.repeat(1_000_000)}\r\n\r\n`),
  ],
];
test.each(silent)('a receiver that %s delays neither the clock nor another receiver', async (_, answer) => {
  const [bad, fine] = [await listening(answer), await listening(ok)];
  const { mock, promote } = await told(bad.origin, fine.origin);
  await promote('Zookeeper');
  await mock.control.clock.advance('P1D');
  await promote('Lion Tamer');
  await mock.control.clock.advance('P3D');
  expect(fine.calls()).toBe(2);
  const deliveries = await mock.control.deliveries();
  expect(deliveries.map(({ url, status }) => [url, status])).toEqual([
    [bad.origin, 'pending'],
    [fine.origin, 'delivered'],
    [bad.origin, 'pending'],
    [fine.origin, 'delivered'],
  ]);
});

test.each(fast)('a receiver that %s gets retries when they are due, and is given up', async (_, answer) => {
  const bad = await listening(answer);
  const { mock, promote } = await told(bad.origin);
  await promote('Zookeeper');
  await mock.control.clock.advance('P1D');
  const [delivery] = await mock.control.deliveries();
  expect([delivery?.status, delivery?.attempts.length, bad.calls()]).toEqual(['failed', 7, 7]);
  expect(delivery?.attempts.at(-1)?.at).toBe('2026-01-16T02:35:36.000Z');
});

test('a receiver can call the service before it answers, and sees the time of the event', async () => {
  const asked: string[] = [];
  const receiver = await listening(async (_, response) => {
    asked.push(new Date(made.mock.control.clock.now()).toISOString());
    asked.push(String((await made.mock.control.outbox()).length));
    response.writeHead(204).end();
  });
  const made = await told(receiver.origin);
  await made.promote('Zookeeper');
  await made.mock.control.clock.advance('P3D');
  expect(asked).toEqual(['2026-01-16T00:00:00.000Z', '0']);
});
