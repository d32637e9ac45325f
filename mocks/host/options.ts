import { demo } from '../../spec/demo/demo.js';
import { hint } from '../../spec/profile/readings.js';
import { refusalIfInvalid } from '../control/exchange.js';
import { builtIn, type Contract } from '../engine/contract.js';
import type { World } from '../engine/handler.js';
import { isRefusal, type Refusal } from '../engine/refusal.js';
import { faultIn, type NewWebhook, type ReceiverHosts } from '../events/webhooks.js';
import type { Fault, NewFault, ShownFault, Tally } from '../faults/faults.js';
import { intervalOf } from '../filters/filter.js';
import type { KnownMutant } from '../mutants/catalogue.js';
import { readFault } from '../network/read-fault.js';
import { checkReadings, MockOptionError } from '../options/option-values.js';
import type { Fixtures, OwnData } from '../own-data/fixtures.js';
import { systemClock } from '../state/clock.js';
import { firstWorld } from '../worlds/names.js';
import type { SavedWorld } from '../worlds/saved-world.js';
import type { Cors } from './cors.js';
import type { MockOptions } from './mock.js';
import type { Certificate } from './tls.js';

/** Options as given: one that is undefined counts as absent. */
export type GivenOptions = { readonly [Name in keyof MockOptions]?: MockOptions[Name] | undefined };

/** Validated options, with all defaults filled in. */
export type Settings = Readonly<Awaited<ReturnType<typeof readOptions>>>;

// biome-ignore format: several to a line
const optionNames: readonly string[] = Object.keys({
  seed: true, people: true, fixtures: true, profile: true, eachCall: true, overlay: true, mutant: true, credits: true,
  clock: true, now: true, port: true, host: true, https: true, webhooks: true, faults: true, webhookHosts: true, send: true,
  controlHost: true, controlPort: true, controlToken: true, cors: true, journalBytes: true, state: true, selfCheck: true, onExchange: true,
} satisfies Record<keyof MockOptions, true>);

/** Checks options. Throws a MockOptionError that names the option, its value and the nearest valid one. */
export async function readOptions(options: GivenOptions) {
  for (const name of Object.keys(options)) {
    if (!optionNames.includes(name)) {
      throw new MockOptionError(`There is no option ${JSON.stringify(name)}${hint(name, optionNames)}`);
    }
  }
  const fixtures = options.fixtures === undefined ? undefined : await ownData(options.fixtures);
  const mutant = options.mutant === undefined ? undefined : await findMutant(options.mutant);
  const webhookHosts = options.send === undefined ? hostsIn(options.webhookHosts ?? []) : undefined;
  return {
    world: firstWorld,
    seed: whole('seed', options.seed) ?? 1,
    people: whole('people', options.people, 5_000_000) ?? 1000,
    fixtures,
    contract: options.overlay === undefined ? builtIn : await overlaid(options.overlay),
    readings: { ...mutant?.readings, ...checkReadings(options.profile ?? {}, 'option profile') },
    eachCall: whole('eachCall', options.eachCall),
    mutant,
    credits: whole('credits', options.credits),
    clock: options.clock ?? systemClock,
    now: instant(options.now),
    port: port('port', options.port),
    host: options.host ?? '127.0.0.1',
    certificate: await certificateIn(options),
    faults: options.faults ?? [],
    webhooks: webhooksIn(options.webhooks ?? [], fixtures, webhookHosts),
    /** Undefined if webhooks are not sent over HTTP. */
    webhookHosts,
    send: options.send,
    controlHost: options.controlHost ?? '127.0.0.1',
    controlPort:
      options.controlPort === 'usual' ? options.controlPort : port('controlPort', options.controlPort),
    controlToken: token(options.controlToken),
    cors: corsIn(options.cors),
    journalBytes: whole('journalBytes', options.journalBytes, 1_073_741_824) ?? 16_777_216,
    /** The file that keeps the state, and the options that an existing state must agree with. */
    state: options.state === undefined ? undefined : { file: options.state, asked: options },
    selfCheck: options.selfCheck ?? process.env.VITEST !== undefined,
    onExchange: options.onExchange,
  };
}

/** Loads the module that makes certificates only if it is needed. */
async function certificateIn({
  https = false,
  host = '127.0.0.1',
}: GivenOptions): Promise<Certificate | undefined> {
  if (https === false) return undefined;
  const { checkedCertificate, ownCertificate } = await import('./tls.js');
  return https === true ? ownCertificate(host) : checkedCertificate(https);
}

/** Loads the module that reads files only if it is needed. */
async function ownData(given: string | Fixtures, label?: string): Promise<OwnData> {
  const { fixturesIn } = await import('../own-data/fixtures.js');
  return fixturesIn(given, label);
}

/** Loads the module that reads documents only if it is needed. */
async function overlaid(file: string): Promise<Contract> {
  const { overlaidContract } = await import('../contract/contract.js');
  return overlaidContract(file);
}

/** Loads the catalogue only if it is needed: few mocks have a mutant. */
async function findMutant(id: string): Promise<KnownMutant> {
  const { knownMutant, mutantIds } = await import('../mutants/catalogue.js');
  const mutant = knownMutant(id);
  if (mutant) return mutant;
  throw new MockOptionError(
    `option mutant: no mutant ${JSON.stringify(id)}${hint(id, mutantIds())} \`pdk mutants\` lists them.`,
  );
}

