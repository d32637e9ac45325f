import type { OperationId } from '../../../generated/operations.js';
import type { RuleId } from '../../../generated/rules.js';
import type { OwnedKind } from '../../resources/kinds.js';
import type { Scene } from '../../scene/scenario.js';
import type { Exchange } from '../../target/exchange.js';
import type { Json, JsonObject } from '../../target/json.js';

/** One of a kind, created by the run. */
export interface Thing {
  readonly id: string;
  /** Its name, or whatever else lists show of it. */
  readonly name: string;
  /** What was sent to create it, with the changes that were made since. */
  readonly body: JsonObject;
  readonly creation: Exchange;
}

/** A call that is accepted as long as the thing lives. */
export type Use = () => Promise<Exchange>;

/** Things whose creation shows a secret, by which they are used. */
export interface Credential {
  /** The member of the answer to a creation that has the secret. */
  readonly secret: string;
  /** Returns how a thing is used; undefined if that cannot be known. */
  use(t: Scene, thing: Thing): Promise<Use | undefined>;
  readonly rules: {
    /** Two secrets differ. */
    readonly distinct?: RuleId;
    /** A changed one is accepted. */
    readonly kept?: RuleId;
    /** A removed one is refused at once, and the others are accepted. */
    readonly gone: RuleId;
    readonly others: RuleId;
    /** A removed one is still refused after a while. */
    readonly forGood?: RuleId;
  };
}

/** A member that an operation changes. */
export interface Change {
  readonly rule: RuleId;
  /** The values that it is given, one after the other. */
  values(t: Scene): readonly Json[];
  /** Whether a record shows this value. Undefined if it shows none. @default whether the member has it */
  shows?(record: Json, value: Json): boolean | undefined;
}

/** What the document says of one kind of resource: everything that the laws need to know of it. */
export interface Row {
  readonly kind: OwnedKind;
  /** How many are created: more than a short page holds. */
  readonly count: number;
  /** The body that creates one. @param nth counts from 0 */
  body(t: Scene, nth: number): JsonObject;
  /** The rule that what was created is listed. */
  readonly listed: RuleId;
  /** Reads one by its id. */
  readonly read?: OperationId;
  readonly change?: {
    readonly operation: OperationId;
    readonly members: Readonly<Record<string, Change>>;
    /** What was removed, or never was, cannot be changed. */
    readonly unknown?: RuleId;
  };
  readonly credential?: Credential;
  /** A removed one is listed no more, or at least not as before. */
  readonly gone?: {
    readonly rule: RuleId;
    /** Whether an unchanged record means that it was not removed. @default any record does, changed or not */
    isStill?(record: JsonObject): boolean;
  };
  /** Further rules, which these judge. */
  readonly more?: readonly RuleId[];
  /** Judges the answers to a creation and to a removal. */
  created?(t: Scene, answer: Exchange): void;
  removed?(t: Scene, id: string, answer: Exchange): void;
  /** Judges the record of an unchanged thing in a list. */
  record?(t: Scene, thing: Thing, record: JsonObject, list: Exchange): void;
  /** Judges the same thing as it is read and as it is listed at the same time. */
  both?(t: Scene, read: JsonObject, listed: JsonObject, list: Exchange): void;
  /** The rule that a list holds those of its organization alone. */
  readonly ofOrg?: RuleId;
  /** The rule that keeps it from callers without a role on its organization. */
  readonly isolation?: RuleId;
}

/** Texts with what careless services change: a service may refuse one, but must not take it for another. */
export const texts = [
  'Zoë O\'Neill-Ünal, "Sales & Co" 50%41 — naïve  Łódź',
  'A+b%20c, "d"; \\ / <b>q</b> 50%41',
  'UPPER and lower, ß ø 漢字 İstanbul',
  'عربي and 👩🏽‍💻 & 𝒳 — \u202btwo ways\u202c',
  '=1+1;"\'--; DROP TABLE * _ % $x {{x}}',
  `${'Cafe\u0301 '.repeat(30)}of about two hundred letters`,
  `${'more letters than columns often have '.repeat(8)}and an end`,
  '007',
  '1.0 e3 NaN null undefined true',
  'two\nlines\tand a tab',
] as const;

/** The name and the description of the nth thing. */
export const called = (t: Scene, word: string, nth: number): JsonObject => ({
  name: `${t.owned.name(word)} ${texts[nth % texts.length]}`,
  description: `${texts[(nth + 1) % texts.length]}`,
});

/** Changes of a name and a description, each for the whole of the old value. */
export const renaming = (word: string, rule: RuleId): Change => ({
  rule,
  values: (t) => texts.map((text) => `${t.owned.name(word)} ${text}`),
});
