import { judgedRules } from '../../../conformance/checks/registry/registry.js';
import { mutants } from '../catalogue.js';

// Prints the judged rules and the mutants. The check of the contract runs this in a separate process, as the code may have
// changed since its own process started.
const known = Object.entries(mutants).map(([id, { breaks }]) => ({ id, breaks }));
process.stdout.write(JSON.stringify({ judged: [...judgedRules], mutants: known }));
