import type { RuleId } from '../../../generated/rules.js';
import type { LifeCommand } from '../../scenarios/lifecycle.js';
import type { Exchange } from '../../target/exchange.js';
import type { OwnKey, Use } from './keys.js';

export const keyRules = [
  'apikey.keys-distinct',
  'apikey.list',
  'apikey.update-name',
  'apikey.update-description',
  'apikey.update-keeps-key',
  'apikey.delete-at-once',
  'apikey.delete-only-that',
  'apikey.delete-permanent',
] as const satisfies readonly RuleId[];

export type KeyRule = (typeof keyRules)[number];
export type KeyCommand = LifeCommand<Keys, KeyRule>;

/** What has happened to a key since it was last accepted, and must not have made it invalid. */
export type Doubt = 'apikey.update-keeps-key' | 'apikey.delete-only-that';

export interface ModelledKey {
  /** How steps call it: its first name. */
  readonly label: string;
  /** With the name and the description of now. */
  held: OwnKey;
  /** The newest answer about it. */
  shown?: Exchange;
  readonly doubts: Set<Doubt>;
  /** It was refused once: nothing that happens later can be blamed for that. */
  isDead: boolean;
}

/** The keys that there should be, and those that should be no more. */
export interface Keys {
  readonly use: Use;
  living: readonly ModelledKey[];
  gone: readonly ModelledKey[];
}

/** @param isAccepted whether it was accepted when it was new */
export const modelled = (held: OwnKey, isAccepted: boolean): ModelledKey => ({
  label: held.name,
  held,
  doubts: new Set(),
  isDead: !isAccepted,
});

export const isInDoubt = ({ doubts, isDead }: ModelledKey): boolean => doubts.size > 0 && !isDead;
