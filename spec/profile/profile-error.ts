/** A profile or reading is invalid. The message contains its place, the given value and what is accepted. */
export class ProfileError extends Error {
  override readonly name = 'ProfileError';
}
