import type { Checked } from '../../target/usage-error.js';
import type { Setting } from './settings.js';

/** Checks a setting and returns its value; undefined if it was not given or is wrong. */
export type Checking = <T>(
  setting: Setting | undefined,
  check: (setting: Setting) => Checked<T>,
) => T | undefined;

/** @param fail called with what is wrong with a setting */
export function checking(fail: (error: string) => void): Checking {
  return (setting, check) => {
    const result = setting && check(setting);
    if (result && 'error' in result) fail(result.error);
    return result && 'value' in result ? result.value : undefined;
  };
}
