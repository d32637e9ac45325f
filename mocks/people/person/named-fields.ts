/** Returns the paths in the query parameter `fields` of a person; undefined, which selects all, if there are none. */
export function namedFields(texts: readonly string[] | undefined): readonly string[] | undefined {
  const paths = texts?.map((text) => text.trim()).filter((text) => text !== '') ?? [];
  return paths.length === 0 ? undefined : paths;
}
