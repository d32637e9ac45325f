/** Error codes of the contract by status, for error bodies without a code. */
const byStatus: Readonly<Record<number, string>> = {
  400: 'invalid_request',
  401: 'unauthenticated',
  402: 'payment_required',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_media_type',
  422: 'invalid_request',
  429: 'too_many_requests',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

export function codeOf(status: number): string {
  return byStatus[status] ?? (status >= 500 ? 'internal' : `status_${status}`);
}
