import type { Question, Resolution } from '../../catalogue/questions.js';
import type { Rule } from '../../catalogue/rules.js';
import { type Contract, readContract } from '../../reading/contract.js';
import { isBinding } from '../../source/basis.js';
import { replaceFiles } from '../replace.js';
import { type Outcome, planOf } from './plan.js';
import { contractWith, sourcesIn } from './tree.js';

/** The known judges and mutants. The caller provides them: the contract depends on neither kit nor mock. */
export interface Proofs {
  /** Rules that the kit judges. */
  readonly judged: ReadonlySet<string>;
  readonly mutants: readonly { readonly id: string; readonly breaks: string }[];
  /**
   * Returns a reading under which a rule does not hold, for a mutant that breaks it; undefined if there is none.
   * @param others the confirmed rules of the question: the fewer of them the reading breaks, the better
   */
  otherReading(rule: Rule, question: Question, others: readonly Rule[]): string | undefined;
}

/** A request to resolve a question. */
export interface Request {
  readonly root: string;
  readonly question: Question;
  readonly reading: string;
  readonly source: string;
  /** As YYYY-MM-DD. Undefined means today, or the recorded day if nothing else changes. */
  readonly date: string | undefined;
  readonly today: string;
  readonly isDryRun: boolean;
}

/** A rule that can fail a run from now on. */
export interface NewlyBinding {
  readonly id: string;
  readonly says: string;
  /** `table`: the rule is new, and its judge and mutant follow from the table of roles. */
  readonly judged: boolean | 'table';
  /** The mutants that prove its judge; empty if one has to be written. */
  readonly mutants: readonly string[];
}

/** What a resolution did, or would do. */
export interface Resolving {
  readonly question: string;
  /** Its place, such as `spec/questions/find.yaml:42`. */
  readonly at: string;
  readonly asks: string;
  readonly reading: string;
  /** The answer of the mock from now on, unless a profile says otherwise. */
  readonly says: string;
  readonly resolved: Resolution;
  readonly former: { readonly reading: string; readonly resolved?: Resolution };
  /** Whether anything had to be rewritten. */
  readonly isChanged: boolean;
  readonly isDryRun: boolean;
  readonly rules: readonly Outcome[];
  readonly details: readonly Outcome[];
  readonly binding: readonly NewlyBinding[];
  /** Rules that could fail a run before, but no longer can. */
  readonly released: readonly string[];
  /** Rewritten files: sources first, then those generated from them. */
  readonly files: readonly string[];
}

/** Resolves a question: computes everything, reads the resulting contract, and only then replaces files. */
export async function resolveQuestion(request: Request, proofs: Proofs): Promise<Resolving> {
  const { root, question, reading, isDryRun } = request;
  const before = await readContract(root);
  const resolved = resolutionOf(request);
  const plan = planOf({ question, reading, resolved }, before.rules, sourcesIn(root));
  const isChanged = plan.texts.size > 0;
  const after = isChanged ? await contractWith(root, plan.texts) : before;
  const files = isChanged ? await replaced(root, after, plan.texts, isDryRun) : [];
  return {
    question: question.id,
    at: plan.at,
    asks: question.asks,
    reading,
    says: question.readings[reading] ?? '',
    resolved,
    former: {
      reading: question.default,
      ...(question.resolved === undefined ? {} : { resolved: question.resolved }),
    },
    isChanged,
    isDryRun,
    rules: plan.rules,
    details: plan.details,
    binding: newlyBinding(before, after, question, proofs),
    released: bindingOf(before).flatMap(({ id }) => (isAmong(id, bindingOf(after)) ? [] : [id])),
    files,
  };
}

/** Keeps the recorded day if reading and source are the same and no other day is given. */
function resolutionOf({ question, reading, source, date, today }: Request): Resolution {
  const { resolved } = question;
  const isSame = resolved !== undefined && question.default === reading && resolved.source === source;
  return { source, date: date ?? (isSame ? resolved.date : today) };
}

async function replaced(
  root: string,
  contract: Contract,
  texts: ReadonlyMap<string, string>,
  isDryRun: boolean,
): Promise<readonly string[]> {
  // It needs packages that are installed only for development of the contract.
  const { staleIn } = await import('../regenerate.js');
  const { wanted } = await staleIn(root, contract);
  const all = new Map([...texts, ...wanted]);
  if (!isDryRun) replaceFiles(root, all);
  return [...all.keys()];
}

function newlyBinding(
  before: Contract,
  after: Contract,
  question: Question,
  { judged, mutants, otherReading }: Proofs,
): readonly NewlyBinding[] {
  const fresh = bindingOf(after).filter(({ id }) => !isAmong(id, bindingOf(before)));
  const others = after.rules.filter((rule) => rule.basis === 'confirmed' && rule.question === question.id);
  return fresh.map((rule) => {
    const { id, says } = rule;
    if (!isAmong(id, before.rules)) return { id, says, judged: 'table', mutants: [] };
    const known = mutants.filter(({ breaks }) => breaks === id).map((mutant) => mutant.id);
    const reading = known.length > 0 ? undefined : otherReading(rule, question, others);
    return {
      id,
      says,
      judged: judged.has(id),
      mutants: reading === undefined ? known : [`${id}~${reading}`],
    };
  });
}

const bindingOf = ({ rules }: Contract): readonly Rule[] =>
  rules.filter(({ basis, unobservable }) => isBinding(basis) && unobservable === undefined);

const isAmong = (id: string, rules: readonly Rule[]): boolean => rules.some((rule) => rule.id === id);
