/** The texts that no message may contain: the credentials of a client and its latest tokens. */
export interface Secrets extends Iterable<string> {
  /** Adds a token; beyond the limit, the oldest one is dropped. */
  remember(token: string): void;
}

/** As many tokens as pending calls may use. */
const mostTokens = 8;

export function secretsOf(credentials: readonly string[]): Secrets {
  const tokens: string[] = [];
  return {
    remember: (token) => {
      tokens.push(token);
      if (tokens.length > mostTokens) tokens.shift();
    },
    [Symbol.iterator]: () => [...credentials, ...tokens].values(),
  };
}

/** Returns the strings of a body whose names mark them as secret, such as `newPassword`. */
export function secretsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && /secret|password|token|key/i.test(name) ? [value] : [],
  );
}
