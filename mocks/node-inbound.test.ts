import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { NodeInbound } from './node-inbound.js';

test('a message that was read holds nothing of its body, however long its answer takes', async () => {
  const message = new IncomingMessage(new Socket());
  const before = message.eventNames();
  const text = new NodeInbound(message).text(100);
  for (const piece of ['{"a":', '1}', null]) message.push(piece);
  expect(await text).toBe('{"a":1}');
  // Who still listens to it would hold what was read.
  expect(message.eventNames()).toEqual(before);
});
