import { judgedRules } from '../../../conformance/checks/registry/registry.js';
import { mutants } from '../catalogue.js';

// Prints which rules are judged and which mutants there are: the check of the contract asks for it in a process of its
// own, as the code may have changed since that one began.
const known = Object.entries(mutants).map(([id, { breaks }]) => ({ id, breaks }));
process.stdout.write(JSON.stringify({ judged: [...judgedRules], mutants: known }));
