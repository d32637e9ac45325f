import { type OperationId, operations } from '../../../generated/operations.js';
import type { Form, Forms } from './form.js';
import { spelling } from './spelling.js';

/** The forms of our contract. What an identity interface writes in snake_case is read, and written, so. */
export function contractForms(): Forms {
  const identity = spelling();
  const forms = new Map<OperationId, Form>();
  return {
    of(operation) {
      const known = forms.get(operation);
      if (known) return known;
      const { interface: id, method, path } = operations[operation];
      const isSpelled = id === 'identity' && operation !== 'createSession';
      const form: Form = {
        interface: id,
        method,
        path,
        encode: (input) =>
          isSpelled && input.body !== undefined
            ? { ...input, body: operation === 'endSession' ? input.body : identity.write(input.body) }
            : input,
        decode: (body) => (isSpelled ? identity.read(body) : body),
      };
      forms.set(operation, form);
      return form;
    },
  };
}
