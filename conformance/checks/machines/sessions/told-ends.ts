const hourMinutes = 60;
/** Clocks of one service differ by minutes. */
const clockMinutes = 5;

/** Offsets of the zones of the world from UTC in minutes: whole hours, and those in use between them. */
const zones: readonly number[] = [
  ...Array.from({ length: 27 }, (_, index) => (index - 12) * hourMinutes),
  ...[-570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825],
];

/** Minutes for which a token may be accepted after its end: clocks differ, and whoever checks it allows for that. */
const leewayMinutes = 10;

/** Ends that are too close to be told apart, in minutes after the creation of a token. */
export interface ToldEnd {
  /** Until then it is accepted. */
  readonly from: number;
  /** From then on it is refused, or lives until a later end. */
  readonly until: number;
}

/**
 * When a token may end whose `expiresAt`, read as UTC, lies so many minutes ahead by the clocks of the target: at that time in
 * any zone in which that is within an hour, or an hour after its creation, the other time stated (section 5 rule 3).
 */
export function toldEnds(aheadMinutes: readonly number[]): readonly ToldEnd[] {
  const possible = aheadMinutes
    .flatMap((ahead) => zones.map((zone) => ahead - zone))
    .filter((end) => end >= 0 && end <= hourMinutes + clockMinutes);
  const groups: ToldEnd[] = [];
  for (const end of [...possible, hourMinutes].sort((one, other) => one - other)) {
    const [from, until] = [Math.min(end, hourMinutes) - 1, end + leewayMinutes];
    const last = groups.at(-1);
    if (last !== undefined && from <= last.until) groups.splice(-1, 1, { from: last.from, until });
    else groups.push({ from, until });
  }
  return groups;
}
