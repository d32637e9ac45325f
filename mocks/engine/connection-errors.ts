/** What `fetch` rejects with where the connection is reset before an answer came, as undici says it. */
export function connectionReset(): TypeError {
  const cause = Object.assign(new Error('read ECONNRESET'), {
    errno: -104,
    code: 'ECONNRESET',
    syscall: 'read',
  });
  return new TypeError('fetch failed', { cause });
}

/** What reading a body rejects with where the connection ends early. */
export function connectionEnded(): TypeError {
  const cause = Object.assign(new Error('other side closed'), {
    name: 'SocketError',
    code: 'UND_ERR_SOCKET',
  });
  return new TypeError('terminated', { cause });
}
