import { adviceText, type Judged } from '../../report/console.js';
import { count, labelled, type Page, printable, table, wrap } from '../../report/text.js';
import type { Taking } from '../plan.js';
import type { Forecast } from './forecast.js';

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
  const row = (name: string, taking: Taking & { readonly writes: readonly string[] }) => [
    name,
    ...amounts.map((kind) => number(taking[kind])),
    taking.writes.length > 0 ? 'yes' : 'no',
  ];
  const of = (most: number | undefined) => (most === undefined ? '' : `of ${most.toLocaleString('en-US')}`);
  const given = ['', of(limits.budget), '', of(limits.maxCredits), of(limits.maxAttempts)];
  const lines = table(
    columns,
    [
      ...parts.map((part) => row(part.kind === 'area' ? `${part.name}.*` : `(${part.name})`, part)),
      row('at most in all', total),
      given,
    ],
    width,
  );
  return lines.map((each, at) => (at === 0 || at >= lines.length - 2 ? paint('strong', each) : each));
}

function attemptsText({ total, perAccount, limits }: Forecast, { width }: Page): string[] {
  const { most, accounts } = perAccount;
  const wrong = `${count(total.wrongSignIns, 'wrong sign-in')} at most`;
  if (accounts.length === 0) return wrap(`${wrong}; no account was given that they could lock.`, width);
  const each = limits.maxAttempts === undefined ? most : Math.min(most, limits.maxAttempts);
  const [get, ofEach] = accounts.length === 1 ? ['gets', ''] : ['get', ' each'];
  return wrap(
    `${wrong}. Only they can lock accounts: ${accounts.join(', ')} ${get} at most ${each}${ofEach}, each followed by a good one; the others name nobody, or what the run made itself. Refused calls lock nobody.`,
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
