import { operations } from '../../../generated/operations.js';
import type { Forms } from './form.js';
import { spelling } from './spelling.js';

/** The forms of our contract. Adapts to an identity interface that uses snake_case. */
export function contractForms(): Forms {
  const identity = spelling();
  return {
    of(operation) {
      const { interface: id, method, path } = operations[operation];
      const isSpelled = id === 'identity' && operation !== 'createSession';
      return {
        interface: id,
        method,
        path,
        encode: (input) =>
          isSpelled && input.body !== undefined && operation !== 'endSession'
            ? { ...input, body: identity.write(input.body) }
            : input,
        decode: (body) => (isSpelled ? identity.read(body) : body),
      };
    },
  };
}
