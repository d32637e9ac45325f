import { Document, isMap, isPair, isScalar } from 'yaml';
import { questions } from '../../generated/questions.js';
import type { ProfileFile } from './profile-file.js';
import { isQuestion } from './readings.js';

/** Formats a profile; readings other than the default are commented. */
export function profileText({ name, learned, readings, evidence, other, unknown }: ProfileFile): string {
  const document = new Document({
    ...(name === undefined ? {} : { name }),
    ...(learned === undefined ? {} : { learned }),
    readings,
    ...filled('evidence', evidence),
    ...filled('other', other),
    ...filled('unknown', unknown),
  });
  const chosen = document.get('readings', true);
  for (const pair of isMap(chosen) ? chosen.items : []) {
    if (!isPair(pair) || !isScalar(pair.key) || !isScalar(pair.value)) continue;
    const question = String(pair.key.value);
    if (!isQuestion(question)) continue;
    const { default: usual } = questions[question];
    if (pair.value.value !== usual) pair.value.comment = ` default: ${usual}`;
  }
  const heading = {
    readings: ' pdk mock --profile takes these on.',
    evidence: ' What showed them.',
    other: ' What the target does that is none of the readings we know.',
    unknown: ' What could not be told, and why: the mock keeps its default.',
  };
  for (const [member, comment] of Object.entries(heading)) {
    const pair = isMap(document.contents)
      ? document.contents.items.find(({ key }) => isScalar(key) && key.value === member)
      : undefined;
    if (isScalar(pair?.key)) {
      pair.key.commentBefore = comment;
      pair.key.spaceBefore = true;
    }
  }
  return document.toString({ lineWidth: 0 });
}

function filled(member: string, values: object): object {
  return Object.keys(values).length === 0 ? {} : { [member]: values };
}
