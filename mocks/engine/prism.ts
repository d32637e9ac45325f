import type { getHttpOperationsFromSpec, ProblemJsonError } from '@stoplight/prism-http';
import type { DraftOperation } from '../../spec/contract/drafts.js';
import { isObject } from '../../spec/source/json.js';
import type { Json } from '../state/json.js';
import type { Contract, Inbound } from './contract.js';
import { readJson } from './read-body.js';
import { type Refusal, refuse } from './refusal.js';
import type { Sample, Samples } from './samples.js';

type Operations = Awaited<ReturnType<typeof getHttpOperationsFromSpec>>;

const mostBytes = 1_048_576;

/** An optional peer may be missing: bundlers only admit that where an `import()` is followed by its `catch`. */
const missing = (error: unknown): never => {
  throw error;
};

/**
 * Creates samples with Prism: from the examples of a draft, or from its schemas if it has no example. Rejects if Prism is not
 * installed.
 */
export async function prismSamples(contract: Contract): Promise<Samples> {
  const { createLogger } = await import('@stoplight/prism-core').catch(missing);
  const prism = await import('@stoplight/prism-http').catch(missing);
  const silent = createLogger('draft', { level: 'silent' });
  const described = new Map<DraftOperation, Promise<Operations>>();
  const operationsOf = (draft: DraftOperation): Promise<Operations> => {
    const known = described.get(draft) ?? prism.getHttpOperationsFromSpec(documentOf(draft, contract));
    described.set(draft, known);
    return known;
  };
  return async (draft, path, inbound) => {
    const body = await bodyOf(inbound);
    if ('refused' in body) return body;
    const { dynamic = false, ...preferred } = preferenceIn(inbound.header('prefer'));
    const config = {
      isProxy: false,
      checkSecurity: false,
      validateRequest: true,
      validateResponse: false,
      errors: false,
      upstreamProxy: undefined,
      mock: { ...preferred, dynamic },
    } as const;
    const request = {
      method: methodOf(draft),
      url: { path: pathOf(draft, path), query: queryOf(inbound.target) },
      headers: Object.fromEntries(inbound.headers),
      body: body.value,
    };
    const outcome = await prism
      .createInstance(config, { logger: silent })
      .request(request, [...(await operationsOf(draft))])();
    if (outcome._tag === 'Left') {
      if (!(outcome.left instanceof prism.ProblemJsonError)) throw outcome.left;
      return ofError(outcome.left);
    }
    const { output, validations } = outcome.right;
    const [violation] = validations.input;
    if (violation !== undefined) return refusalOf(violation);
    return sampleOf(output.statusCode, output.headers ?? {}, output.body);
  };
}

/** Converts a violation to the same refusal as for operations that are not drafts. */
function refusalOf({ message, path = [] }: { message: string; path?: readonly string[] }): Refusal {
  const [place, ...members] = path;
  const field = place === 'body' ? members.join('.') : '';
  return refuse('request-invalid', `${message}.`, field === '' ? {} : { field });
}

/** Converts an error of Prism about the draft or the preference, e.g. a status without a description. */
function ofError(error: ProblemJsonError): Sample | Refusal {
  const violations = error.additional?.['validation'];
  if (Array.isArray(violations)) return refusalOf(violationIn(violations[0]));
  const { name: type, message: title, status, detail } = error;
  return sampleOf(status, { 'Content-type': 'application/problem+json' }, { type, title, status, detail });
}

function violationIn(given: unknown): { message: string; path?: readonly string[] } {
  if (typeof given !== 'object' || given === null) return { message: 'The request is not as described' };
  const message = 'message' in given ? String(given.message) : 'The request is not as described';
  const path = 'location' in given && Array.isArray(given.location) ? given.location.map(String) : [];
  return { message, path };
}

function sampleOf(status: number, given: Readonly<Record<string, string>>, body: unknown): Sample {
  const { 'Content-type': type, ...others } = given;
  const headers = Object.entries(others).filter(([, value]) => value !== null);
  const text =
    body === undefined ? undefined : typeof body === 'string' && !isJson(type) ? body : JSON.stringify(body);
  return {
    sample: {
      status,
      headers: {
        ...Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        ...(type === undefined || text === undefined ? {} : { 'Content-Type': type }),
      },
      text,
    },
  };
}

const isJson = (type: string | undefined): boolean => type === undefined || /[/+]json\b/.test(type);

async function bodyOf(inbound: Inbound): Promise<{ readonly value: Json } | Refusal> {
  const text = await inbound.text(mostBytes);
  if (text === undefined) {
    return refuse('body-too-large', `The body has more than ${mostBytes} bytes: send less at once.`);
  }
  if (text === '') return { value: null };
  if (!isJson(inbound.header('content-type'))) return { value: text };
  const read = readJson(text);
  return 'json' in read ? { value: read.json } : read;
}

const methods = ['get', 'put', 'post', 'delete', 'patch'] as const;

function methodOf({ method }: DraftOperation): (typeof methods)[number] {
  return methods.find((each) => each === method.toLowerCase()) ?? 'get';
}

function pathOf({ path }: DraftOperation, sent: Readonly<Record<string, string>>): string {
  return path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(sent[name] ?? ''));
}

function queryOf(target: string): Record<string, string | string[]> {
  const sent = new URLSearchParams(target.includes('?') ? target.slice(target.indexOf('?') + 1) : '');
  return Object.fromEntries(
    [...new Set(sent.keys())].map((name) => {
      const all = sent.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );
}

/** Returns a document with one draft and what it may refer to, as a copy that the caller may change. */
function documentOf(draft: DraftOperation, contract: Contract): object {
  const document = contract.documents().get(draft.interface) ?? {};
  const paths = isObject(document['paths']) ? document['paths'] : {};
  const item = paths[draft.path];
  const { parameters = [], [draft.method.toLowerCase()]: operation } = isObject(item) ? item : {};
  const { servers: _, security: __, webhooks: ___, ...rest } = document;
  const { security: ____, servers: _____, ...described } = isObject(operation) ? operation : {};
  const answered = { responses: {}, ...described };
  return structuredClone({
    ...rest,
    paths: { [draft.path]: { parameters, [draft.method.toLowerCase()]: answered } },
  });
}

/** Which of the described responses a client prefers (RFC 7240). */
interface Preference {
  readonly code?: number;
  readonly exampleKey?: string;
  /** Generated values instead of examples. */
  readonly dynamic?: boolean;
}

/** Reads `Prefer: code=404, example=gone`; unknown preferences are ignored. */
function preferenceIn(header: string | undefined): Preference {
  const given = new Map(
    [...(header ?? '').matchAll(/(\w+)\s*=\s*(?:"([^"]*)"|([^\s",;]+))/g)].map(
      ([, name = '', quoted, plain = '']) => [name.toLowerCase(), quoted ?? plain] as const,
    ),
  );
  const [code, example] = [given.get('code'), given.get('example')];
  return {
    ...(code !== undefined && /^\d{3}$/.test(code) ? { code: Number(code) } : {}),
    ...(example === undefined ? {} : { exampleKey: example }),
    ...(given.get('dynamic') === 'true' ? { dynamic: true } : {}),
  };
}
