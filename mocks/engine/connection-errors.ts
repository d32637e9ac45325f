/** The error with which `fetch` of undici rejects if the connection is reset before a response arrives. */
export function connectionReset(): TypeError {
  const cause = Object.assign(new Error('read ECONNRESET'), {
    errno: -104,
    code: 'ECONNRESET',
    syscall: 'read',
  });
  return new TypeError('fetch failed', { cause });
}

/** The error with which reading a body rejects if the connection ends early. */
export function connectionEnded(): TypeError {
  const cause = Object.assign(new Error('other side closed'), {
    name: 'SocketError',
    code: 'UND_ERR_SOCKET',
  });
  return new TypeError('terminated', { cause });
}
