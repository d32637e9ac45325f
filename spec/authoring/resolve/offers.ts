import type { Question } from '../../catalogue/questions.js';
import type { ProfileFile } from '../../profile/profile-file.js';

/** An answer in a profile, and what prevents confirming it. */
export interface Offer {
  readonly question: string;
  readonly reading: string;
  /** The source of the answer and the day. */
  readonly source: string;
  readonly date: string | undefined;
  /** `confirmed`: already recorded. `contradicts`: a service with this reading breaks stated rules. */
  readonly kind: 'as assumed' | 'another one' | 'confirmed' | 'contradicts';
}

/** Returns the observed answer to each question, to be recorded. */
export function offersOf(profile: ProfileFile, questions: readonly Question[]): readonly Offer[] {
  const told: ReadonlyMap<string, string> = new Map(Object.entries(profile.readings));
  const seen: ReadonlyMap<string, { readonly seen: string; readonly saw: string }> = new Map(
    Object.entries(profile.evidence),
  );
  return questions.flatMap((question): readonly Offer[] => {
    const reading = told.get(question.id);
    if (reading === undefined) return [];
    const evidence = seen.get(question.id);
    const { learned } = profile;
    const where = learned === undefined ? 'a profile' : `pdk learn at ${learned.from}`;
    return [
      {
        question: question.id,
        reading,
        source: evidence === undefined ? where : `${where}: ${evidence.saw} (${evidence.seen})`,
        date: learned?.on,
        kind: kindOf(question, reading),
      },
    ];
  });
}

function kindOf({ contradicts, resolved, default: usual }: Question, reading: string): Offer['kind'] {
  if (contradicts?.[reading] !== undefined) return 'contradicts';
  if (usual !== reading) return 'another one';
  return resolved === undefined ? 'as assumed' : 'confirmed';
}

/** Formats the offers for users: the command for each, and what is already decided. */
export function offersText(offers: readonly Offer[], file: string): string {
  const section = (title: string, kind: Offer['kind'], line: (offer: Offer) => string) => {
    const lines = offers.filter((offer) => offer.kind === kind).map((offer) => `  ${line(offer)}\n`);
    return lines.length === 0 ? [] : [`${title}\n${lines.join('')}`];
  };
  const name = ({ question, reading }: Offer) => `${question}: ${reading}`;
  const call = (offer: Offer) => `${name(offer)}\n    pdk question resolve ${offer.question} --from ${file}`;
  return [
    ...section('Other than the mock does by default:', 'another one', call),
    ...section('As assumed, and now seen:', 'as assumed', call),
    ...section('On file already:', 'confirmed', name),
    ...section('Breaks stated rules, and so becomes no default:', 'contradicts', name),
    `${offers.length} answered, nothing was written. Each call above writes one, with its source; --dry-run shows what it would change.\n`,
  ].join('\n');
}
