import type { Readings } from '../../generated/questions.js';

type Syntax = Readings['person.fields-syntax'];

const forms: Readonly<Record<Syntax, (texts: readonly string[]) => readonly string[] | undefined>> = {
  comma: (texts) => texts.flatMap((text) => text.split(',')),
  repeated: (texts) => texts,
  // Rejoins a JSON list that was split at its commas.
  json: (texts) => listIn(texts.join(',')),
};

/** Returns the values of a list parameter; the text itself if it does not have the expected syntax. */
export function queryList(syntax: Syntax, texts: readonly string[]): readonly string[] | string {
  return forms[syntax](texts) ?? texts.join(',');
}

function listIn(text: string): readonly string[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every((item) => typeof item === 'string') ? list : undefined;
  } catch {
    return undefined;
  }
}
