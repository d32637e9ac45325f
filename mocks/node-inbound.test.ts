import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { NodeInbound } from './node-inbound.js';

test('a message that was read does not retain its body while it is answered', async () => {
  const message = new IncomingMessage(new Socket());
  const before = message.eventNames();
  const text = new NodeInbound(message).text(100);
  for (const piece of ['{"a":', '1}', null]) message.push(piece);
  expect(await text).toBe('{"a":1}');
  // A remaining listener would retain what was read.
  expect(message.eventNames()).toEqual(before);
});
