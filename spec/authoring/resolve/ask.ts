import { suggestion } from '../../catalogue/nearest.js';
import type { Question } from '../../catalogue/questions.js';

/** Returns why a question cannot be resolved to a reading, as a sentence; undefined if it can. */
export function obstacleTo(id: string, reading: string, questions: readonly Question[]): string | undefined {
  const question = questions.find((each) => each.id === id);
  if (question === undefined) {
    const known = questions.map((each) => each.id);
    return `there is no question "${id}".${suggestion(id, known)} pdk questions lists them all.`;
  }
  const known = Object.keys(question.readings);
  if (!known.includes(reading)) {
    return `question ${id} has no reading "${reading}".${suggestion(reading, known)} Its readings are ${known.join(', ')}.`;
  }
  const broken = question.contradicts?.[reading];
  if (broken === undefined) return undefined;
  return `the reading ${reading} of ${id} steps over stated rules (${broken.join(', ')}): a service that does so breaks the document. To have the mock show it, use it in a profile: pdk mock --reading ${id}=${reading}`;
}

/** Returns why a text is not a valid day, as a sentence; undefined if it is one. */
export function faultOfDay(text: string): string | undefined {
  const day = new Date(`${text}T00:00:00Z`);
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(day.getTime());
  if (isDay && day.toISOString().startsWith(text)) return undefined;
  return `"${text}" is no day: write it as YYYY-MM-DD, such as 2026-01-14.`;
}
