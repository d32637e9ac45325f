const unitsMs = { W: 604_800_000, D: 86_400_000, H: 3_600_000, M: 60_000, S: 1_000 } as const;

const pattern =
  /^P(?=\d|T\d)(?:(?<W>\d+)W)?(?:(?<D>\d+)D)?(?:T(?=\d)(?:(?<H>\d+)H)?(?:(?<M>\d+)M)?(?:(?<S>\d+(?:\.\d{1,3})?)S)?)?$/;

/** Returns an ISO 8601 duration in milliseconds. Years and months are not accepted, since their length varies. */
export function durationMs(text: string): number | undefined {
  const parts = pattern.exec(text)?.groups;
  if (parts === undefined) return undefined;
  return Object.entries(unitsMs).reduce((sum, [unit, ms]) => sum + Number(parts[unit] ?? 0) * ms, 0);
}
