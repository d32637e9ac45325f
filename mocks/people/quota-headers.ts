import type { Readings } from '../../generated/questions.js';
import type { Account } from './credit.js';

type Headers = Readonly<Record<string, string>>;
type Remaining = (left: number | undefined) => string | undefined;

const remaining: Record<Exclude<Readings['errors.quota-headers'], 'off'>, Remaining> = {
  on: (left) => (left === undefined ? undefined : String(Math.max(0, left))),
  negative: (left) => String(left ?? -1),
  'non-numeric': (left) => {
    if (left === undefined) return 'unlimited';
    const text = Math.max(0, left).toLocaleString('en-US');
    return text.includes(',') ? text : `${text} left`;
  },
};

/**
 * Returns the headers of a call that report credits (question errors.quota-headers).
 * @param account after the call
 * @param charged the number of people newly charged by this call
 */
export function quotaHeaders(
  reading: Readings['errors.quota-headers'],
  { limit, used }: Account,
  charged: number,
): Headers {
  if (reading === 'off') return {};
  const left = remaining[reading](limit === undefined ? undefined : limit - used);
  return { 'X-Credits-Used': String(charged), ...(left !== undefined && { 'X-Credits-Remaining': left }) };
}
