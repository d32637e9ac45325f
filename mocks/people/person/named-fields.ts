import type { Readings } from '../../../generated/questions.js';
import { quote } from '../../engine/quote.js';
import { type Refusal, refuse } from '../../engine/refusal.js';

type Named = { readonly paths: readonly string[] | undefined } | Refusal;

const forms: Record<Readings['person.fields-syntax'], (texts: readonly string[]) => Named> = {
  comma: (texts) => named(texts.flatMap((text) => text.split(','))),
  repeated: named,
  json: (texts) => {
    // A list of JSON that was taken apart at its commas is put together again.
    const text = texts.join(',');
    const list = parsed(text);
    if (Array.isArray(list) && list.every((path) => typeof path === 'string')) return named(list);
    const message = `\`fields\` is ${quote(text)}, but it must be a JSON array of strings. Send ["name"], or leave it out for all fields.`;
    return refuse('request-invalid', message, { field: 'fields' });
  },
};

/** The fields that the parameter `fields` of a person names (question person.fields-syntax); all of them for none. */
export function namedFields(
  reading: Readings['person.fields-syntax'],
  texts: readonly string[] | undefined,
): Named {
  return texts === undefined ? { paths: undefined } : forms[reading](texts);
}

function named(texts: readonly string[]): Named {
  const paths = texts.map((text) => text.trim()).filter((text) => text !== '');
  return { paths: paths.length === 0 ? undefined : paths };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
