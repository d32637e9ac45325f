import { header } from './source.js';

/** Returns the types of the compiled validators. */
export function validatorTypes(names: readonly string[]): string {
  const lines = names.map((name) => `export const ${name}: ValidateFunction;`);
  return `${header}import type { ValidateFunction } from 'ajv';\n\n${lines.join('\n')}\n`;
}
