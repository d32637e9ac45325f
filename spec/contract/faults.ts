const mostFaults = 3;

/**
 * Returns the problems that the bundler found, one line each, such as `spec/people.yaml:12:5: …`; its whole output if it contains
 * no place. If a file cannot be parsed, references to it are left out: they fail for that reason.
 */
export function faultsIn(said: string): string {
  const placed = [...said.matchAll(/^\[\d+\] (\S+:\d+:\d+).*\n\n(.+)$/gm)].map(([, place, what = '']) =>
    written(place, what),
  );
  const unparsed = [...said.matchAll(/^Failed to parse API description at (\S+):\s+- (.+)$/gm)].map(
    ([, file, what = '']) => written(`${file}:${/\((\d+:\d+)\)$/.exec(what)?.[1] ?? '1:1'}`, what),
  );
  const all = [...new Set([...unparsed, ...placed])];
  const roots = all.filter((line) => !line.includes("Can't resolve $ref: "));
  const shown = (roots.length > 0 ? roots : all).slice(0, mostFaults);
  return shown.length === 0 ? withoutNotices(said) : shown.join('\n');
}

/** Notices about the bundler itself are in boxes. */
function withoutNotices(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '' && !/^[╔║╚]/.test(line)).join('\n');
}

/** Shows the place once, relative to the tree. */
function written(place: string | undefined, what: string): string {
  return `${place}: ${what.replace(/^Failed to parse: /, '').replace(/ in "[^"]*" \(\d+:\d+\)$/, '')}`;
}
