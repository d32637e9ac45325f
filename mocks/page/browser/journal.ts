import type { components } from '../../../generated/control.js';
import { curlOf, headersText, holds, instantText, pretty, toggled, toneOf } from '../words.js';
import {
  at,
  block,
  button,
  chipsOf,
  code,
  el,
  field,
  list,
  note,
  on,
  say,
  sentence,
  unfolding,
  why,
  write,
} from './dom.js';
import { jsonView } from './json.js';
import { done, granted, meant, plane } from './plane.js';

type Call = components['schemas']['ControlJournalEntry'];

/** The maximum number of calls shown; the journal keeps older ones, too. */
const most = 200;
let calls: readonly Call[] = [];
let shown: readonly Call[] = [];
let seen = '';
let wait = new AbortController();

/** How long the control plane waits for a call, in milliseconds. */
const patienceMs = 20_000;

/** Resolves as soon as there is a new call, or after a timeout. Rejects if another world is selected. */
export async function nextCall(): Promise<void> {
  wait = new AbortController();
  const { signal } = wait;
  const body = { filter: { after: calls[0]?.id ?? 0 }, timeoutMs: patienceMs };
  await granted(plane.POST('/journal/wait', { body, signal }));
}

/** Shows calls as they arrive. While one is open or focused, newer ones wait, so that nothing moves while a user reads. */
export async function refreshJournal(): Promise<void> {
  const { count, dropped } = await granted(plane.POST('/journal/count', { body: {} }));
  const state = `${meant.world} ${count} ${dropped}`;
  if (state !== seen) {
    const isOther = !seen.startsWith(`${meant.world} `);
    if (isOther && seen !== '') wait.abort();
    calls = (await granted(plane.POST('/journal/search', { body: { most } }))).entries.toReversed();
    seen = state;
    if (isOther || count === 0) shown = [];
  }
  const isRead = shown.length > 0 && at('calls', HTMLElement).matches(':has([open]), :focus-within');
  if (!isRead && shown !== calls) {
    shown = calls;
    show();
  }
  const newest = shown[0]?.id ?? 0;
  const waiting = calls.filter(({ id }) => id > newest).length;
  const more = at('journal-new', HTMLButtonElement);
  if (document.activeElement !== more) more.disabled = waiting === 0;
  write('journal-new', `${waiting || 'No'} new call${waiting === 1 ? '' : 's'}`);
  const all = dropped + count;
  write('journal-count', all > most ? `The newest ${most} of ${all}` : `${count} in all`);
}

export function startJournal(): void {
  on('journal-new', async () => {
    shown = calls;
    show();
    await refreshJournal();
  });
  on('journal-clear', async () => {
    await done(plane.DELETE('/journal'));
    await refreshJournal();
  });
  field('journal-words').addEventListener('input', show);
  for (const chip of chipsOf('journal-chips')) {
    on(chip, async () => {
      field('journal-words').value = toggled(field('journal-words').value, chip.value);
      show();
    });
  }
}

function show(): void {
  const words = field('journal-words').value;
  for (const chip of chipsOf('journal-chips'))
    chip.setAttribute('aria-pressed', String(words.split(/\s+/).includes(chip.value)));
  const fits = shown.filter((call) => holds(textOf(call), words));
  const none = shown.length === 0 ? 'No call yet: whatever clients send shows up here.' : 'No such call.';
  list('calls', fits, none, (call) => [row(call)]);
}

const textOf = ({ method, path, operation, refusal, credential, response: { status } }: Call): string =>
  ` ${status} ${method} ${path} ${operation ?? ''} ${refusal?.reason ?? ''} ${credential?.id ?? ''}`;

function row(call: Call): HTMLElement {
  const { method, path, operation, durationMs, response, faults = [], refusal, at: when } = call;
  const { status } = response;
  const said = { good: '', refused: ' refused', failed: ' failed' }[toneOf(status)];
  return unfolding(
    [
      el('span', { class: `status ${toneOf(status)}` }, `${status === 0 ? 'reset' : status}${said}`),
      el('code', { class: 'grow' }, `${method} ${path}`),
      note(operation ?? 'no operation', faults.length > 0 && ', a fault', refusal && `, ${refusal.reason}`),
      el('time', { class: 'note' }, `${instantText(when).slice(11)}, ${durationMs.toFixed(1)} ms`),
    ],
    () => [
      ...reasons(call),
      button('Copy as curl', () => copied(curlOf(call))),
      el(
        'div',
        { class: 'sides' },
        el('div', {}, ...side('Request', call.request, call.query)),
        el('div', {}, ...side('Response', response)),
      ),
    ],
  );
}

/** Only a page of this machine, or one over TLS, may write to the clipboard: elsewhere the text is shown. */
async function copied(text: string): Promise<void> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  say(isCopied ? 'Copied: the secrets in it are left out.' : text);
}

function reasons({ refusal, faults = [], credential, requestId }: Call): readonly HTMLElement[] {
  const who = credential === undefined ? 'nobody known' : `${credential.kind} ${credential.id}`;
  const head = el(
    'p',
    { class: 'note' },
    `By ${who}`,
    requestId !== undefined && `, request id ${requestId}`,
  );
  const struck = faults.map((id) => why(`Struck by the fault ${id}`));
  if (refusal === undefined) return [head, ...struck];
  const { message, field: member, rules, question } = refusal;
  const at = member !== undefined && el('p', {}, 'At ', code(member));
  const broken = rules.map(({ id, says, section, basis }) =>
    el('p', {}, code(id), ' ', ...sentence(says), ` (${basis}, section ${section})`),
  );
  const { id = '', asks = '', reading = '' } = question ?? {};
  const read = [...sentence(asks), ` Read here as ${reading}.`];
  const open = question && el('p', {}, 'Open question ', code(id), ': ', ...read);
  return [head, ...struck, el('div', { class: 'why' }, el('p', {}, message), at, ...broken, open)];
}

function side(title: string, { headers, body, cut }: Call['request'], query = {}): readonly HTMLElement[] {
  const asked = Object.keys(query).length > 0 && jsonView(`${title}, query`, query);
  return [
    el('p', { class: 'part' }, title),
    ...(asked ? [asked] : []),
    unfolding([`${Object.keys(headers).length} headers`], () => [
      block(`${title}, headers`, headersText(headers)),
    ]),
    ...(body === undefined ? [] : [bodyView(`${title}, body`, body)]),
    ...(cut ? [el('p', { class: 'note' }, 'The body was longer than what the journal keeps.')] : []),
  ];
}

const bodyView = (label: string, body: unknown): HTMLElement =>
  typeof body === 'string' ? block(label, pretty(body)) : jsonView(label, body);
