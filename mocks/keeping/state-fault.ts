/** Why a mock cannot continue from a file, and what to do; the caller adds the name of the file. */
export class StateFault extends Error {
  override readonly name = 'StateFault';
}
