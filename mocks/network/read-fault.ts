import type { components } from '../../generated/control.js';
import { suggestion } from '../../spec/catalogue/nearest.js';
import { interfaces } from '../../spec/contract/documents.js';
import type { Contract } from '../engine/contract.js';
import { findCredential, orgIds } from '../engine/credentials.js';
import type { World } from '../engine/handler.js';
import { principals } from '../engine/principals.js';
import { isRefusal, quote, type Refusal, refuse } from '../engine/refusal.js';
import {
  type Effect,
  effects,
  effectsOf,
  type Fault,
  type Latency,
  type NewFault,
} from '../faults/faults.js';
import { findUserByEmail } from '../identity/accounts.js';
import { apiKeysOf } from '../identity/api-keys.js';

/** Returns a fault that can be set in a world, or why it cannot. Its members already have the types of the contract. */
export async function readFault(given: NewFault, world: World): Promise<Fault | Refusal> {
  const asked = { ...given, on: given.on ?? 'all' };
  const issue = unknownPlace(asked.on, world.contract) ?? misplaced(asked) ?? contradiction(asked);
  if (issue) return issue;
  const latency = asked.latency && readLatency(asked.latency);
  if (latency && isRefusal(latency)) return latency;
  if (asked.credential === undefined) return { asked, latency, principals: undefined };
  const named = await principalsNamed(asked.credential, world);
  if ('refused' in named) return named;
  return { asked: { ...asked, credential: named.shown }, latency, principals: named.ids };
}

function unknownPlace(on: string, { operations, drafts }: Contract): Refusal | undefined {
  const wide = ['all', ...interfaces, 'webhooks'];
  const known = [...wide, ...[...operations, ...drafts].map(({ id }) => id)];
  if (known.includes(on)) return undefined;
  const message = `\`on\` is ${quote(on)}; it must be an operationId, ${wide.slice(0, -1).join(', ')} or webhooks.`;
  return wrong('on', message + suggestion(on, known));
}

/** Members other than effects that apply to calls only. */
const only = ['credential', 'afterWork', 'retryAfterSeconds'] as const;

/** Refuses effects of calls on webhooks, those of webhooks on calls, and a fault without any. */
function misplaced(asked: NewFault & { readonly on: string }): Refusal | undefined {
  const isForWebhooks = asked.on === 'webhooks';
  const wanted = effectsOf(asked);
  const possible = list(effects[isForWebhooks ? 'webhooks' : 'calls']);
  const foreign =
    wanted.find((effect) => isOfWebhooks(effect) !== isForWebhooks) ??
    (isForWebhooks ? only.find((name) => asked[name]) : undefined);
  if (foreign === undefined) {
    return wanted.length > 0 ? undefined : wrong('on', `The fault does nothing: give it one of ${possible}.`);
  }
  if (isForWebhooks) {
    return wrong(foreign, `\`${foreign}\` is for calls; what can happen to \`webhooks\` is ${possible}.`);
  }
  const meant = foreign === 'delayMs' ? ', or `latency` for calls' : '';
  return wrong(foreign, `\`${foreign}\` is for webhooks: set it with \`on\` "webhooks"${meant}.`);
}

function contradiction(asked: NewFault): Refusal | undefined {
  const wanted = effectsOf(asked);
  const alone = wanted.includes('reset') ? 'reset' : wanted.includes('lose') ? 'lose' : undefined;
  const other = wanted.find((effect) => effect !== alone && effect !== 'latency');
  if (alone !== undefined && other !== undefined) {
    const issue = `\`${other}\` cannot be seen beside \`${alone}\``;
    return wrong(other, `${issue}: nothing arrives. Leave one of them out.`);
  }
  if (asked.retryAfterSeconds !== undefined && asked.status === undefined) {
    return wrong('retryAfterSeconds', '`retryAfterSeconds` needs a `status`, such as 429 or 503.');
  }
  const decides = wanted.some((effect) => effect === 'status' || effect === 'reset' || effect === 'latency');
  if (asked.afterWork === true && !decides) {
    const meaning = '`afterWork` says when `status`, `reset` or `latency` strike';
    return wrong('afterWork', `${meaning}: leave it out, the body is there after the work alone.`);
  }
  return undefined;
}

