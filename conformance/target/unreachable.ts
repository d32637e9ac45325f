/** What to do if no connection could be made, by error code. */
const advice: readonly (readonly [codes: RegExp, what: string])[] = [
  [
    /CERT|^UNABLE_TO_VERIFY/,
    'trust the certificate with --ca FILE, or, where nobody can come between, do not look at certificates with --insecure',
  ],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'check the name of the host, or reach it through --proxy'],
  [
    /^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/,
    'check the host and the port, whether the service runs, and whether it needs --proxy',
  ],
  [/^(EPROTO|ERR_SSL_.*)$/, 'check whether the address begins with http:// there, not https://'],
];

/** Returns why a request got no answer, and what to do. */
export function whyUnreachable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error && error.cause.message !== '' ? error.cause : error;
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
  const what = advice.find(([codes]) => codes.test(code))?.[1];
  const why = cause.message.trim() || code;
  return what === undefined ? why : `${why}: ${what}`;
}
