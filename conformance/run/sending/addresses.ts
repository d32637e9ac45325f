import { type OperationId, operations } from '../../../generated/operations.js';
import { pageIn } from '../../target/answer.js';
import { Interruption } from '../../target/end-scenario.js';
import { type Exchange, isAdmitted } from '../../target/exchange.js';
import { basesOf, type Target } from '../../target/target.js';
import { Redirected, type WireRequest, type WireResponse } from '../../target/transport.js';

const baseOf = (target: Target, url: string) => {
  const [name, base] = basesOf(target).find(([, each]) => url.startsWith(each)) ?? [
    'people',
    target.peopleUrl,
  ];
  return { option: `--${name}-url`, base };
};

export const addressOption = (target: Target, url: string): string => baseOf(target, url).option;

/** Whether a call met a router without such a path, or a page where only a service should be. */
export const isNowhere = ({ response }: Pick<Exchange, 'response'>): boolean =>
  [404, 405].includes(response.status) || pageIn(response) !== undefined;

/** After so many calls of an interface that met nothing, it is asked for what needs no thing that exists. */
const missesMost = 2;
export const asked = {
  people: 'previewFind',
  ledger: 'getLedgers',
  identity: 'listApiKeys',
  billing: 'getSubscriptions',
} as const;

type Sent = Pick<Exchange['request'], 'method' | 'url' | 'headers' | 'text'>;

/** Notices where an interface is not at the address that was given for it: other rules would be told of somebody else. */
export function createAddresses(
  target: Target,
  deliver: (request: WireRequest) => Promise<WireResponse>,
  call: (operation: OperationId) => Promise<Exchange>,
) {
  /** By interface; infinite once something was there. */
  const misses = new Map<string, number>();

  /** Says which option to look at, and the address nearby that takes the same call; undefined if none does. */
  async function nearest({ headers, method, text: body, url }: Sent): Promise<string | undefined> {
    const { option, base } = baseOf(target, url);
    const own = Object.entries(headers).filter(([name]) => !Object.hasOwn(target.headers ?? {}, name));
    for (const near of nearby(base)) {
      const there = near + url.slice(base.length);
      const request = { method, url: there, headers: Object.fromEntries(own), body };
      const answer = await deliver(request).catch(() => undefined);
      if (answer && answer.status < 300 && pageIn(answer) === undefined)
        return `"${near}" takes the same call: give that as ${option}`;
    }
    return undefined;
  }

  const advice = async (sent: Sent): Promise<string> =>
    (await nearest(sent)) ?? `check ${addressOption(target, sent.url)} and --org`;

  /** Throws an Interruption if nothing of an interface was ever there. @param what was met instead of it, if that is so */
  async function look(operation: OperationId, sent: Sent, what: string | undefined): Promise<void> {
    const { interface: name } = operations[operation];
    const before = misses.get(name) ?? 0;
    const isAsked = operation === asked[name];
    const missed = what === undefined ? Number.POSITIVE_INFINITY : before + (isAsked ? missesMost : 1);
    misses.set(name, missed);
    if (what === undefined || before >= missesMost || missed < missesMost) return;
    if (!isAsked) await call(asked[name]).catch(() => undefined);
    const after = misses.get(name) ?? 0;
    // It may not have been sent.
    if (after === Number.POSITIVE_INFINITY || (!isAsked && after === missed)) return;
    // Only finds have a path that is stated: other operations may be elsewhere below the right address.
    const told = name === 'people' ? await advice(sent) : await nearest(sent);
    misses.set(name, Number.POSITIVE_INFINITY);
    if (told === undefined) return;
    const why = `no call of the ${name} interface was answered by it: ${sent.method} ${sent.url} met ${what}`;
    throw new Interruption('target-lost', `${why}; ${told}`);
  }

  return {
    advice,
    /** Returns whether it met something else while nothing of the interface was ever there. */
    async see({ operation, org, credential, request, response }: Exchange): Promise<boolean> {
      const { interface: name } = operations[operation];
      if (misses.get(name) === Number.POSITIVE_INFINITY) return false;
      const isStray = isNowhere({ response });
      const met = `status ${response.status}, ${pageIn(response) ?? `"${response.text.slice(0, 200)}"`}`;
      if (!isStray || isAdmitted({ org, credential }))
        await look(operation, request, isStray ? met : undefined);
      return isStray;
    },
    async missed(
      meta: Pick<Exchange, 'operation' | 'org' | 'credential'>,
      { body: text, ...request }: WireRequest,
      error: unknown,
    ) {
      const isStray =
        error instanceof Redirected || (error instanceof Interruption && error.kind === 'unreadable');
      if (isStray && isAdmitted(meta)) await look(meta.operation, { ...request, text }, error.message);
    },
  };
}

/** Addresses that a base may have been meant to be: with a version, or without what belongs to an operation. */
function nearby(base: string): readonly string[] {
  const { origin, pathname } = new URL(base);
  const parts = pathname.split('/').filter(Boolean);
  const [shorter, ...shortest] = [1, 2].slice(0, parts.length).map((count) => parts.slice(0, -count));
  const paths = [[...parts, 'v1'], ...(shorter ? [shorter, [...shorter, 'v1']] : []), ...shortest];
  return paths.map((path) => [origin, ...path].join('/'));
}
