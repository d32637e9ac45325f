import type { RuleId } from '../../../generated/rules.js';
import type { Bases } from '../../judging/locate.js';
import type { Output } from '../../judging/tell.js';
import { type Checked, UsageError } from '../../target/usage-error.js';
import { contractForms } from '../../target/wire/contract-forms.js';
import type { Forms } from '../../target/wire/form.js';
import { reportsIn } from './reports.js';
import { checkRules, ruleMatcher } from './rule-glob.js';
import { type Given, type Setting, settingsOf } from './settings.js';
import { checkFile, checkFlag, checkOrg, checkUrl } from './values.js';

/** What a command that only looks on is asked for: where the service is, which rules, and where the report is to go. */
export interface ObservingOptions extends Output {
  readonly bases: { readonly [name in keyof Required<Bases>]: string | undefined };
  readonly org: string | undefined;
  readonly overlay: string | undefined;
  readonly forms: Forms;
  readonly rules: string | undefined;
  readonly wanted: (rule: RuleId) => boolean;
  readonly raw: boolean;
}

/** The options of such a command, or everything that is wrong with them. */
export async function observingOptions(
  given: Given,
  env: NodeJS.ProcessEnv,
): Promise<ObservingOptions | { readonly errors: readonly string[] }> {
  const errors: string[] = [];
  const checked = <T>(
    setting: Setting | undefined,
    check: (setting: Setting) => Checked<T>,
  ): T | undefined => {
    const result = setting && check(setting);
    if (result && 'error' in result) errors.push(result.error);
    return result && 'value' in result ? result.value : undefined;
  };
  const settings = settingsOf(given, env);
  const rules = checked(settings.rules, checkRules);
  const overlay = checked(settings.overlay, checkFile);
  const reports = reportsIn(settings.report, (error) => errors.push(error));
  const forms = await formsOf(overlay).catch((error: unknown) => {
    if (!(error instanceof UsageError)) throw error;
    errors.push(error.message);
    return contractForms();
  });
  const read: ObservingOptions = {
    bases: {
      peopleUrl: checked(settings.peopleUrl, checkUrl),
      identityUrl: checked(settings.identityUrl, checkUrl),
      ledgerUrl: checked(settings.ledgerUrl, checkUrl),
      billingUrl: checked(settings.billingUrl, checkUrl),
    },
    org: checked(settings.org, checkOrg),
    overlay,
    forms,
    rules,
    wanted: rules === undefined ? () => true : ruleMatcher(rules),
    reports,
    json: checked(settings.json, checkFlag) ?? false,
    verbose: checked(settings.verbose, checkFlag) ?? false,
    raw: checked(settings.raw, checkFlag) ?? false,
  };
  return errors.length > 0 ? { errors } : read;
}

/** What reads overlays is loaded only where there is one. */
export async function formsOf(overlay: string | undefined): Promise<Forms> {
  if (overlay === undefined) return contractForms();
  const { readOverlay } = await import('../../target/wire/overlay.js');
  return readOverlay(overlay);
}
