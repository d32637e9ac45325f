import type { Question } from '../../../catalogue/questions.js';
import type { Operation } from '../../../contract/operations.js';
import type { Problem } from '../../../source/problem.js';
import type { SourceTree } from '../../../source/tree.js';
import type { CodeIndex } from '../code-index.js';
import { placeOfEntry } from './place-of-entry.js';

/**
 * Returns questions that the mock does not answer. A question with a single reading needs no code, and one about a role is
 * answered from the contract. Any other must be looked up by its id, and all of its readings but one must be mentioned.
 */
export function unansweredQuestions(
  questions: readonly Question[],
  operations: readonly Operation[],
  code: CodeIndex,
  tree: SourceTree,
): readonly Problem[] {
  const ofRoles = new Set(operations.map(({ roleQuestion }) => roleQuestion));
  return questions
    .filter(({ id, readings }) => Object.keys(readings).length > 1 && !ofRoles.has(id))
    .flatMap(({ id, readings }) => {
      const place = placeOfEntry(tree, 'spec/questions/', id);
      const told = { file: place.file, ...tree.position(place), kind: 'question' };
      if (code.filesWith(id, 'mocks').length === 0) {
        const says = `question "${id}" is answered nowhere in mocks/`;
        return [{ ...told, says, todo: `ask for it: profile.reading('${id}')` }];
      }
      const unnamed = Object.keys(readings).filter(
        (reading) => isNamed(reading) && !code.mentions(reading, 'mocks'),
      );
      if (unnamed.length < 2) return [];
      const says = `question "${id}": the mock knows neither of its readings ${unnamed.join(' and ')}`;
      return [{ ...told, says, todo: 'show each reading in mocks/' }];
    });
}

/** A reading that ends with a status or number need not be mentioned: the code parses that part. */
const isNamed = (reading: string): boolean => !/-\d{3}$|^\d+$/.test(reading);
