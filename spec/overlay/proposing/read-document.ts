import { readFileSync, statSync } from 'node:fs';
import { parse } from 'yaml';
import { isArray, isObject, type Json, type JsonObject } from '../../source/json.js';
import { behind } from './schema-view.js';
import { withFiles } from './with-files.js';

/** A target's document is invalid. The message names the file and what to do. */
export class OpenApiError extends Error {
  override readonly name = 'OpenApiError';
}

/** A target's OpenAPI document with all files included. */
export interface OpenApiDocument {
  readonly file: string;
  readonly document: JsonObject;
  /** References that could not be read. */
  readonly unread: readonly string[];
}

const mostBytes = 64 * 1024 * 1024;
/** The maximum nesting depth: recursive functions go equally deep. */
const mostLevels = 400;

/** Reads an OpenAPI document (3.0 or 3.1) in JSON or YAML, with the local files it refers to. Throws an OpenApiError. */
export function readOpenApi(file: string): OpenApiDocument {
  const root = readPart(file);
  const fault = faultOf(root);
  if (!isObject(root) || fault !== undefined) throw new OpenApiError(`${file} ${fault}`);
  const { document, unread } = inOnePiece(file, root);
  const paths = isObject(document['paths']) ? document['paths'] : {};
  const items = Object.entries(paths).map(([path, item]) => {
    const { schema = {} } = behind({ document, schema: item, keys: [], isStated: false });
    return [path, schema] as const;
  });
  return { file, document: { ...document, paths: Object.fromEntries(items) }, unread };
}

function inOnePiece(file: string, root: JsonObject): ReturnType<typeof withFiles> {
  try {
    return withFiles(file, root, readPart);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new OpenApiError(`${file} holds itself by an anchor of YAML: write such references as $ref`);
  }
}

function readPart(file: string): Json {
  const text = textIn(file);
  let value: Json;
  try {
    value = /^\s*[{[]/.test(text) ? JSON.parse(text) : parse(text, { uniqueKeys: false, logLevel: 'error' });
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    if (why.includes('call stack')) throw tooDeep(file);
    throw new OpenApiError(`${file} is neither JSON nor YAML: ${why.replace(/:$/, '')}`);
  }
  if (levelsIn(value) > mostLevels) throw tooDeep(file);
  return value;
}

const tooDeep = (file: string): OpenApiError =>
  new OpenApiError(`${file} is nested more than ${mostLevels} levels deep: use $ref for what repeats`);

function textIn(file: string): string {
  try {
    const { size } = statSync(file);
    if (size > mostBytes) {
      const says = `${file} has ${Math.round(size / 1024 / 1024)} MiB, and at most 64 are read`;
      throw new OpenApiError(`${says}: leave out what does not concern the service`);
    }
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof OpenApiError) throw error;
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT') throw new OpenApiError(`${file}: there is no such file`);
    if (code === 'EISDIR')
      throw new OpenApiError(`${file} is a folder: name the file of the OpenAPI document in it`);
    throw new OpenApiError(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Returns why a value is not a usable OpenAPI document. */
function faultOf(value: Json): string | undefined {
  const wanted = 'an OpenAPI document begins with "openapi: 3.1.0" or "openapi: 3.0.3"';
  if (value === null) return `is empty: ${wanted}`;
  if (!isObject(value)) return `is no OpenAPI document: ${wanted}`;
  const { openapi, swagger, overlay, log, paths } = value;
  if (swagger !== undefined)
    return `is of Swagger ${shown(swagger)}: convert it to OpenAPI 3 first, as with npx swagger2openapi`;
  if (overlay !== undefined) return 'is an OpenAPI Overlay: pdk conform --overlay takes it as it is';
  if (isObject(log)) return 'is a recording (HAR): pdk learn --from reads it';
  if (openapi === undefined) return `is no OpenAPI document: ${wanted}`;
  if (!/^3\.[012](\.|$)/.test(String(openapi)))
    return `is of OpenAPI ${shown(openapi)}: 3.0 and 3.1 are read`;
  if (!isObject(paths) || Object.keys(paths).length === 0) {
    return 'describes no operation: its "paths" are empty. Export it from the running service';
  }
  return undefined;
}

const shown = (value: Json): string => JSON.stringify(value).slice(0, 20);

function levelsIn(value: Json): number {
  let levels = 0;
  let level: readonly Json[] = [value];
  const seen = new Set<Json>();
  while (level.length > 0 && levels <= mostLevels) {
    levels += 1;
    level = level.flatMap((each) => {
      // YAML aliases yield the same object several times.
      if ((!isArray(each) && !isObject(each)) || seen.has(each)) return [];
      seen.add(each);
      return isArray(each) ? each : Object.values(each);
    });
  }
  return levels;
}
