import type { Target } from '../target/target.js';

/** Every secret that was given or seen in a run: what no report, and no refusal of the target, may contain. */
export interface Secrets {
  all(): readonly string[];
  add(secret: string): void;
}

export function createSecrets(target: Target): Secrets {
  const seen = new Set<string>();
  const add = (secret: string | undefined) => {
    if (secret !== undefined && secret.length >= 4) seen.add(secret);
  };
  for (const given of [target.clientSecret, target.password, target.apiKey, target.token]) add(given);
  return { all: () => [...seen], add };
}
