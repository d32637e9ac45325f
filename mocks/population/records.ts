import type { Job, Person } from './population.js';

export type Company = NonNullable<Job['company']>;
export type Education = NonNullable<Person['education']>[number];
