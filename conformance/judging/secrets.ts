import { base64Cores, secretForms } from '../../spec/exchange/secret-forms.js';
import type { Target } from '../target/target.js';

/** All secrets that were given to a run or seen in it. No report, and no refusal of the target, may contain them. */
export type Secrets = ReturnType<typeof createSecrets>;

/**
 * Maximum number of secrets, length of one, and length of all in every form that is hidden. A run against an honest target
 * sees fewer.
 */
const most = 2000;
const lengthMost = 16 * 1024;
const charactersMost = 16 * 1024 * 1024;

export function createSecrets(target: Target) {
  const seen = new Set<string>();
  let left = charactersMost;
  const add = (secret: string | undefined): void => {
    if (secret === undefined || secret.length < 4 || secret.length > lengthMost) return;
    if (seen.size >= most || seen.has(secret) || left === 0) return;
    const characters = [...secretForms(secret), ...base64Cores(secret)].reduce(
      (sum, { length }) => sum + length,
      0,
    );
    left = Math.max(0, left - characters);
    seen.add(secret);
  };
  for (const given of [target.clientSecret, target.password, target.apiKey, target.token]) add(given);
  // Short values are words, such as the name of an environment.
  const headers = Object.values(target.headers ?? {}).filter((value) => value.length >= 8);
  return {
    all: (): readonly string[] => [...seen],
    /** What no report may contain, including the values of given headers. */
    hidden: (): readonly string[] => [...seen, ...headers],
    add,
  };
}
