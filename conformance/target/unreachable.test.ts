import { expect, test } from 'vitest';
import { whyUnreachable } from './unreachable.js';

const failed = (code: string, message = 'it failed') => Object.assign(new Error(message), { code });

test.each([
  ['DEPTH_ZERO_SELF_SIGNED_CERT', /--ca .*--insecure/],
  ['SELF_SIGNED_CERT_IN_CHAIN', /--ca/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /--ca/],
  ['UNABLE_TO_GET_ISSUER_CERT_LOCALLY', /--ca/],
  ['CERT_HAS_EXPIRED', /--ca/],
  ['ERR_TLS_CERT_ALTNAME_INVALID', /--ca/],
  ['ENOTFOUND', /name of the host/],
  ['ECONNREFUSED', /the port/],
  ['UND_ERR_CONNECT_TIMEOUT', /the port/],
  ['EPROTO', /http:\/\//],
  ['ERR_SSL_WRONG_VERSION_NUMBER', /http:\/\//],
])('the message for %s says what to do', (code, what) => {
  expect(whyUnreachable(failed(code))).toMatch(what);
  expect(whyUnreachable(new Error('fetch failed', { cause: failed(code) }))).toMatch(/^it failed: /);
});

test('another failure keeps its message, or gets its code if it has none', () => {
  expect(whyUnreachable(failed('ECONNRESET', 'socket hang up'))).toBe('socket hang up');
  expect(whyUnreachable(failed('ECONNREFUSED', ''))).toMatch(/^ECONNREFUSED: check/);
});
