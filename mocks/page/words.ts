import type { components } from '../../generated/control.js';

type Schemas = components['schemas'];
type Person = Schemas['Person'];
type Edit = Schemas['ControlPersonEdit'];

/** Escapes invisible characters and those that change the text direction; keeps line breaks and tabs. */
export function visible(text: string): string {
  return text.replace(
    /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}]/gu,
    (letter) => `\\u{${letter.codePointAt(0)?.toString(16)}}`,
  );
}

/** Classifies a response. The page shows the class by colour, and in words for users who cannot see colours. */
export function toneOf(status: number): 'good' | 'refused' | 'failed' {
  if (status === 0 || status >= 500) return 'failed';
  return status >= 400 ? 'refused' : 'good';
}

/** Whether a text contains every word; `4xx` matches any status that begins with 4. */
export function holds(text: string, words: string): boolean {
  const low = text.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) =>
      /^[1-5]xx$/.test(word)
        ? low.includes(` ${word[0]}`) && new RegExp(` ${word[0]}\\d\\d\\b`).test(low)
        : low.includes(word),
    );
}

/** Adds a word to words, or removes it. */
export function toggled(words: string, word: string): string {
  const all = words.split(/\s+/).filter(Boolean);
  return (all.includes(word) ? all.filter((each) => each !== word) : [...all, word]).join(' ');
}

/** Headers that curl sets itself, or that belong to the connection of the client. */
const ofTheClient = /^(host|content-length|connection|accept-encoding|user-agent|expect)$/i;

/** Returns a command that sends a call again. The journal keeps no secrets: they have to be filled in. */
export function curlOf({ method, path, query, request }: Schemas['ControlJournalEntry']): string {
  const { headers, body } = request;
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const each of [value].flat()) asked.append(name, each);
  const search = asked.size > 0 ? `?${asked}` : '';
  const sent = Object.entries(headers).filter(([name]) => !ofTheClient.test(name));
  return [
    `curl -i -X ${method}`,
    quoted(`http://${headers['host'] ?? '127.0.0.1:4010'}${path}${search}`),
    ...sent.map(([name, value]) => `-H ${quoted(`${name}: ${value}`)}`),
    ...(body === undefined
      ? []
      : [`--data-raw ${quoted(typeof body === 'string' ? body : JSON.stringify(body))}`]),
  ].join(' ');
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

export function pretty(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value, null, 2) ?? '');
}

/** Returns the offset of a problem in a text, according to a message; undefined if the message states no position. */
export function placeIn(text: string, message: string): number | undefined {
  const [, line, column] = /at line (\d+), column (\d+)/.exec(message)?.map(Number) ?? [];
  if (line === undefined || column === undefined) return undefined;
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

export function headersText(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Formats an instant in UTC, with a precision of seconds. */
export function instantText(iso: string): string {
  return iso.slice(0, 19).replace('T', ' ');
}

export function jobText({ position, employment_status: status }: Person): string {
  if (!position) return status ?? 'without a job';
  return [position.title ?? 'without a title', position.company?.name].filter(Boolean).join(' at ');
}

export interface PersonFields {
  readonly name: string;
  readonly title: string;
  readonly company: string;
}

export function fieldsOf({ name, position }: Person): PersonFields {
  return { name: name ?? '', title: position?.title ?? '', company: position?.company?.name ?? '' };
}

/** Returns the edit that makes a person match the fields; undefined if nothing changes. */
export function editOf(person: Person, wanted: PersonFields): Edit | undefined {
  const before = fieldsOf(person);
  const { name, title, company } = wanted;
  const edit: Edit = {
    ...(name === before.name ? {} : { name: name === '' ? null : name }),
    ...(company !== before.company || (title !== before.title && !person.position)
      ? { job: { title, company: { name: company } } }
      : title !== before.title
        ? { title }
        : {}),
  };
  return Object.keys(edit).length === 0 ? undefined : edit;
}
