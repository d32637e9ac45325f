/** The fields that the parameter `fields` of a person names; undefined, which stands for all, where it names none. */
export function namedFields(texts: readonly string[] | undefined): readonly string[] | undefined {
  const paths = texts?.map((text) => text.trim()).filter((text) => text !== '') ?? [];
  return paths.length === 0 ? undefined : paths;
}
