import { isObject, type Json, type JsonObject, resolved } from '../source/json.js';
import { type Book, type Entry, examplesIn, listIn } from './book.js';
import { type Html, html, type Part } from './html.js';
import { entered, textOf } from './links.js';

/** The settings that the forms of a page share. The script shows what it can serve. Its values are those of every mock. */
export function mockToCall(book: Book): Html {
  const fields: readonly (readonly [id: string, label: string, value: string])[] = [
    ['-address', 'Address of the mock', 'http://127.0.0.1:4010'],
    ['-client-id', 'Client id', 'sa_demo'],
    ['-client-secret', 'Client secret', 'demo-client-secret'],
  ];
  const signIn = `/identity/v1${book.entry.get('createSession')?.path ?? '/session'}`;
  return html`<details class="try" id="-mock" data-sign-in="${signIn}" hidden><summary>Which mock the forms below call</summary><div class="fields">${fields.map(
    ([id, label, value]) =>
      html`<label>${label} <input id="${id}" value="${value}" spellcheck="false"></label>`,
  )}</div></details>`;
}

/** A form that calls an operation of a running mock, filled in with its first example. */
export function tryIt({
  kind,
  interface: id,
  method,
  path,
  document,
  detail,
  parameters,
}: Entry): Html | undefined {
  if (kind === 'webhook') return undefined;
  const isOpen = listIn(detail['security'] ?? document['security']).length === 0;
  const fields = parameters.map((parameter) =>
    field(entered(document, parameter, { basis: 'stated', own: false }).detail),
  );
  const [type, media] = firstOf(resolved(document, detail['requestBody']));
  const body =
    type !== undefined &&
    html`<label>Body (${type}) <textarea data-type="${type}" rows="10" spellcheck="false">${media && examplesIn(document, media)[0]?.text}</textarea></label>`;
  return html`<details class="try" data-call="${method} /${id}/v1${path}"${isOpen && html` data-open`} hidden><summary>Try it</summary>
<form><div class="fields">${fields}</div>${body}<button>Send</button> <span class="note" role="status"></span></form><pre hidden tabindex="0"></pre></details>`;
}

function field(parameter: JsonObject): Part {
  const [name, place] = [textOf(parameter['name']) ?? '', textOf(parameter['in']) ?? 'query'];
  if (place === 'cookie') return undefined;
  const isRequired = parameter['required'] === true && html` required`;
  const value = name === 'org_id' ? 'org_demo' : '';
  return html`<label>${name} <input name="${name}" data-in="${place}" value="${value}" spellcheck="false"${isRequired}></label>`;
}

function firstOf(request: Json | undefined): readonly [type?: string, media?: JsonObject] {
  const content = isObject(request) ? request['content'] : undefined;
  const [type, media] = Object.entries(isObject(content) ? content : {})[0] ?? [];
  return type === undefined ? [] : [type, isObject(media) ? media : {}];
}
