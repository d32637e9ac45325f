import type { Readings } from '../../generated/questions.js';

type Syntax = Readings['person.fields-syntax'];

const forms: Readonly<Record<Syntax, (texts: readonly string[]) => readonly string[] | undefined>> = {
  comma: (texts) => texts.flatMap((text) => text.split(',')),
  repeated: (texts) => texts,
  // A list of JSON that was taken apart at its commas is put together again.
  json: (texts) => listIn(texts.join(',')),
};

/** The values of a list among the query parameters; the text itself where it is not written as the syntax wants it. */
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
