/** Which of the described responses a client prefers (RFC 7240). */
export interface Preference {
  readonly code?: number;
  /** The name of an example. */
  readonly exampleKey?: string;
  /** Generated values instead of examples. */
  readonly dynamic?: boolean;
}

/** Reads `Prefer: code=404, example=gone`; unknown preferences are ignored. */
export function preferenceIn(header: string | undefined): Preference {
  const given = new Map(
    [...(header ?? '').matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|([^\s",;]+))/g)].map(
      ([, name = '', quoted, plain = '']) => [name.toLowerCase(), quoted ?? plain] as const,
    ),
  );
  const [code, example] = [given.get('code'), given.get('example')];
  return {
    ...(code !== undefined && /^\d{3}$/.test(code) ? { code: Number(code) } : {}),
    ...(example === undefined ? {} : { exampleKey: example }),
    ...(given.get('dynamic') === 'true' ? { dynamic: true } : {}),
  };
}
