import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { nearest, suggestion } from '../../../spec/catalogue/nearest.js';
import { positionIn } from '../../../spec/source/position.js';
import { checkBySchema, checkedYaml, type Problem, problemsIn, textIn } from '../../files/read-file.js';
import { isObject, type Json, type JsonObject } from '../../target/json.js';
import { type Checked, UsageError } from '../../target/usage-error.js';
import type { FileSettings, Setting, TextKey } from '../options/settings.js';
import { isPem } from '../options/target.js';

const checkTargets = checkBySchema<JsonObject>('target.schema.json');

/** The place of each setting in a target file. */
interface Members {
  readonly [member: string]: TextKey | Members;
}
const members: Members = {
  addresses: { people: 'peopleUrl', identity: 'identityUrl', ledger: 'ledgerUrl', billing: 'billingUrl' },
  org: 'org',
  otherOrg: 'otherOrg',
  emptyOrg: 'emptyOrg',
  credentials: {
    serviceAccount: { clientId: 'clientId', clientSecret: 'clientSecret' },
    user: { username: 'username', password: 'password' },
    secondUser: { username: 'secondUsername', password: 'secondPassword' },
    token: 'token',
    apiKey: 'apiKey',
  },
  control: { url: 'controlUrl', token: 'controlToken' },
  ca: 'ca',
  clientCertificate: { cert: 'clientCert', key: 'clientKey', passphrase: 'clientKeyPassphrase' },
  proxy: 'proxy',
  safety: 'safety',
  rate: 'rate',
  budget: 'budget',
  maxCredits: 'maxCredits',
  maxAttempts: 'maxAttempts',
  overlay: 'overlay',
  profile: 'profile',
};
/** Settings that name files, relative to the target file. */
const ofFiles: ReadonlySet<TextKey> = new Set(['ca', 'clientCert', 'clientKey', 'overlay', 'profile']);

const placesIn = (tree: Members, path: readonly string[]): (readonly [readonly string[], TextKey])[] =>
  Object.entries(tree).flatMap(([member, to]) =>
    typeof to === 'string' ? [[[...path, member], to] as const] : placesIn(to, [...path, member]),
  );

interface Chosen {
  readonly target: JsonObject;
  readonly path: readonly string[];
}

/** Reads a target from `FILE` or `FILE#NAME`, and fills in its variables. Throws a UsageError that quotes no secret. */
export function readTargetFile(where: string, env: NodeJS.ProcessEnv): FileSettings {
  const { file, name } = partsOf(where);
  const text = textIn(file);
  const { target, path } = chosen(checkedYaml(file, text, checkTargets), file, name);
  const settings: { [key in TextKey]?: Setting } = {};
  const problems: Problem[] = [];
  const raw = new Map<string, string>();
  const read = (member: readonly string[], isFile = false): Setting | undefined => {
    const written = valueAt(target, member);
    if (written === undefined) return undefined;
    const filled = filledIn(String(written), env);
    if ('error' in filled) {
      problems.push({ path: [...path, ...member], says: `"${member.join('.')}" ${filled.error}` });
      return undefined;
    }
    const { line, column } = positionIn(text, [...path, ...member]);
    const from = `${file}:${line}:${column}: "${member.join('.')}"`;
    const { hasVariables } = filled.value;
    if (hasVariables) raw.set(from, String(written));
    const value = filled.value.text;
    return { value: isFile && value !== '' && !isPem(value) ? resolve(dirname(file), value) : value, from };
  };
  for (const [member, key] of placesIn(members, [])) {
    const setting = read(member, ofFiles.has(key));
    if (setting) settings[key] = setting;
  }
  if (settings.profile && !existsSync(settings.profile.value)) {
    problems.push({ path: [...path, 'profile'], says: '"profile" names a file that is not there.' });
  }
  const headers = target['headers'];
  const header = Object.keys(isObject(headers) ? headers : {}).flatMap((each) => {
    const setting = read(['headers', each]);
    return setting ? [{ from: setting.from, value: `${each}: ${setting.value}` }] : [];
  });
  if (problems.length > 0) throw problemsIn(file, text, problems);
  return { settings, header, told: (error) => unfilled(error, raw) };
}

/** Splits `FILE#NAME`; the name of the file may contain a #. */
function partsOf(where: string): { readonly file: string; readonly name?: string } {
  const at = where.lastIndexOf('#');
  if (at === -1 || existsSync(where)) return { file: where };
  return { file: where.slice(0, at), name: where.slice(at + 1) };
}

function chosen(whole: JsonObject, file: string, name: string | undefined): Chosen {
  const targets = whole['targets'];
  if (!isObject(targets)) {
    if (name === undefined) return { target: whole, path: [] };
    throw new UsageError(`${file} holds one target without a name: leave "#${name}" out.`);
  }
  const names = Object.keys(targets);
  const only = name ?? (names.length === 1 ? names[0] : undefined);
  const listed = names.join(', ');
  if (only === undefined) {
    throw new UsageError(
      `${file} holds several targets: name one of them, ${listed}, as in --target ${file}#${names[0]}`,
    );
  }
  const target = Object.hasOwn(targets, only) ? targets[only] : undefined;
  if (isObject(target)) return { target, path: ['targets', only] };
  const near = nearest(only, names) === undefined ? ` There are ${listed}.` : suggestion(only, names);
  throw new UsageError(`${file} holds no target "${only}".${near}`);
}

function valueAt(target: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    target,
  );
}

/** Replaces the value in an error by its text in the file if it has variables, as their values may be secrets. */
function unfilled(error: string, raw: ReadonlyMap<string, string>): string {
  const from = [...raw.keys()].find((each) => error.startsWith(each));
  if (from === undefined) return error;
  const said = error
    .slice(from.length)
    .replace(/ Did you mean .*$/s, '')
    .replace(/".*"/s, () => `"${raw.get(from) ?? ''}"`);
  return from + said;
}

/** `${NAME}`, `${NAME:-default}`, and `$${` for a literal `${`. */
const variable = /\$\$\{|\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$\{/g;

/** Fills in the variables of a text, and returns whether it has any. Errors never quote a value. */
function filledIn(
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
