import type { QuestionId } from '../../generated/questions.js';
import { lackOf } from '../target/target.js';
import { isWatching } from './probe.js';
import { probeOf } from './registry.js';

/** Describes how the answer of a target to a question is found out, or why it cannot be. */
export function probedBy(question: QuestionId): string {
  const probe = probeOf(question);
  if (probe.kind === 'unseen') return `cannot tell: ${probe.because}`;
  if (isWatching(probe)) return 'reads it off what is sent for others, as pdk conform does';
  const needs = [...new Set(probe.needs)];
  return `asks, ${probe.requests} requests at most${needs.length === 0 ? '' : `; ${lackOf(...needs)}`}`;
}
