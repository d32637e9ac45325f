import { UsageError } from '../../target/usage-error.js';
import { type FileSettings, type Given, variableOf } from '../options/settings.js';

/** Reads the target file, if one was given, or returns its errors. The parser is loaded only if it is needed. */
export async function givenTarget(
  given: Pick<Given, 'target'>,
  env: NodeJS.ProcessEnv,
): Promise<{ readonly file?: FileSettings } | { readonly errors: readonly string[] }> {
  const where = given.target ?? env[variableOf('target')] ?? '';
  if (where === '') return given.target === undefined ? {} : { errors: ['--target is empty; give a file.'] };
  const { readTargetFile } = await import('./target-file.js');
  try {
    return { file: readTargetFile(where, env) };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return { errors: error.message.split('\n') };
  }
}
