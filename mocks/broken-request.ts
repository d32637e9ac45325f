import type { Duplex } from 'node:stream';

type Refused = readonly [status: string, code: string, message: string];

const malformed: Refused = [
  '400 Bad Request',
  'invalid_request',
  'This is not an HTTP request that can be read.',
];

/** Why Node could not parse a request, by the code of its error. */
const known: ReadonlyMap<string, Refused> = new Map([
  [
    'HPE_HEADER_OVERFLOW',
    [
      '431 Request Header Fields Too Large',
      'too_large',
      'Address and headers are too long: send less in them.',
    ],
  ],
  [
    'HPE_CHUNK_EXTENSIONS_OVERFLOW',
    ['413 Payload Too Large', 'too_large', 'A chunk of the body has too long extensions.'],
  ],
  [
    'ERR_HTTP_REQUEST_TIMEOUT',
    ['408 Request Timeout', 'timeout', 'The request did not come to its end in time.'],
  ],
]);

/** Answers what could not be parsed as a request with an error in the usual form, and closes the connection. */
export function refuseBroken(error: NodeJS.ErrnoException, socket: Duplex, isAnswering: boolean): void {
  if (!socket.writable || isAnswering || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const [status, code, message] = known.get(error.code ?? '') ?? malformed;
  const body = JSON.stringify({ error: code, message });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
