import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import {
  checkBySchema,
  checkedYaml,
  type Problem,
  problemsIn,
  textIn,
} from '../../conformance/files/read-file.js';
import { isObject, type Json, type JsonObject } from '../../conformance/target/json.js';
import { UsageError } from '../../conformance/target/usage-error.js';
import { nearest, suggestion } from '../../spec/catalogue/nearest.js';
import { parseSource } from '../../spec/source/parse.js';
import { isPem, type Setting } from './checks.js';
import { type FileSettings, isOption, type OptionKey, table } from './options.js';

/** The options that stand in sections of a file, by their member there; others have their own name. */
const sections: Readonly<Record<string, Readonly<Record<string, OptionKey>>>> = {
  addresses: { people: 'peopleUrl', identity: 'identityUrl', ledger: 'ledgerUrl', billing: 'billingUrl' },
  credentials: { token: 'token', apiKey: 'apiKey' },
  'credentials.serviceAccount': { clientId: 'clientId', clientSecret: 'clientSecret' },
  'credentials.user': { username: 'username', password: 'password' },
  'credentials.secondUser': { username: 'secondUsername', password: 'secondPassword' },
  clientCertificate: { cert: 'clientCert', key: 'clientKey', passphrase: 'clientKeyPassphrase' },
  control: { url: 'controlUrl', token: 'controlToken' },
};
const checkTargets = checkBySchema<JsonObject>('target.schema.json');

/** Reads a target from `FILE` or `FILE#NAME`, and fills in its variables. Throws a UsageError that quotes no secret. */
export function readTargetFile(where: string, env: NodeJS.ProcessEnv): FileSettings {
  // The name of the file may contain a #.
  const at = existsSync(where) ? -1 : where.lastIndexOf('#');
  const [file, name] = at === -1 ? [where] : [where.slice(0, at), where.slice(at + 1)];
  const text = textIn(file);
  const { positionAt } = parseSource(text);
  const { target, path } = chosen(checkedYaml(file, text, checkTargets), file, name);
  const settings: { [key in OptionKey]?: Setting } = {};
  const problems: Problem[] = [];
  const read = (member: readonly string[]): Setting | undefined => {
    const written = valueAt(target, member);
    if (written === undefined) return undefined;
    const place = [...path, ...member];
    const named = `"${member.join('.')}"`;
    const { line, column } = positionAt(place);
    const from = `${file}:${line}:${column}: ${named}`;
    const lacks = (why: string) => void problems.push({ path: place, says: `${named} ${why}` });
    const before = problems.length;
    const shown = String(written);
    const value = filledIn(shown, env, lacks);
    if (problems.length > before) return undefined;
    return shown.includes('${') ? { value, from, shown } : { value, from };
  };
  const places = [
    ...Object.keys(target)
      .filter(isOption)
      .map((key) => [key, key] as const),
    ...Object.entries(sections).flatMap(([section, members]) =>
      Object.entries(members).map(([member, key]) => [key, `${section}.${member}`] as const),
    ),
  ];
  for (const [key, member] of places) {
    const setting = read(member.split('.'));
    if (!setting) continue;
    const { value } = setting;
    const isPath = table[key].placeholder === '<file>' && value !== '' && !isPem(value);
    settings[key] = isPath ? { ...setting, value: resolve(dirname(file), value) } : setting;
  }
  if (settings.profile && !existsSync(settings.profile.value))
    problems.push({ path: [...path, 'profile'], says: '"profile" names a file that is not there.' });
  const headers = target['headers'];
  const header = Object.keys(isObject(headers) ? headers : {}).flatMap((each) => {
    const setting = read(['headers', each]);
    return setting ? [{ from: setting.from, value: `${each}: ${setting.value}` }] : [];
  });
  if (problems.length > 0) throw problemsIn(file, text, problems);
  return { ...settings, header };
}

/** The target that is meant, and its path. */
function chosen(whole: JsonObject, file: string, name: string | undefined) {
  const targets = whole['targets'];
  if (!isObject(targets)) {
    if (name === undefined) return { target: whole, path: [] };
    throw new UsageError(`${file} holds one target without a name: leave "#${name}" out.`);
  }
  const names = Object.keys(targets);
  const only = name ?? (names.length === 1 ? names[0] : undefined);
  const listed = names.join(', ');
  if (only === undefined) {
    const like = `--target ${file}#${names[0]}`;
    throw new UsageError(`${file} holds several targets: name one of them, ${listed}, as in ${like}`);
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

/** `${NAME}`, `${NAME:-default}`, and `$${` for a literal `${`. */
const variable = /\$\$\{|\$\{([A-Za-z_]\w*)(?::-([^}]*))?\}|\$\{/g;

/** Fills in the variables of a text. @param lacks called with what is wrong with one, without its value */
function filledIn(text: string, env: NodeJS.ProcessEnv, lacks: (why: string) => void): string {
  return text.replace(variable, (whole: string, name: string | undefined, usual: string | undefined) => {
    if (whole === '$${') return '${';
    if (name === undefined) {
      lacks('has a variable without a name: it is written \u0024{NAME} or \u0024{NAME:-default}.');
      return '';
    }
    const value = env[name];
    if (usual !== undefined) return value || usual;
    if (value === undefined)
      lacks(`needs the variable ${name}, which is not set: set it, or write \${${name}:-default}.`);
    return value ?? '';
  });
}
