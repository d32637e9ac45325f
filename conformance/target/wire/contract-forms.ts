import { operations } from '../../../generated/operations.js';
import { isArray, isObject, type Json } from '../json.js';
import { contractBody, type Noted } from './contract-body.js';
import type { Forms } from './form.js';

/**
 * The forms of our contract, and what `spec/forms.yaml` admits beside it. Requests adapt to what responses have shown: an
 * identity interface that uses snake_case, and ids that are numbers.
 */
export function contractForms(): Forms {
  const shown = requestForm();
  return {
    of(operation) {
      const { interface: id, method, path } = operations[operation];
      const isIdentity = id === 'identity' && operation !== 'createSession' && operation !== 'endSession';
      const noted = isIdentity ? shown : { ...shown, name: () => undefined };
      return {
        interface: id,
        method,
        path,
        encode: (input) => {
          if (input.body === undefined || !(isIdentity || id === 'ledger')) return input;
          return { ...input, body: shown.write(input.body, isIdentity) };
        },
        decode: (body, status) =>
          status >= 200 && status <= 299 ? contractBody(operation, body, noted) : body,
      };
    },
  };
}

/** The most ids that are remembered as numbers. */
const idsMost = 10_000;

/** Notes the spelling of members and the type of ids in responses, and writes requests like them. */
export function requestForm() {
  let isSnake = false;
  const numericIds = new Set<string>();
  const noted: Noted = {
    name(own, name) {
      if (/[A-Z]/.test(own)) isSnake = name.includes('_');
    },
    numericId(id) {
      if (numericIds.size < idsMost) numericIds.add(id);
    },
  };
  const isNumeric = (key: string, value: Json): value is string =>
    typeof value === 'string' && numericIds.has(value) && /(^|_)ids?$|Ids?$/.test(key);
  const written = (value: Json, key: string, mayBeSnake: boolean): Json => {
    if (isArray(value)) return value.map((item) => written(item, key, mayBeSnake));
    if (!isObject(value)) return isNumeric(key, value) ? Number(value) : value;
    return Object.fromEntries(
      Object.entries(value).map(([name, member]) => [
        isSnake && mayBeSnake ? name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`) : name,
        written(member, name, mayBeSnake),
      ]),
    );
  };
  return { ...noted, write: (body: Json, mayBeSnake: boolean) => written(body, '', mayBeSnake) };
}
