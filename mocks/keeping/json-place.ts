/** A position in a text, with line and column counted from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/**
 * Returns the position of a syntax error; undefined if the text is valid JSON. Not every version of the engine reports it, so it
 * is searched for: a prefix of valid JSON fails only at its own end.
 */
export function brokenAt(text: string): Place | undefined {
  if (isSound(text)) return undefined;
  let [sound, broken] = [0, text.length + 1];
  while (broken - sound > 1) {
    const middle = Math.floor((sound + broken) / 2);
    if (beginsSoundly(text.slice(0, middle))) sound = middle;
    else broken = middle;
  }
  const before = text.slice(0, sound).split('\n');
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function isSound(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether a text is a prefix of some JSON. */
function beginsSoundly(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const says = error instanceof Error ? error.message : '';
    if (/end of JSON input|Unterminated/.test(says)) return true;
    return /position (\d+)/.exec(says)?.[1] === String(text.length);
  }
}
