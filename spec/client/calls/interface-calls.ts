import { ClientOptionError } from '../errors/client-option-error.js';
import { refusalOf } from '../errors/refusal.js';
import { type Secrets, secretsIn } from '../errors/secrets.js';
import { ServiceError } from '../errors/service-error.js';
import { UnreadableAnswerError } from '../errors/unreadable-answer-error.js';
import { segment } from '../options.js';
import type { Bearer, Sending } from '../sending/send.js';
import type { AnyAnswer, AnyCall, AnyClient, AnyInput, OperationRow } from './any-call.js';
import { about, perform } from './perform.js';

/** What all calls of a client share. */
export interface Access {
  readonly org: string;
  readonly bearer: Bearer;
  readonly sending: Sending;
  readonly secrets: Secrets;
}

/** Returns an operation as a function. If its interface has no address, every call throws an error that says so. */
export function callOf(operation: OperationRow, client: AnyClient | undefined, access: Access): AnyCall {
  return async (input = {}) => {
    if (client === undefined) {
      throw new ClientOptionError(
        `option urls: without \`${operation.interface}\` there is no \`${operation.id}\`; give its address.`,
      );
    }
    const aboutIt = about(operation, input);
    const params = {
      path: pathOf(operation, input, access.org),
      ...(input.query && { query: { ...input.query } }),
    };
    const { data, error, response } = await parsedBy(operation, () =>
      client.request(methodOf(operation), operation.path, {
        params,
        ...(input.body !== undefined && { body: input.body }),
        ...(input.headers && { headers: input.headers }),
        ...(input.signal && { signal: input.signal }),
        // We read errors ourselves, and only need their text.
        parseAs: 'produces' in operation ? 'text' : 'json',
        fetch: (request: Request) => perform({ ...input, request, operation, about: aboutIt }, access),
      }),
    );
    if (response.ok) return answered(operation, data, response);
    const text = typeof error === 'string' ? error : (JSON.stringify(error) ?? '');
    const secrets = [...access.secrets, ...secretsIn(input.body)];
    const nowMs = access.sending.now();
    throw new ServiceError(refusalOf({ response, text }, aboutIt, { secrets, nowMs }));
  };
}

function answered(operation: OperationRow, data: unknown, response: Response): AnyAnswer {
  if (data === undefined && response.status !== 204) {
    throw new UnreadableAnswerError(operation.id, `the answer ${response.status} has no body`);
  }
  return { data, response };
}

/** The parser quotes invalid JSON, which may contain a secret. */
async function parsedBy<T>(operation: OperationRow, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof SyntaxError) throw new UnreadableAnswerError(operation.id, 'the answer is no JSON');
    throw error;
  }
}

/** Returns the path parameters including `org_id`. Throws if one is not a valid path segment. */
function pathOf({ path }: OperationRow, input: AnyInput, org: string): Record<string, string> {
  const given: Readonly<Record<string, unknown>> = { org_id: org, ...input.path };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return Object.fromEntries(names.map((name) => [name, segment(`\`path.${name}\``, given[name])]));
}

const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;

function methodOf({ method }: OperationRow) {
  return methods[method];
}
