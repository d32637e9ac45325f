import picomatch from 'picomatch';
import { type RuleId, ruleIds, rules } from '../../../generated/rules.js';
import { suggestion } from '../../../spec/catalogue/nearest.js';
import { removedRules } from '../../../spec/catalogue/removed-rules.js';
import type { Shard } from '../../report/report.js';
import { type Safety, safeties } from '../../target/safety.js';
import type { Checked } from '../../target/usage-error.js';
import { isReplay } from '../replay.js';
import type { Setting } from './settings.js';

/** The largest seed: seeds are whole numbers of 31 bits. */
export const seedMax = 2 ** 31 - 1;

/** With more shards some would have nothing to do. */
const shardsMost = 100;

/** Checks a base address, and removes trailing slashes. */
export function checkUrl({ value, from }: Setting): Checked<string> {
  const bad = (why: string) => ({ error: `${from} "${value}" ${why}` });
  if (!/^https?:\/\//i.test(value)) {
    const near =
      URL.canParse(`http://${value}`) && !value.includes('://') ? ` Did you mean "http://${value}"?` : '';
    return bad(`is not an address that begins with http:// or https://.${near}`);
  }
  if (!URL.canParse(value)) return bad('is not a valid address.');
  const url = new URL(value);
  if (url.username !== '' || url.password !== '') {
    return { error: `${from} holds credentials; give them as options or variables of their own.` };
  }
  if (url.search !== '' || url.hash !== '' || /[?#]/.test(value)) {
    return bad(
      `has a query or a fragment; a base address has none. Did you mean "${url.origin}${url.pathname}"?`,
    );
  }
  return { value: `${url.origin}${url.pathname}`.replace(/(?<!\/)\/+$/, '') };
}

/** Checks the id of an organization, which becomes a path segment. */
export function checkOrg({ value, from }: Setting): Checked<string> {
  if (value === '') return { error: `${from} is empty; give the id of an organization.` };
  if (/[\s/?#]/.test(value) || value === '.' || value === '..') {
    return { error: `${from} "${value}" is not an id: it has to be one segment of a path.` };
  }
  return { value };
}

/** Checks the path of a file or a folder, which need not exist. */
export function checkFile({ value, from }: Setting): Checked<string> {
  return value === '' ? { error: `${from} is empty; give the path of a file.` } : { value };
}

export function checkSafety({ value, from }: Setting): Checked<Safety> {
  const safety = safeties.find((known) => known === value);
  if (safety) return { value: safety };
  return { error: `${from} "${value}" is no level of safety; there are ${safeties.join(', ')}.` };
}

/** Checks a secret or a name. It is never quoted, not even if it is wrong. */
export function checkCredential({ value, from }: Setting): Checked<string> {
  if (value === '') return { error: `${from} is empty.` };
  return { value };
}

export function checkBearer(setting: Setting): Checked<string> {
  const { value, from } = setting;
  if (/^bearer\s/i.test(value)) return { error: `${from} begins with "Bearer "; give the credential alone.` };
  if (/[^!-~]/.test(value)) {
    return { error: `${from} has a space, a line break or another letter that no header can carry.` };
  }
  return checkCredential(setting);
}

/** Makes a check of whole numbers within bounds. @param is their description in errors @param unit multiplies the value */
const checkWhole =
  (least: number, most: number, is: string, unit = 1) =>
  ({ value, from }: Setting): Checked<number> => {
    const number = /^\d+$/.test(value) ? Number(value) : -1;
    if (number >= least && number <= most) return { value: number * unit };
    return { error: `${from} "${value}" is not ${is}.` };
  };

export const checkSeed = checkWhole(0, seedMax, `a whole number from 0 to ${seedMax}`);

export const checkBudget = checkWhole(
  1,
  Number.MAX_SAFE_INTEGER,
  'a number of requests: a whole number from 1',
);

export const checkCount = checkWhole(0, Number.MAX_SAFE_INTEGER, 'a whole number from 0');

/** Checks seconds, and returns milliseconds. */
export const checkSeconds = checkWhole(
  1,
  604_800,
  'a number of seconds: a whole number from 1 to 604800, a week',
  1000,
);

/** Checks MiB, and returns bytes. */
export const checkMebibytes = checkWhole(1, 512, 'a number of MiB: a whole number from 1 to 512', 2 ** 20);

/** Checks a shard: `2/5` is the second of five. */
export function checkShard({ value, from }: Setting): Checked<Shard> {
  const [index, of] = (/^(\d+)\/(\d+)$/.exec(value) ?? []).slice(1).map(Number);
  if (index !== undefined && of !== undefined && index >= 1 && index <= of && of <= shardsMost)
    return { value: { index, of } };
  return {
    error: `${from} "${value}" is no part of a run: the second of five is 2/5, and there are at most ${shardsMost}.`,
  };
}

export function checkRate({ value, from }: Setting): Checked<number> {
  const rate = /^(\d+(\.\d*)?|\.\d+)$/.test(value) ? Number(value) : 0;
  if (rate > 0 && Number.isFinite(rate)) return { value: rate };
  return { error: `${from} "${value}" is not a number of requests per second above 0, such as 5 or 0.5.` };
}

/** Checks a token as printed in reports after `--replay`. */
export function checkReplay({ value, from }: Setting): Checked<string> {
  if (isReplay(value)) return { value };
  const shown = value.length <= 40 ? value : `${value.slice(0, 40)}…`;
  return {
    error: `${from} "${shown}" is not a whole replay token of this version; copy it from a report again.`,
  };
}

export function checkFlag({ value, from }: Setting): Checked<boolean> {
  if (/^(1|true|yes|on)$/i.test(value)) return { value: true };
  if (/^(0|false|no|off)$/i.test(value)) return { value: false };
  return { error: `${from} "${value}" is neither true nor false.` };
}

/** Checks a setting and returns its value; undefined if it was not given or is wrong. */
export type Checking = <T>(
  setting: Setting | undefined,
  check: (setting: Setting) => Checked<T>,
) => T | undefined;

/** @param fail called with what is wrong with a setting */
export function checking(fail: (error: string) => void): Checking {
  return (setting, check) => {
    const result = setting && check(setting);
    if (result && 'error' in result) fail(result.error);
    return result && 'value' in result ? result.value : undefined;
  };
}

/** Matches rules by a glob of their own ids, or of the ids of sentences that they cover. @param glob undefined for all */
export function ruleMatcher(glob: string | undefined): (rule: RuleId) => boolean {
  if (glob === undefined) return () => true;
  const matches = picomatch(glob);
  return (rule) => [rule, ...(rules[rule].covers ?? [])].some((id) => matches(id));
}

export function checkRules({ value, from }: Setting): Checked<string> {
  try {
    if (ruleIds.some(ruleMatcher(value))) return { value };
    const removed = Object.entries(removedRules).find(([id]) => picomatch.isMatch(id, value));
    if (removed) return { error: `${from} "${value}" names a rule that was removed. ${removed[1]}` };
  } catch (cause) {
    return { error: `${from} "${value}" is not a glob: ${cause instanceof Error ? cause.message : cause}` };
  }
  const ids = ruleIds.flatMap((rule) => [rule, ...(rules[rule].covers ?? [])]);
  const areas = new Set(ids.map((id) => `${id.split('.')[0]}.*`));
  const near = suggestion(value, value.includes('*') ? [...areas, ...ids] : [...ids, ...areas]);
  return { error: `${from} "${value}" matches no rule.${near} \`pdk rules\` lists them.` };
}
