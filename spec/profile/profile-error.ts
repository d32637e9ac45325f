/** A profile, or a reading, that cannot be used: the message names the place, what stands there and what would do. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
}
