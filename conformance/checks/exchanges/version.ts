import type { OperationId } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import { type ExchangeJudge, nothing, once } from '../../scene/finding.js';
import { type Exchange, isSuccess } from '../../target/exchange.js';

/** Whether the address was sent as configured; an investigation of versions or paths may vary it. */
function isUnvaried({ investigation, request }: Exchange, path: string): boolean {
  return !/version/i.test(investigation) && !/[?#]|\.\./.test(path) && request.method === 'POST';
}

/** Section 9: the version is the last segment of the base path. Only an address that serves the operation shows it. */
function versioned(operation: OperationId, tail: RegExp): ExchangeJudge {
  return (exchange) => {
    if (exchange.operation !== operation || exchange.org !== 'own' || !isSuccess(exchange)) return nothing;
    const path = exchange.request.url.replace(/^[a-z]+:\/\/[^/]*/i, '');
    if (!tail.test(path) || !isUnvaried(exchange, path)) return nothing;
    const base = path.replace(tail, '');
    return once(base.endsWith('/v1'), () => ({
      at: 'url',
      expected: 'a base path that ends in /v1',
      received: path,
    }));
  };
}

/** Judges of the version in the base paths (section 9). */
export const versionJudges = {
  'version.v1-people': versioned('find', /\/[^/]+\/find$/),
  'version.v1-identity': versioned('createSession', /\/session$/),
} satisfies Partial<Record<RuleId, ExchangeJudge>>;
