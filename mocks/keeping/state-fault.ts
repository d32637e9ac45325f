/** Why a file is no state that a mock can go on from, and what to do; the file is named by whoever reads it. */
export class StateFault extends Error {
  override readonly name = 'StateFault';
}
