import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';

/** Addresses of this machine, and names that no network has (RFC 6761). */
const local = /^(localhost|.+\.(localhost|test)|127(\.\d{1,3}){3}|\[::1\])$/i;

/**
 * Section 5, assumed: credentials travel over TLS. Only the address that was given is looked at: nothing is sent in
 * plain text to find out what would become of it.
 */
const tls: ExchangeJudge = ({ request }) => {
  const { protocol, hostname, host } = new URL(request.url);
  if (local.test(hostname)) return nothing;
  return once(protocol === 'https:', () => ({
    at: 'url',
    expected: `https://${host}`,
    received: `${protocol}//${host}`,
  }));
};

/** Judges of the way to the service (section 5). */
export const transportSecurityJudges = { 'security.tls': tls } satisfies Partial<
  Record<RuleId, ExchangeJudge>
>;
