/** What must be in no message: the credentials of a client, and the tokens that it had last. */
export interface Secrets extends Iterable<string> {
  /** Adds a token; one that is long over is forgotten. */
  remember(token: string): void;
}

/** As many as calls that are still under way may carry. */
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

/** The texts of a body whose names say that they are secret, as `newPassword`. */
export function secretsIn(body: unknown): readonly string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.entries(body).flatMap(([name, value]) =>
    typeof value === 'string' && /secret|password|token|key/i.test(name) ? [value] : [],
  );
}
