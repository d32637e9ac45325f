import { nearest } from '../../spec/catalogue/nearest.js';
import type { FieldName } from '../population/population.js';

/** The condition of a lookup on one field: that any of the terms fits, or that all of them do. */
export interface Demand {
  readonly field: FieldName;
  readonly terms: readonly string[];
  readonly every: boolean;
}

export interface Lookup {
  readonly demands: readonly Demand[];
}

/** How strongly a matching criterion identifies the intended person, from 0 to 1; strongest first. */
export const weights: Readonly<Record<FieldName, number>> = {
  linkedin: 0.97,
  email_address: 0.95,
  name: 0.65,
  'company.linkedin': 0.45,
  'company.domain': 0.45,
  'company.name': 0.45,
  'company.ticker': 0.4,
  title: 0.3,
  'education.school': 0.3,
};

const names = Object.keys(weights).filter(isFieldName);
const ranks = new Map(names.map((name, rank) => [name, rank]));

export const identifiers: readonly FieldName[] = ['linkedin', 'email_address'];

export const companyFields: readonly FieldName[] = names.filter((name) => name.startsWith('company.'));

export function isFieldName(value: unknown): value is FieldName {
  return typeof value === 'string' && Object.hasOwn(weights, value);
}

export function byWeight(a: { readonly field: FieldName }, b: { readonly field: FieldName }): number {
  return (ranks.get(a.field) ?? 0) - (ranks.get(b.field) ?? 0);
}

/** Returns the field that a misspelled name probably means. */
export function nearestFieldName(name: string): FieldName {
  const meant = names.find((field) => field.startsWith(name)) ?? nearest(name, names);
  return isFieldName(meant) ? meant : 'name';
}