const isOfWebhooks = (effect: Effect): boolean => effects.webhooks.some((name) => name === effect);
const list = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

function wrong(field: string, message: string): Refusal {
  return refuse('request-invalid', message, { field });
}

type Asked = components['schemas']['ControlLatency'];
type Distribution = Latency['distribution'];
type Member = Exclude<keyof Asked, 'distribution'>;

const members: Readonly<Record<Distribution, readonly Member[]>> = {
  fixed: ['ms'],
  uniform: ['minMs', 'maxMs'],
  lognormal: ['p50Ms', 'p99Ms'],
  normal: ['p50Ms', 'p99Ms'],
};
const choices = '`ms`, or `minMs` and `maxMs`, or `p50Ms` and `p99Ms`';

/** The requested latency; without a distribution, the one that its members fit. */
function readLatency(asked: Asked): Latency | Refusal {
  const given = Object.keys(asked).filter((name) => name !== 'distribution');
  const fits = (one: Distribution) =>
    given.length === members[one].length && members[one].every((member) => asked[member] !== undefined);
  const { distribution = distributions.find(fits) } = asked;
  if (distribution === undefined) return wrongLatency(`has ${named(given)}; it takes ${choices}`);
  if (!fits(distribution)) {
    const taken = named(members[distribution]);
    return wrongLatency(`is ${distribution} and has ${named(given)}; that takes ${taken}`);
  }
  const { ms = 0, minMs = 0, maxMs = 0, p50Ms = 0, p99Ms = 0 } = asked;
  if (minMs > maxMs) return wrongLatency(`has \`minMs\` ${minMs} above \`maxMs\` ${maxMs}; exchange them`);
  if (p50Ms > p99Ms) return wrongLatency(`has \`p50Ms\` ${p50Ms} above \`p99Ms\` ${p99Ms}; exchange them`);
  if (distribution === 'lognormal' && p50Ms === 0) {
    return wrongLatency('is lognormal with `p50Ms` 0; it must be above 0, or the distribution normal');
  }
  if (distribution === 'fixed') return { distribution, ms };
  return distribution === 'uniform' ? { distribution, minMs, maxMs } : { distribution, p50Ms, p99Ms };
}

const distributions: readonly Distribution[] = ['fixed', 'uniform', 'lognormal', 'normal'];

const named = (names: readonly string[]): string =>
  names.length === 0 ? 'nothing' : names.map((name) => `\`${name}\``).join(' and ');

const wrongLatency = (issue: string): Refusal => wrong('latency', `\`latency\` ${issue}.`);

/** The principals that a credential names, and how it is shown: never as a token. */
interface Named {
  readonly shown: string;
  readonly ids: ReadonlySet<string>;
}

/** May be a mistyped key or token: names and ids are shorter. */
const maybeSecret = /^pdk_|^.{41}/s;

/** The principals named by a clientId, the username or id of a user, the name or id of an API key, or a token. */
async function principalsNamed(credential: string, world: World): Promise<Named | Refusal> {
  const { store } = world;
  const principal = await store.get(principals, credential);
  const known = principal === undefined ? (await findUserByEmail(store, credential))?.id : credential;
  if (known !== undefined) return { shown: credential, ids: new Set([known]) };
  const keys = (await Promise.all((await orgIds(world)).map((org) => apiKeysOf(store, org)))).flat();
  const named = keys.filter(({ name }) => name === credential);
  if (named.length > 0) return { shown: credential, ids: new Set(named.map(({ id }) => id)) };
  const token = await findCredential(world, credential);
  if (token !== undefined) return { shown: token.principalId, ids: new Set([token.principalId]) };
  const what = maybeSecret.test(credential) ? `of ${credential.length} characters` : quote(credential);
  const message = `\`credential\` ${what} is nobody's: give a clientId, a username, or the name or id of an API key.`;
  return wrong('credential', message);
}
