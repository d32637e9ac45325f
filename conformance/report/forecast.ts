import type { Safety } from '../target/safety.js';
import { adviceText, type Judged } from './console.js';
import { count, labelled, type Page, printable, table, wrap } from './text.js';

/** What a part of a run takes at most. Only `refusedTokens` can be exceeded: that depends on the target. */
export interface Taking {
  readonly requests: number;
  /** Elements of `matches`, people on search pages, and ids. */
  readonly lookups: number;
  /** The most that they cost under any reading of the question find.charged. */
  readonly credits: number;
  /** Sign-ins that the target is expected to refuse. */
  readonly wrongSignIns: number;
  /** Other calls with a credential that the target is expected to refuse. */
  readonly refusedTokens: number;
}

export interface ForecastPart extends Taking {
  readonly name: string;
  /** An area of rules, named by their id up to the first dot; or a step that serves all areas. */
  readonly kind: 'area' | 'step';
  /** The kinds of things that it creates, changes or deletes. */
  readonly writes: readonly string[];
}

export interface LeftOut {
  readonly because: string;
  readonly rules: readonly string[];
}

/** What a run will take, computed before anything is sent. */
export interface Forecast {
  readonly target: { readonly peopleUrl: string; readonly org: string };
  readonly safety: Safety;
  readonly rules: number;
  readonly parts: readonly ForecastPart[];
  /** Upper bounds that the run enforces, whatever the target does. */
  readonly total: Taking & { readonly writes: readonly string[] };
  /** How many of the wrong sign-ins use each of the given accounts, at most. */
  readonly perAccount: { readonly most: number; readonly accounts: readonly string[] };
  readonly limits: {
    readonly budget: number;
    readonly rate?: number;
    readonly maxCredits?: number;
    readonly maxAttempts?: number;
  };
  /** In seconds: the duration if each answer takes 100 ms, and the longest possible duration. */
  readonly seconds: { readonly expected: number; readonly most: number };
  readonly skipped: readonly LeftOut[];
}

const number = (value: number): string => (value === 0 ? '-' : value.toLocaleString('en-US'));

const safetyText: Record<Forecast['safety'], string> = {
  'read-only': 'nothing is created, changed or deleted',
  'own-resources': 'it creates resources, and deletes them again',
  full: 'it also changes existing resources, and restores them',
};

export function renderForecast(forecast: Forecast, page: Page): string {
  const { total, target, safety, limits } = forecast;
  const { width, paint } = page;
  const line = (label: string, text: string) => labelled(label, printable(text), width, 16);
  const isShort = forecast.parts.reduce((sum, { requests }) => sum + requests, 0) > limits.budget;
  return `${[
    paint('strong', 'Plan of pdk conform. Nothing was sent.'),
    '',
    ...line('target', `${target.peopleUrl}, organization ${target.org}`),
    ...line('rules', number(forecast.rules)),
    ...line('writes', `${total.writes.length === 0 ? 'no' : 'yes'}: ${safety}, ${safetyText[safety]}`),
    ...(total.writes.length === 0 ? [] : line('', total.writes.join(', '))),
    ...line('time', timeText(forecast)),
    '',
    ...partsTable(forecast, page),
    '',
    ...wrap(
      `Each figure is an upper limit for a target that responds as documented and without delay; requests to others are repeated. --budget, --max-credits and --max-attempts always hold${isShort ? '; the budget is short, so the last parts get what remains' : ''}. Credits: one for each person that may be returned or for each lookup, whichever is more, as charging is not documented.`,
      width,
    ),
    '',
    ...attemptsText(forecast, page),
    ...skippedText(forecast, page),
  ].join('\n')}\n`;
}

function timeText({ seconds, limits: { rate } }: Forecast): string {
  const how =
    rate === undefined
      ? 'if each response takes 100 ms (no --rate)'
      : `at ${rate} requests per second (--rate)`;
  return `about ${duration(seconds.expected)} ${how}; at most ${duration(seconds.most)} (--max-time)`;
}

function duration(seconds: number): string {
  if (seconds < 90) return `${seconds} s`;
  return seconds < 5400 ? `${Math.round(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

const amounts = ['requests', 'lookups', 'credits', 'wrongSignIns', 'refusedTokens'] as const;
const columns = [
  { title: 'for' },
  ...['requests', 'lookups', 'credits', 'wrong sign-ins', 'refused calls'].map(
    (title) => ({ title, align: 'right' }) as const,
  ),
  { title: 'writes' },
];

function partsTable({ parts, total, limits }: Forecast, { width, paint }: Page): string[] {
  const row = (name: string, taking: Taking & Pick<ForecastPart, 'writes'>) => [
    name,
    ...amounts.map((kind) => number(taking[kind])),
    taking.writes.length > 0 ? 'yes' : 'no',
  ];
  const given = [
    '',
    `of ${number(limits.budget)}`,
    '',
    limits.maxCredits === undefined ? '' : `of ${limits.maxCredits}`,
    limits.maxAttempts === undefined ? '' : `of ${limits.maxAttempts}`,
  ];
  const nameOf = ({ kind, name }: ForecastPart) => (kind === 'area' ? `${name}.*` : `(${name})`);
  const lines = table(
    columns,
    [...parts.map((part) => row(nameOf(part), part)), row('at most in all', total), given],
    width,
  );
  return lines.map((each, at) => (at === 0 || at >= lines.length - 2 ? paint('strong', each) : each));
}

function attemptsText({ total, perAccount, limits }: Forecast, { width }: Page): string[] {
  const { most, accounts } = perAccount;
  const wrong = `${count(total.wrongSignIns, 'wrong sign-in')} at most`;
  if (accounts.length === 0) return wrap(`${wrong}; no account was given that they could lock.`, width);
  const each = limits.maxAttempts === undefined ? most : Math.min(most, limits.maxAttempts);
  return wrap(
    `${wrong}. Only they can lock accounts: ${accounts.join(', ')} ${accounts.length === 1 ? 'gets' : 'get'} at most ${each}${accounts.length === 1 ? '' : ' each'}, each followed by a good one; the others name nobody, or what the run made itself. Refused calls lock nobody.`,
    width,
  );
}

function skippedText({ skipped }: Forecast, page: Page): string[] {
  const rows = skipped.flatMap(({ because, rules }) =>
    rules.map((id): Judged => ({ id, because, verdict: 'skipped' })),
  );
  const text = adviceText(rows, page);
  return text.length === 0 ? [] : ['', `${count(rows.length, 'rule')} skipped.`, ...text];
}
