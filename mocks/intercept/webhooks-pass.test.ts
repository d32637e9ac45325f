import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { stage } from '../../fixtures/services/stage.js';
import { manualClock } from '../host/mock.js';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

test('webhooks are sent to their receivers, whatever is intercepted', async () => {
  let calls = 0;
  const receiver = createServer((_request, response) => {
    calls += 1;
    response.writeHead(204).end();
  });
  ending.push(() => receiver.close().closeAllConnections());
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const { mock, add, track } = await stage({ clock, webhooks: [{ url: `${origin}/hooks` }], isReal: true });
  ending.push(() => void mock.close());
  using _ = mock.intercept({ origin, onUnhandledRequest: 'error' });
  using __ = mock.intercept({ origin: 'https://api.example', onUnhandledRequest: 'error' });
  const person = mock.people.find(({ linkedin, position }) => linkedin && position);
  await add([person?.linkedin]);
  await track('title');
  await mock.control.clock.advance('P1D');
  await mock.control.editPerson(person?.id ?? '', { title: 'Zookeeper' });
  await mock.control.clock.advance('P1D');
  await expect.poll(() => calls).toBe(1);
});
