/** Replaces the text between two offsets. */
export interface TextEdit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Applies edits, whose offsets refer to the original text. Throws if two of them overlap. */
export function edited(text: string, edits: readonly TextEdit[]): string {
  const ordered = [...edits].sort((a, b) => a.from - b.from || a.to - b.to);
  let result = '';
  let at = 0;
  for (const edit of ordered) {
    if (edit.from < at) throw new Error(`two edits overlap at offset ${edit.from}`);
    result += text.slice(at, edit.from) + edit.text;
    at = edit.to;
  }
  return result + text.slice(at);
}
