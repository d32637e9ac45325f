import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import picomatch from 'picomatch';
import { removedRules } from '../../conformance/baseline/removed-rules.js';
import type { Shard } from '../../conformance/report/report.js';
import { isReplay } from '../../conformance/run/replay.js';
import { ruleMatcher } from '../../conformance/run/run-options.js';
import { type Safety, safeties } from '../../conformance/target/target.js';
import { UsageError } from '../../conformance/target/usage-error.js';
import { ruleIds, rules } from '../../generated/rules.js';
import { suggestion } from '../../spec/catalogue/nearest.js';

/** A value that was given, and its source, such as `--org` or `PDK_ORG`. */
export interface Setting {
  readonly value: string;
  readonly from: string;
  /** What errors quote instead of a value that holds variables, which may be secrets. */
  readonly shown?: string;
}

/** Returns the value of a setting. Throws a UsageError if it is wrong. */
export type Check<T> = (setting: Setting) => T;

const wrong = ({ value, from, shown }: Setting, why: string): UsageError =>
  shown === undefined
    ? new UsageError(`${from} "${value}" ${why}`)
    : new UsageError(`${from} "${shown}" ${why.replace(/ Did you mean .*$/s, '')}`);

/** The same for a value that may be a secret: it is never quoted. */
const wrongSecret = ({ from }: Setting, why: string): UsageError => new UsageError(`${from} ${why}`);

