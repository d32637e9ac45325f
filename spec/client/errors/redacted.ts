/** Removes secrets from a text, in any encoding. A service may echo what it received. */
export function redacted(text: string, secrets: Iterable<string>): string {
  const forms = [...secrets].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
  ]);
  // Longest first: one may be part of another.
  const found = [...new Set(forms)].filter((form) => form !== '').sort((a, b) => b.length - a.length);
  return found.reduce((rest, form) => rest.replaceAll(form, '[secret]'), text);
}
