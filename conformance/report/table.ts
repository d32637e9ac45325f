/** One column of a table. */
export interface Column {
  readonly title: string;
  /** @default 'left' */
  readonly align?: 'left' | 'right';
}

const gap = '  ';

/** Renders aligned rows below a line of titles. Drops columns from the right until they fit into `width`. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
): string[] {
  const widths = columns.map(({ title }, index) =>
    Math.max(title.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  let kept = columns.length;
  const total = () => widths.slice(0, kept).reduce((sum, each) => sum + each + gap.length, -gap.length);
  while (kept > 1 && total() > width) kept -= 1;
  const line = (cells: readonly string[]) =>
    columns
      .slice(0, kept)
      .map(({ align }, index) => {
        const cell = cells[index] ?? '';
        return align === 'right' ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0);
      })
      .join(gap)
      .trimEnd();
  return [columns.map(({ title }) => title), ...rows].map(line);
}