/** Checks a base address, and removes trailing slashes. */
export function checkUrl(setting: Setting): string {
  const { value } = setting;
  if (!/^https?:\/\//i.test(value)) {
    const isHost = URL.canParse(`http://${value}`) && !value.includes('://');
    const near = isHost ? ` Did you mean "http://${value}"?` : '';
    throw wrong(setting, `is not an address that begins with http:// or https://.${near}`);
  }
  if (!URL.canParse(value)) throw wrong(setting, 'is not a valid address.');
  const { origin, pathname, username, password } = new URL(value);
  if (username !== '' || password !== '')
    throw wrongSecret(setting, 'holds credentials; give them as options or variables of their own.');
  if (/[?#]/.test(value)) {
    const near = `Did you mean "${origin}${pathname}"?`;
    throw wrong(setting, `has a query or a fragment; a base address has none. ${near}`);
  }
  return `${origin}${pathname}`.replace(/(?<!\/)\/+$/, '');
}

/** Checks the address of a proxy, which may contain a password. */
export function checkProxy(setting: Setting): string {
  if (/^https?:\/\//i.test(setting.value) && URL.canParse(setting.value)) return setting.value;
  const like = 'an address that begins with http:// or https://, such as http://proxy:3128.';
  throw wrongSecret(setting, `is not ${like}`);
}

/** Checks the id of an organization, which becomes a path segment. */
export function checkOrg(setting: Setting): string {
  const { value } = setting;
  if (value === '') throw wrongSecret(setting, 'is empty; give the id of an organization.');
  if (/[\s/?#]/.test(value) || value === '.' || value === '..')
    throw wrong(setting, 'is not an id: it has to be one segment of a path.');
  return value;
}

/** Makes a check by the patterns of what is wrong, which is never quoted. */
const checkUnquoted =
  (...faults: readonly (readonly [pattern: RegExp, why: string])[]): Check<string> =>
  (setting) => {
    const fault = faults.find(([pattern]) => pattern.test(setting.value));
    if (fault) throw wrongSecret(setting, fault[1]);
    return setting.value;
  };

/** Checks the path of a file or a folder, which need not exist. */
export const checkFile = checkUnquoted([/^$/, 'is empty; give the path of a file.']);
/** Checks a secret or a name. */
export const checkCredential = checkUnquoted([/^$/, 'is empty.']);
export const checkBearer = checkUnquoted(
  [/^bearer\s/i, 'begins with "Bearer "; give the credential alone.'],
  [/[^!-~]/, 'has a space, a line break or another letter that no header can carry.'],
  [/^$/, 'is empty.'],
);

export function checkSafety(setting: Setting): Safety {
  const safety = safeties.find((known) => known === setting.value);
  if (safety) return safety;
  throw wrong(setting, `is no level of safety; there are ${safeties.join(', ')}.`);
}

/** Makes a check of whole numbers within bounds. @param is their description in errors @param unit multiplies the value */
const checkWhole =
  (least: number, most: number, is: string, unit = 1): Check<number> =>
  (setting) => {
    const number = /^\d+$/.test(setting.value) ? Number(setting.value) : -1;
    if (number >= least && number <= most) return number * unit;
    throw wrong(setting, `is not ${is}.`);
  };

/** The largest seed: seeds are whole numbers of 31 bits. */
export const seedMax = 2 ** 31 - 1;
const largest = Number.MAX_SAFE_INTEGER;
const week = 604_800;

export const checkSeed = checkWhole(0, seedMax, `a whole number from 0 to ${seedMax}`);
export const checkBudget = checkWhole(1, largest, 'a number of requests: a whole number from 1');
export const checkCount = checkWhole(0, largest, 'a whole number from 0');
const seconds = `a number of seconds: a whole number from 1 to ${week}, a week`;
/** Checks seconds, and returns milliseconds. */
export const checkSeconds = checkWhole(1, week, seconds, 1000);
/** Checks MiB, and returns bytes. */
export const checkMebibytes = checkWhole(1, 512, 'a number of MiB: a whole number from 1 to 512', 2 ** 20);

/** With more shards some would have nothing to do. */
const shardsMost = 100;

/** Checks a shard: `2/5` is the second of five. */
export function checkShard(setting: Setting): Shard {
  const [index = 0, of = 0] = (/^(\d+)\/(\d+)$/.exec(setting.value) ?? []).slice(1).map(Number);
  if (index >= 1 && index <= of && of <= shardsMost) return { index, of };
  const like = `the second of five is 2/5, and there are at most ${shardsMost}.`;
  throw wrong(setting, `is no part of a run: ${like}`);
}

export function checkRate(setting: Setting): number {
  const rate = /^(\d+(\.\d*)?|\.\d+)$/.test(setting.value) ? Number(setting.value) : 0;
  if (rate > 0 && Number.isFinite(rate)) return rate;
  throw wrong(setting, 'is not a number of requests per second above 0, such as 5 or 0.5.');
}

/** Checks a token as printed in reports after `--replay`. */
export function checkReplay({ value, from }: Setting): string {
  if (isReplay(value)) return value;
  const shown = value.length <= 40 ? value : `${value.slice(0, 40)}…`;
  const why = 'is not a whole replay token of this version; copy it from a report again.';
  throw wrong({ value: shown, from }, why);
}

export function checkFlag(setting: Setting): boolean {
  if (/^(1|true|yes|on)$/i.test(setting.value)) return true;
  if (/^(0|false|no|off)$/i.test(setting.value)) return false;
  throw wrong(setting, 'is neither true nor false.');
}

export function checkRules(setting: Setting): string {
  const { value } = setting;
  let removed: string | undefined;
  try {
    if (ruleIds.some(ruleMatcher(value))) return value;
    removed = Object.entries(removedRules).find(([id]) => picomatch.isMatch(id, value))?.[1];
  } catch (cause) {
    throw wrong(setting, `is not a glob: ${cause instanceof Error ? cause.message : cause}`);
  }
  if (removed !== undefined) throw wrong(setting, `names a rule that was removed. ${removed}`);
  const ids = ruleIds.flatMap((rule) => [rule, ...(rules[rule].covers ?? [])]);
  const areas = new Set(ids.map((id) => `${id.split('.')[0]}.*`));
  const near = suggestion(value, value.includes('*') ? [...areas, ...ids] : [...ids, ...areas]);
  throw wrong(setting, `matches no rule.${near} \`pdk rules\` lists them.`);
}

/** Headers that the kit sets itself, or that HTTP framing depends on. */
const ownHeaders =
  /^(accept-encoding|authorization|connection|content-(length|type)|cookie|expect|keep-alive|proxy-authorization|te|transfer-encoding|upgrade)$/;

/** Checks `Name: value`; the value may be a secret. */
export function checkHeader(setting: Setting): readonly [name: string, value: string] {
  const colon = setting.value.indexOf(':');
  const name = setting.value.slice(0, Math.max(0, colon)).toLowerCase();
  const value = setting.value.slice(colon + 1).trim();
  if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name)) throw wrongSecret(setting, "is written 'Name: value'.");
  const named = { value: name, from: setting.from };
  if (ownHeaders.test(name))
    throw wrong(named, 'is set by the kit itself; a credential is given by an option of its own.');
  if (/[^\t\x20-\x7e\xa0-\xff]/.test(value))
    throw wrong(named, 'has a value with a letter that no header can carry.');
  return [name, value];
}

/** Whether a value is PEM itself, and not the name of a file. */
export const isPem = (value: string): boolean => value.trimStart().startsWith('-----BEGIN ');

/** Makes a check of PEM, which is given as text or in a file. Nothing of it is ever quoted. */
const checkPem =
  (lacks: string, parse: (pem: string) => unknown): Check<string> =>
  (setting) => {
    const isText = isPem(setting.value);
    const pem = isText ? setting.value : textOf(setting);
    try {
      parse(pem);
      return pem;
    } catch {
      throw (isText ? wrongSecret : wrong)(setting, `holds no ${lacks}`);
    }
  };

function textOf(setting: Setting): string {
  try {
    return readFileSync(setting.value, 'utf8');
  } catch (cause) {
    const why = cause instanceof Error && 'code' in cause ? cause.code : 'it is no file';
    throw wrong(setting, `cannot be read: ${why}`);
  }
}

export const checkCertificates = checkPem(
  'certificate in PEM, as one begins -----BEGIN CERTIFICATE-----.',
  (pem) => new X509Certificate(pem),
);

export const checkKey = (passphrase: string | undefined): Check<string> =>
  checkPem(
    'private key in PEM that can be opened; an encrypted one needs its passphrase (--client-key-passphrase).',
    (key) => createPrivateKey({ key, passphrase }),
  );
