import { expect, test } from 'vitest';
import { areDirect } from './no-proxy.js';

test.each([
  [['http://10.1.2.3/v1', 'http://10.9.9.9:8080/v1'], '10.0.0.0/8', true],
  [['http://10.1.2.3/v1', 'http://192.168.0.1/v1'], '10.0.0.0/8', false],
  [['http://10.1.2.3/v1', 'http://192.168.0.1/v1'], 'localhost, 192.168.0.0/16,10.1.2.0/24', true],
  [['http://10.1.3.3/v1'], '10.1.2.0/24', false],
  [['http://[fd00::5]/v1'], 'fd00::/8', true],
  [['http://[fe80::5]/v1'], '[fd00::]/8', false],
  [['http://staging.test/v1'], '10.0.0.0/8,staging.test', false],
  [['http://10.1.2.3/v1'], '10.0.0.0/99,10.0.0/8,x/8,', false],
  [['http://10.1.2.3/v1'], undefined, false],
  [[], '10.0.0.0/8', false],
])('%j with NO_PROXY %s is reached without a proxy: %s', (urls, NO_PROXY, isDirect) => {
  expect(areDirect(urls, NO_PROXY === undefined ? {} : { NO_PROXY })).toBe(isDirect);
});
