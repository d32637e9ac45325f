import type { Checked } from '../../target/usage-error.js';

/** `${NAME}`, `${NAME:-default}`, and `$${` for what only looks so. */
const variable = /\$\$\{|\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$\{/g;

/** A text with its variables filled in, whether it has any, or what is wrong with them. No value is ever named. */
export function filledIn(
  text: string,
  env: NodeJS.ProcessEnv,
): Checked<{ readonly text: string; readonly hasVariables: boolean }> {
  let hasVariables = false;
  let error: string | undefined;
  const filled = text.replace(
    variable,
    (whole: string, name: string | undefined, usual: string | undefined) => {
      if (whole === '$${') return '${';
      hasVariables = true;
      if (name === undefined) {
        error ??= 'has a variable without a name: it is written \u0024{NAME} or \u0024{NAME:-default}.';
        return '';
      }
      const value = env[name];
      if (usual !== undefined) return value || usual;
      if (value === undefined) {
        error ??= `needs the variable ${name}, which is not set: set it, or write \${${name}:-default}.`;
      }
      return value ?? '';
    },
  );
  return error === undefined ? { value: { text: filled, hasVariables } } : { error };
}
