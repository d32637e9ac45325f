import { expect, onTestFinished, test } from 'vitest';
import { listening } from '../../fixtures/receiver.js';
import { stage } from '../../fixtures/services/stage.js';
import { manualClock } from '../host/mock.js';

test('webhooks are sent to their receivers, whatever is intercepted', async () => {
  const { origin, calls } = await listening((_, response) => void response.writeHead(204).end());
  const clock = manualClock(Date.UTC(2026, 0, 14, 5));
  const { mock, add, track } = await stage({ clock, webhooks: [{ url: `${origin}/hooks` }], isReal: true });
  onTestFinished(() => mock.close());
  using _ = mock.intercept({ origin, onUnhandledRequest: 'error' });
  using __ = mock.intercept({ origin: 'https://api.example', onUnhandledRequest: 'error' });
  const person = mock.people.find(({ linkedin, position }) => linkedin && position);
  await add([person?.linkedin]);
  await track('title');
  await mock.control.clock.advance('P1D');
  await mock.control.editPerson(person?.id ?? '', { title: 'Zookeeper' });
  await mock.control.clock.advance('P1D');
  await expect.poll(calls).toBe(1);
});
