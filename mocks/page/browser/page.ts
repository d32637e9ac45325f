import { at, attempt, field, on, say } from './dom.js';
import { refreshFaults, startFaults } from './faults.js';
import { nextCall, refreshJournal, startJournal } from './journal.js';
import { refreshMessages, startMessages } from './messages.js';
import { refreshPeople, startPeople } from './people.js';
import { forgetToken, hasToken, readToken, setToken, Unadmitted } from './plane.js';
import * as worlds from './worlds.js';

const everyMs = 1000;
/** The pause after a call, in milliseconds, so that calls in quick succession are shown together. */
const togetherMs = 200;

interface Panel {
  readonly refresh: () => Promise<void>;
  /** Its content changes without input on the page. */
  readonly isLive: boolean;
}
const panels = new Map<string, Panel>([
  ['journal', { refresh: refreshJournal, isLive: true }],
  ['people', { refresh: refreshPeople, isLive: false }],
  ['clock', { refresh: worlds.refreshClock, isLive: false }],
  ['faults', { refresh: refreshFaults, isLive: true }],
  ['messages', { refresh: refreshMessages, isLive: true }],
  ['readings', { refresh: worlds.refreshReadings, isLive: false }],
  ['worlds', { refresh: worlds.refreshWorlds, isLive: false }],
]);
const tabs = [...document.querySelectorAll<HTMLButtonElement>('[role=tab]')];
let shown = 'journal';

async function show(tab: HTMLButtonElement): Promise<void> {
  shown = tab.getAttribute('aria-controls') ?? shown;
  for (const one of tabs) {
    const isShown = one === tab;
    one.setAttribute('aria-selected', String(isShown));
    one.tabIndex = isShown ? 0 : -1;
    at(one.getAttribute('aria-controls') ?? '', HTMLElement).hidden = !isShown;
  }
  say('');
  await panels.get(shown)?.refresh();
}

/** Returns the tab that a key moves to; undefined for other keys. */
function led(key: string, from: number): HTMLButtonElement | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowLeft: from - 1,
    Home: 0,
    End: -1,
  };
  const to = steps[key];
  return to === undefined ? undefined : tabs.at(to % tabs.length);
}

function startTabs(): void {
  tabs.forEach((tab, index) => {
    tab.addEventListener('click', () => void asking(() => show(tab)));
    tab.addEventListener('keydown', (event) => {
      const next = led(event.key, index);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
      next.click();
    });
  });
}

/** Performs an action that needs the token. Asks for another token if it is not accepted. */
async function asking(act: () => Promise<void>): Promise<boolean> {
  let isWell = true;
  await attempt(() =>
    act().catch((error: unknown) => {
      isWell = false;
      if (!(error instanceof Unadmitted)) throw error;
      forgetToken();
      admit();
      throw error;
    }),
  );
  return isWell;
}

/** Shows the page if there is a token, and the token form otherwise. */
function admit(): void {
  at('entry', HTMLFormElement).hidden = hasToken();
  at('desk', HTMLElement).hidden = !hasToken();
  if (!hasToken()) field('token').focus();
}

async function everything(): Promise<void> {
  await worlds.refreshWorlds();
  await worlds.refreshClock();
  await panels.get(shown)?.refresh();
}

/** Polls, one request at a time, while the page is visible. */
async function live(): Promise<never> {
  let isLost = false;
  for (;;) {
    await pause(everyMs);
    if (!isSeen()) continue;
    const isWell = await asking(async () => {
      await worlds.refreshWorlds();
      await worlds.refreshClock();
      const panel = panels.get(shown);
      if (panel?.isLive) await panel.refresh();
    });
    if (isWell && isLost) say('The mock answers again.');
    isLost = !isWell;
  }
}

/** Shows calls as soon as they arrive. Errors are left to `live` to report. */
async function follow(): Promise<never> {
  for (;;) {
    const isCome =
      isSeen() &&
      shown === 'journal' &&
      (await nextCall()
        .then(refreshJournal)
        .then(
          () => true,
          () => false,
        ));
    await pause(isCome ? togetherMs : everyMs);
  }
}

const isSeen = (): boolean => !document.hidden && hasToken();
const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));

readToken();
startTabs();
startJournal();
worlds.startClock();
startFaults();
startPeople();
startMessages();
worlds.startReadings();
worlds.startWorlds(everything);
on('entry', async () => {
  setToken(field('token').value.trim());
  field('token').value = '';
  admit();
  say('');
  await asking(everything);
});
addEventListener('hashchange', () => {
  readToken();
  admit();
  void asking(everything);
});
admit();
if (hasToken()) void asking(everything);
void live();
void follow();
