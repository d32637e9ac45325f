import type { Json } from '../state/json.js';
import { isTooDeep, mostLevels } from './depth.js';
import { type Refusal, refuse } from './refusal.js';

/**
 * Parses JSON, or returns a refusal. Every body is parsed here, so that none is traversed that is nested more deeply than the
 * stack allows.
 */
export function readJson(text: string): { readonly json: Json } | Refusal {
  let json: Json;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return refuse('json-malformed', `The body is not JSON${place(text, error)}.`);
  }
  // A level takes an opening and a closing bracket.
  if (text.length <= 2 * mostLevels || !isTooDeep(json)) return { json };
  const message = `The body is nested more than ${mostLevels} levels deep: send a flatter one.`;
  return refuse('request-invalid', message);
}

/** Locates the syntax error. The message of JSON.parse is not repeated: it quotes the body, which may contain a secret. */
function place(text: string, error: unknown): string {
  if (text.trim() === '') return ': it is empty';
  const position = error instanceof Error ? /at position (\d+)/.exec(error.message)?.[1] : undefined;
  if (position === undefined) return '';
  const lines = text.slice(0, Number(position)).split('\n');
  return `: it goes wrong at line ${lines.length}, column ${(lines.at(-1)?.length ?? 0) + 1}`;
}