function whole(name: string, value: number | undefined, most = Number.MAX_SAFE_INTEGER): number | undefined {
  if (value === undefined || (Number.isSafeInteger(value) && value >= 0 && value <= most)) return value;
  throw new MockOptionError(`option ${name}: ${value} is not a whole number from 0 to ${most}.`);
}

const port = (name: string, value: number | undefined) => whole(name, value, 65_535);

function instant(now: GivenOptions['now']): number | undefined {
  if (now === undefined) return undefined;
  const atMs = new Date(now).getTime();
  const isWhole = (text: string) => /^\d{4}-\d{2}-\d{2}(T.*(Z|[+-]\d{2}:\d{2}))?$/i.test(text);
  const isInstant = typeof now !== 'string' || (isWhole(now) && intervalOf(now) !== undefined);
  if (!Number.isNaN(atMs) && isInstant) return atMs;
  throw new MockOptionError(
    `option now: ${JSON.stringify(String(now))} is no instant: give one such as 2026-03-01T08:00:00Z.`,
  );
}

function webhooksIn(
  webhooks: readonly NewWebhook[],
  own: OwnData | undefined,
  hosts: ReceiverHosts,
): readonly NewWebhook[] {
  const ownOrgs = (own?.organizations ?? []).map(({ id }) => id);
  const fault = faultIn(webhooks, [demo.org, demo.otherOrg, demo.noCreditOrg, ...ownOrgs], hosts);
  if (fault) throw new MockOptionError(`option webhooks: ${fault.message}`);
  return webhooks;
}

function hostsIn(hosts: readonly string[]): readonly string[] {
  return hosts.map((host) => {
    const { hostname } = URL.canParse(`http://${host}`) ? new URL(`http://${host}`) : { hostname: '' };
    if (hostname !== '' && hostname === host.toLowerCase()) return hostname;
    throw new MockOptionError(
      `option webhookHosts: ${JSON.stringify(host)} is no host: give a name or an address alone, such as hooks.example.com.`,
    );
  });
}

/** The token is sent in a header. Messages do not quote it, as it is a secret. */
function token(text: string | undefined): string | undefined {
  if (text === undefined || /^[\x21-\x7e]+$/.test(text)) return text;
  throw new MockOptionError(
    'option controlToken: it must be one or more printable ASCII characters, no spaces.',
  );
}

function corsIn(cors: Cors = true): Cors {
  for (const text of typeof cors === 'boolean' ? [] : cors) {
    const { origin } = URL.canParse(text) ? new URL(text) : { origin: 'http://localhost:3000' };
    if (text === origin || text === 'null') continue;
    throw new MockOptionError(
      `option cors: ${JSON.stringify(text)} is no origin: send one as ${JSON.stringify(origin)}.`,
    );
  }
  return cors;
}

/** The settings for a world that continues from a saved one. Throws a MockOptionError if its fixtures are invalid. */
export async function settingsFor(saved: SavedWorld, settings: Settings): Promise<Settings> {
  const { names, seed, people, credits, eachCall } = saved;
  return {
    ...settings,
    world: names,
    seed,
    people,
    fixtures: await fixturesOf(saved, settings),
    credits: credits ?? undefined,
    eachCall: eachCall ?? undefined,
  };
}

/** The same for a world that exists and keeps its names. Throws a MockOptionError if the saved names are others. */
export async function restoredSettings(saved: SavedWorld, settings: Settings): Promise<Settings> {
  if (saved.names === settings.world) return settingsFor(saved, settings);
  throw new MockOptionError(
    `saved world: it has the names of the world "${saved.names}", and this one those of "${settings.world}". Make a world of it: POST /worlds with \`saved\`, in process \`mock.worlds.restore(saved)\`.`,
  );
}

async function fixturesOf(
  { fixtures }: SavedWorld,
  settings: Pick<Settings, 'fixtures'>,
): Promise<OwnData | undefined> {
  if (fixtures === undefined || fixtures === settings.fixtures?.written) return settings.fixtures;
  if (Object.keys(fixtures).length === 0) return undefined;
  return ownData(fixtures, 'saved world: fixtures');
}

/** Sets the faults that a world begins with. Throws a MockOptionError that names the first one that cannot be set. */
export async function setInitialFaults(asked: readonly NewFault[], world: World): Promise<void> {
  for (const [place, one] of asked.entries()) {
    const fault = await checked(one, world);
    if (isRefusal(fault)) throw new MockOptionError(`option faults: faults[${place}]: ${fault.message}`);
    world.faults.add(world.ids.next('flt'), fault);
  }
}

/** Reads the faults of a saved world. Throws a MockOptionError if one is invalid. */
export async function readSavedFaults(
  saved: readonly ShownFault[],
  world: World,
): Promise<readonly { readonly id: string; readonly fault: Fault; readonly tally: Tally }[]> {
  const read = [];
  for (const { id, met, struck, ...asked } of saved) {
    const fault = await checked(asked, world);
    if (!isRefusal(fault)) read.push({ id, fault, tally: { met, struck } });
    // The account that the fault was for may have been removed since.
    else if (fault.field !== 'credential')
      throw new MockOptionError(`saved world: fault ${id}: ${fault.message}`);
  }
  return read;
}

async function checked(asked: NewFault, world: World): Promise<Fault | Refusal> {
  return (await refusalIfInvalid(asked, 'ControlNewFault')) ?? readFault(asked, world);
}
