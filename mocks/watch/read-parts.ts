import { questions, type Readings } from '../../generated/questions.js';
import { questionsOf } from '../../spec/catalogue/questions-of.js';
import { bundled } from '../../spec/contract/bundle.js';
import { type Documents, interfaces, publishedDocuments } from '../../spec/contract/documents.js';
import { SourceError } from '../../spec/source/problem.js';
import { sourceProblems } from '../../spec/source/soundness.js';
import { readTree } from '../../spec/source/tree.js';
import { contractOf } from '../contract/contract-of.js';
import { overlaidContract } from '../contract/overlaid.js';
import type { Contract } from '../engine/contract.js';
import { checkReading, profileIn } from '../options/readings.js';
import type { Sources } from './sources.js';

/** Reads the contract from the sources. Throws an error with the place of any problem. */
export async function readContract({ root, overlay }: Sources): Promise<Contract> {
  const documents = root === undefined ? publishedDocuments() : await bundledIn(root);
  return overlay === undefined ? contractOf(documents) : overlaidContract(overlay, documents);
}

async function bundledIn(root: string): Promise<Documents> {
  const problems = sourceProblems(readTree(root));
  if (problems.length > 0) throw new SourceError(problems);
  const read = await bundled(root, interfaces);
  return new Map(interfaces.map((id) => [id, read.get(id) ?? {}]));
}

/** Reads the readings that the sources choose. Throws an error with the place of any problem. */
export async function readReadings({ root, profile, assumed, chosen }: Sources): Promise<Partial<Readings>> {
  return {
    ...(root === undefined ? {} : defaultsIn(root)),
    ...assumed,
    ...(profile === undefined ? {} : (await profileIn(profile)).readings),
    ...chosen,
  };
}

/**
 * The default readings of the questions of a tree. Questions that this mock was not built with have no effect, so they are left
 * out.
 */
function defaultsIn(root: string): Partial<Readings> {
  const known = questionsOf(readTree(root)).filter(({ id }) => Object.hasOwn(questions, id));
  return Object.assign(
    {},
    ...known.map(({ id, default: reading }) => checkReading(id, reading, 'spec/questions')),
  );
}
