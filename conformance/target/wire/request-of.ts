import type { CallInput } from './call-input.js';
import type { Form } from './form.js';

/** A call as it is sent on the wire. */
export interface FormedRequest {
  readonly method: string;
  /** Path and query, under the base address of the interface. */
  readonly path: string;
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes the request of a call in the form of a target. For the organization "" the path has no such segment. */
export function requestOf(form: Form, given: CallInput, org: string): FormedRequest {
  const input = form.encode(given);
  const parameters: Readonly<Record<string, string>> = { org_id: org, ...input.path };
  const template = parameters['org_id'] === '' ? form.path.replace('/{org_id}', '') : form.path;
  const path = template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`${form.path} needs ${whole}, and nothing was given for it`);
    return encodeURIComponent(value);
  });
  const body = input.text ?? (input.body === undefined ? undefined : JSON.stringify(input.body));
  return {
    method: form.method,
    path: `${path}${queryOf(input.query ?? {})}`,
    body,
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': input.contentType ?? 'application/json' }),
      ...input.headers,
    },
  };
}

function queryOf(query: NonNullable<CallInput['query']>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const each of typeof value === 'object' ? value : [value]) search.append(name, String(each));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
